import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import { newId } from '../../client/newId.ts';
import { useCommand } from '../../client/useCommand.ts';
import { restored } from '../../client/useFormDraft.ts';
import { useNewDraftKey } from '../../client/useNewDraftKey.ts';
import { useZone } from '../../client/useZone.ts';
import { createAppointment } from '../../domain/appointments/commands.ts';
import { formatMinutes } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { type AppointmentForm, BLANK_APPOINTMENT, nextQuarter } from './appointmentForm.ts';
import { SessionFormDialog } from './SessionFormDialog.tsx';
import { BOOKED } from './texts.ts';
import { bookingArgs } from './formOfSession.ts';
import { useSessionForm } from './useSessionForm.ts';

/** What the screen says of the session before the person does; it wins over a draft. */
type Given = Partial<AppointmentForm>;

/** A new session: for the patient, or at the time, that the address names. */
export default function NewAppointmentDialog({ target, at, draft = null, onClose }: DialogProps) {
  const zone = useZone();
  const [given] = useState(() => givenBy(target, at, zone));
  return <OpenDraft given={given} quick={false} draft={draft} onClose={onClose} />;
}

/** A session that starts now and lasts 50 minutes. */
export function QuickAppointmentDialog({ target, draft = null, onClose }: DialogProps) {
  const [given] = useState<Given>(() => (target ? { patientId: target } : {}));
  return <OpenDraft given={given} quick draft={draft} onClose={onClose} />;
}

function givenBy(patientId: string | null, at: string | null, zone: string): Given {
  const isValid = at !== null && !Number.isNaN(Date.parse(at));
  const time = isValid ? wallClock(at, zone) : null;
  return {
    ...(time && { day: time.day, start: formatMinutes(time.minutes) }),
    ...(patientId && { patientId }),
  };
}

interface BookingProps {
  readonly given: Given;
  readonly quick: boolean;
  readonly onClose: () => void;
}

const isForAnother = (draft: AppointmentForm, { patientId }: Given): boolean =>
  Boolean(patientId && draft.patientId && draft.patientId !== patientId);

function OpenDraft({ draft, ...props }: BookingProps & { readonly draft: string | null }) {
  const draftKey = useNewDraftKey(
    'appointment:new',
    draft,
    (value) => !isForAnother(restored(value, BLANK_APPOINTMENT), props.given),
  );
  return draftKey === undefined ? null : <Booking {...props} draftKey={draftKey} />;
}

/** Now, as the clinic counts it: a session that nothing more is known of. */
function proposal(zone: string): Given {
  const { day, minutes } = wallClock(new Date().toISOString(), zone);
  return { day, start: formatMinutes(nextQuarter(minutes)) };
}

function Booking({
  given,
  quick,
  draftKey,
  onClose,
}: BookingProps & { readonly draftKey: string }) {
  const zone = useZone();
  const { role } = useActor();
  const navigate = useNavigate();
  const [id] = useState(newId);
  const [start] = useState(() => ({ ...BLANK_APPOINTMENT, ...proposal(zone), ...given }));
  const form = useSessionForm({
    start,
    ownId: null,
    isNew: true,
    startsNow: quick,
    draftKey,
    adopt: (draft) => ({ ...draft, ...given }),
    schema: createAppointment.args,
    toArgs: bookingArgs(id, role),
  });
  const { run, saving, failure } = useCommand('appointment.create', BOOKED);
  const book = async () => {
    if (!(await form.submit(run))) return;
    if (!quick || role !== 'psych') return onClose();
    void navigate({
      to: '/app/sessoes/$appointmentId',
      params: { appointmentId: id },
      search: {},
      replace: true,
    });
  };
  return (
    <SessionFormDialog
      form={form}
      parts={quick ? 'quick' : 'all'}
      title={quick ? 'Sessão agora' : 'Nova sessão'}
      submitLabel={form.collision ? 'Agendar mesmo assim' : quick ? 'Iniciar sessão' : 'Agendar'}
      saving={saving}
      failure={failure}
      onSubmit={book}
      onClose={onClose}
    />
  );
}
