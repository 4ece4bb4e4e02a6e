import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { ReasonEditor } from '../../pieces/forms/ReasonEditor.tsx';
import { cancelAppointment } from '../../domain/appointments/commands.ts';

/** Mends a refused cancellation: its reason. */
export default function CancelEditor(props: CommandEditorProps<'appointment.cancel'>) {
  return <ReasonEditor {...props} title="Cancelar sessão" schema={cancelAppointment.args} />;
}
