import { useState } from 'react';
import { newId } from '../../../client/newId.ts';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useEntityForm } from '../../../client/drafts/useEntityForm.ts';
import { useNewDraftKey } from '../../../client/drafts/useNewDraftKey.ts';
import type { FreeDay } from '../../../data/queries/portal/portalTimes.ts';
import { createAppointment } from '../../../domain/appointments/commands.ts';
import { SLOT_UNAVAILABLE } from '../../../domain/appointments/refusals.ts';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { useMyAppointments } from '../useMyAppointments.ts';
import { BookingSteps } from './BookingSteps.tsx';
import { KnownTimes } from './KnownTimes.tsx';
import { useGrant } from './useGrant.ts';
import { argsOf, BLANK } from './wishes.ts';

const BOOKED = {
  done: 'Agendamento realizado!',
  refused: (code: string) => (code === 'slot_unavailable' ? SLOT_UNAVAILABLE : 'Erro ao agendar'),
};

/** A patient asks for a session at one of the psychologist's free times. */
export default function BookingDialog({ draft = null, onClose }: DialogProps) {
  const draftKey = useNewDraftKey('appointment:new', draft);
  return (
    <KnownTimes onClose={onClose}>
      {(days) =>
        draftKey !== undefined && <NewBooking days={days} draftKey={draftKey} onClose={onClose} />
      }
    </KnownTimes>
  );
}

function NewBooking(props: {
  readonly days: readonly FreeDay[];
  readonly draftKey: string;
  readonly onClose: () => void;
}) {
  const { days, draftKey, onClose } = props;
  const { patientId = null } = useMyAppointments();
  const [id] = useState(newId);
  const form = useEntityForm({
    schema: createAppointment.args,
    start: BLANK,
    draftKey,
    // The times may be gone when it goes on; the words are not.
    isWorthKeeping: ({ notes }) => notes.trim() !== '',
    toArgs: (values) => argsOf({ id, patientId }, values),
  });
  const { run, saving, failure } = useCommand('appointment.create', BOOKED);
  const tellGrant = useGrant();
  const submit = async () => {
    const [first] = form.values.wishes;
    const sent = await form.submit(run);
    if (!sent || !first) return false;
    void tellGrant(sent, id, first);
    onClose();
    return true;
  };
  if (!form.isReady) return null;
  return (
    <BookingSteps
      form={form}
      days={days}
      submitLabel="Agendar"
      saving={saving}
      failure={failure}
      failureTitle="Erro ao agendar"
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
