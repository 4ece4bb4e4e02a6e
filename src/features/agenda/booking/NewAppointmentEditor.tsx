import type { CommandEditorProps } from '../../../client/commands/commandEditor.ts';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useZone } from '../../../client/time/useZone.ts';
import { createAppointment } from '../../../domain/appointments/commands.ts';
import { MendedDialog } from '../../../pieces/forms/SendingDialog.tsx';
import { bookingArgs, formOfSession } from './formOfSession.ts';
import { SessionFields, whileTaken } from './SessionFields.tsx';
import { useSessionForm } from './useSessionForm.ts';

/** Mends a refused new session: another time, another patient. */
export function NewAppointmentEditor(props: CommandEditorProps<'appointment.create'>) {
  const { args } = props;
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
  return (
    <MendedDialog refused={props} title="Nova sessão" form={form} {...whileTaken(form)}>
      <SessionFields form={form} parts="all" />
    </MendedDialog>
  );
}
