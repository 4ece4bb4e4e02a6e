import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { newId } from '../../../client/newId.ts';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { restored } from '../../../client/drafts/useFormDraft.ts';
import { useNewDraftKey } from '../../../client/drafts/useNewDraftKey.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { durationMinutes } from '../../../domain/appointments/span.ts';
import { createAppointment } from '../../../domain/appointments/commands.ts';
import { formatMinutes } from '../../../domain/time/format.ts';
import { wallClock } from '../../../domain/time/zone.ts';
import { BOOKED } from '../../../pieces/sessions/booked.ts';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { FormDialog } from '../../../ui/forms/FormDialog.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { type AppointmentForm, BLANK_APPOINTMENT, spanOf } from './appointmentForm.ts';
import { RepeatLink } from './RepeatLink.tsx';
import { SessionFields, whileTaken } from './SessionFields.tsx';
import { HELD, RECORDED } from '../texts.ts';
import { bookingArgs } from './formOfSession.ts';
import { useProposal } from './useProposal.ts';
import { useSessionForm } from './useSessionForm.ts';

/** What the screen says of the session before the person does; it wins over a draft. */
type Given = Partial<AppointmentForm>;

/** A new session: for the patient, or at the time, that the address names. */
export default function NewAppointmentDialog(props: DialogProps) {
  const { target, at, who = null, draft = null, onClose } = props;
  const zone = useZone();
  const [given] = useState(() => givenBy(target, at, who, zone));
  return <OpenDraft given={given} quick={false} draft={draft} onClose={onClose} />;
}

/** A session that starts now and lasts 50 minutes. */
export function QuickAppointmentDialog({ target, draft = null, onClose }: DialogProps) {
  const [given] = useState<Given>(() => (target ? { patientId: target } : {}));
  return <OpenDraft given={given} quick draft={draft} onClose={onClose} />;
}

function givenBy(
  patientId: string | null,
  at: string | null,
  psychologistId: string | null,
  zone: string,
): Given {
  const [startAt = '', endAt = ''] = at?.split('/') ?? [];
  const isInstant = (one: string) => !Number.isNaN(Date.parse(one));
  return {
    ...(isInstant(startAt) && startOf(startAt, zone)),
    ...(isInstant(startAt) &&
      isInstant(endAt) && { duration: String(durationMinutes({ startAt, endAt })) }),
    ...(patientId && { patientId }),
    ...(psychologistId && { psychologistId }),
  };
}

function startOf(instant: string, zone: string): Given {
  const { day, minutes } = wallClock(instant, zone);
  return { day, start: formatMinutes(minutes) };
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
  const proposal = useProposal(props.given.psychologistId ?? null);
  if (draftKey === undefined || proposal === undefined) return null;
  return <Booking {...props} proposal={proposal} draftKey={draftKey} />;
}

/** Opens the page of a session in the place of its form. */
function useOpenSession(): (appointmentId: string) => void {
  const navigate = useNavigate();
  return (appointmentId) =>
    void navigate({
      to: '/app/sessoes/$appointmentId',
      params: { appointmentId },
      search: {},
      replace: true,
    });
}

function Booking({
  given,
  proposal,
  quick,
  draftKey,
  onClose,
}: BookingProps & { readonly draftKey: string; readonly proposal: Given }) {
  const zone = useZone();
  const now = useNow();
  const { role } = useActor();
  const openSession = useOpenSession();
  const [id] = useState(newId);
  const [start] = useState(() => ({ ...BLANK_APPOINTMENT, ...proposal, ...given }));
  const form = useSessionForm({
    start,
    ownId: null,
    isNew: true,
    allowsPast: (given.day ?? '9') < wallClock(now, zone).day,
    startsNow: quick,
    draftKey,
    adopt: (draft) => ({ ...draft, ...given }),
    schema: createAppointment.args,
    toArgs: bookingArgs(id, role),
  });
  const span = quick ? null : spanOf(form.values, zone);
  const isHeld = span !== null && span.endAt <= now;
  const { run, saving, failure } = useCommand('appointment.create', isHeld ? RECORDED : BOOKED);
  const complete = useCommand('appointment.complete', HELD);
  const book = async () => {
    if (!(await form.submit(run))) return;
    if (isHeld) await complete.run({ id });
    if (!quick || role !== 'psych') return onClose();
    openSession(id);
  };
  if (!form.isReady) return null;
  return (
    <FormDialog
      {...(isHeld ? HELD_WORDS : quick ? QUICK_WORDS : NEW_WORDS)}
      {...(form.collision && !form.isTaken && { submitLabel: 'Guardar e conferir depois' })}
      form={form}
      {...whileTaken(form)}
      saving={saving}
      failure={failure}
      onSubmit={book}
      onClose={onClose}
    >
      <SessionFields
        form={form}
        parts={quick ? 'quick' : 'all'}
        {...(!quick &&
          !isHeld && {
            about: <RepeatLink patientId={form.values.patientId} startAt={span?.startAt} />,
          })}
      />
    </FormDialog>
  );
}

const NEW_WORDS = { title: 'Nova sessão', submitLabel: 'Agendar' };
const QUICK_WORDS = { title: 'Sessão agora', submitLabel: 'Iniciar sessão' };
const HELD_WORDS = { title: 'Registrar sessão realizada', submitLabel: 'Registrar' };
