import { useState } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useLive } from '../../client/useLive.ts';
import { useRepair } from '../../client/useRepair.ts';
import { useZone } from '../../client/useZone.ts';
import { UNKNOWN } from '../../data/queries/known.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { createAppointment, updateAppointment } from '../../domain/appointments/commands.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { REPAIR } from '../../ui/forms/FormDialog.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { bookingArgs, formOfSession } from './formOfSession.ts';
import { SessionFormDialog } from './SessionFormDialog.tsx';
import { useSessionForm } from './useSessionForm.ts';

/** Mends a refused new session: another time, another patient. */
export function NewAppointmentEditor(props: CommandEditorProps<'appointment.create'>) {
  const { args, refusal, onSubmit, onClose } = props;
  const zone = useZone();
  const { role } = useActor();
  const toArgs = bookingArgs(args.id, role);
  const form = useSessionForm({
    start: {
      ...formOfSession({ ...args, psychologistId: args.psychId ?? null }, zone),
      notes: args.notes ?? '',
    },
    ownId: args.id,
    isNew: true,
    isRepair: true,
    schema: createAppointment.args,
    toArgs: (values, span) => ({ ...args, notes: null, ...toArgs(values, span) }),
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <SessionFormDialog
      {...REPAIR}
      form={form}
      parts="all"
      title="Nova sessão"
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}

/** Mends a refused move or association: what was wanted, over the session as it is now. */
export function AppointmentEditor(props: CommandEditorProps<'appointment.update'>) {
  const details = useLive('appointments.byId', { id: props.args.id });
  const [row, setRow] = useState<AppointmentRow | null>(null);
  if (row === null && details && details !== UNKNOWN) setRow(details.row);
  if (row) return <Changes {...props} row={row} />;
  if (details === undefined) return null;
  return (
    <AppDialog open title="Remarcar" onClose={props.onClose}>
      {details === UNKNOWN ? (
        <Arriving what="Esta sessão ainda não chegou a este aparelho." />
      ) : (
        'Agendamento não encontrado. Pode ter sido removido ou cancelado.'
      )}
    </AppDialog>
  );
}

function Changes({
  args,
  refusal,
  row,
  onSubmit,
  onClose,
}: CommandEditorProps<'appointment.update'> & { readonly row: AppointmentRow }) {
  const zone = useZone();
  const { startAt = row.startAt, endAt = row.endAt, patientId = row.patientId } = args;
  const isMove = args.startAt !== undefined;
  const form = useSessionForm({
    start: formOfSession({ ...row, startAt, endAt, patientId }, zone),
    ownId: args.id,
    isNew: false,
    isRepair: true,
    schema: updateAppointment.args,
    toArgs: (values, span) => ({
      ...args,
      ...(isMove && span),
      ...(args.patientId && { patientId: values.patientId ?? undefined }),
    }),
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <SessionFormDialog
      {...REPAIR}
      form={form}
      parts={isMove ? 'time' : 'patient'}
      title={isMove ? 'Remarcar' : 'Associar paciente'}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}
