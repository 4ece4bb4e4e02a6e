import type { CommandEditorProps } from '../../../client/commandEditor.ts';
import { NewAppointmentEditor } from '../../../features/agenda/AppointmentEditor.tsx';
import { BookingEditor } from '../../../features/booking/BookingEditor.tsx';

/** Mends a refused new session by the free times, or by the agenda's form for any time. */
export const NewSessionEditor = (props: CommandEditorProps<'appointment.create'>) => (
  <BookingEditor {...props} FreeForm={NewAppointmentEditor} />
);
