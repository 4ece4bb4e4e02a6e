import { useState } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { RepairDialog } from '../../ui/dialogs/FormDialog.tsx';
import { useSubmit } from '../../ui/fields/useSubmit.ts';
import { AppointmentFields } from './AppointmentFields.tsx';
import { type AppointmentForm, type Span } from './appointmentForm.ts';
import { formOfSession } from './formOfSession.ts';
import { useAppointmentForm } from './useAppointmentForm.ts';
import { UNKNOWN } from '../../data/queries/known.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';

/** Mends a refused new session: another time, another patient. */
export function NewAppointmentEditor({
  args,
  onSubmit,
  ...props
}: CommandEditorProps<'appointment.create'>) {
  const zone = useZone();
  const { role } = useActor();
  const psychologistId = args.psychId ?? null;
  const start = { ...formOfSession({ ...args, psychologistId }, zone), notes: args.notes ?? '' };
  const submit = (span: Span, form: AppointmentForm) =>
    onSubmit({
      ...args,
      ...span,
      patientId: form.patientId,
      notes: form.notes.trim() ? form.notes : null,
      ...(role === 'administrator' && form.psychologistId ? { psychId: form.psychologistId } : {}),
    });
  return (
    <Editor {...props} title="Nova sessão" ownId={args.id} start={start} isNew onSubmit={submit} />
  );
}

/** Mends a refused move: the time that was wanted, over the session as it is now. */
export function AppointmentEditor({
  args,
  onSubmit,
  ...props
}: CommandEditorProps<'appointment.update'>) {
  const zone = useZone();
  const details = useLive('appointments.byId', { id: args.id });
  if (details === undefined) return null;
  if (details === null || details === UNKNOWN)
    return (
      <AppDialog open title="Remarcar" onClose={props.onClose}>
        {details === UNKNOWN ? (
          <Arriving what="Esta sessão ainda não chegou a este aparelho." />
        ) : (
          'Agendamento não encontrado. Pode ter sido removido ou cancelado.'
        )}
      </AppDialog>
    );
  const { startAt = details.row.startAt, endAt = details.row.endAt } = args;
  return (
    <Editor
      {...props}
      title="Remarcar"
      ownId={args.id}
      start={formOfSession({ ...details.row, startAt, endAt }, zone)}
      isNew={false}
      onSubmit={(span) => onSubmit({ ...args, ...span })}
    />
  );
}

function Editor(props: {
  title: string;
  reason: string | null;
  ownId: string;
  start: AppointmentForm;
  isNew: boolean;
  onSubmit: (span: Span, form: AppointmentForm) => Promise<void>;
  onClose: () => void;
}) {
  const { isNew } = props;
  const [form, setForm] = useState(props.start);
  const { submit, failure, saving } = useSubmit(props.reason);
  const judged = useAppointmentForm({ form, ownId: props.ownId, isNew, startsNow: false });
  const shown = { ...form, psychologistId: judged.psychologistId };
  const retry = async () => {
    const span = judged.check();
    if (span) await submit(() => props.onSubmit(span, shown));
  };
  return (
    <RepairDialog
      title={props.title}
      onClose={props.onClose}
      onSubmit={retry}
      saving={saving}
      failure={failure}
    >
      <AppointmentFields
        form={shown}
        errors={judged.errors}
        onChange={(changes) => {
          setForm((former) => ({ ...former, ...changes }));
          judged.clear(changes);
        }}
        earliest={judged.earliest}
        needsPsychologist={isNew && judged.needsPsychologist}
        collision={judged.collision}
        parts={isNew ? 'all' : 'time'}
      />
    </RepairDialog>
  );
}
