import type { CommandEditorProps } from '../../../client/commands/commandEditor.ts';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { NewAppointmentEditor } from '../../../features/agenda/booking/NewAppointmentEditor.tsx';
import { BookingEditor } from '../../../features/booking/BookingEditor.tsx';
import PatientBookingEditor from '../../../features/portal/booking/BookingEditor.tsx';

/** Mends a refused new session by the free times, or by the agenda's form for any time; a patient's by the free times alone. */
export function NewSessionEditor(props: CommandEditorProps<'appointment.create'>) {
  const { role } = useActor();
  return role === 'patient' ? (
    <PatientBookingEditor {...props} />
  ) : (
    <BookingEditor {...props} FreeForm={NewAppointmentEditor} />
  );
}
