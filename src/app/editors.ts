import type { CommandEditors } from '../client/commandEditor.ts';
import { arrivingDialog } from '../ui/dialogs/arrivingDialog.ts';

const patients = () => import('../features/patients/PatientEditor.tsx');
const agenda = () => import('../features/agenda/AppointmentEditor.tsx');
const notes = () => import('../features/notes/NoteEditors.tsx');

/** The forms with which a refused change can be mended, by command. */
export const commandEditors: CommandEditors = {
  'user.updateProfile': arrivingDialog(() =>
    import('../features/account/ProfileEditor.tsx').then((m) => m.default),
  ),
  'patient.create': arrivingDialog(() => patients().then((m) => m.NewPatientEditor)),
  'patient.update': arrivingDialog(() => patients().then((m) => m.PatientEditor)),
  'appointment.create': arrivingDialog(() => agenda().then((m) => m.NewAppointmentEditor)),
  'appointment.update': arrivingDialog(() => agenda().then((m) => m.AppointmentEditor)),
  'note.create': arrivingDialog(() => notes().then((m) => m.NewNoteEditor)),
  'note.update': arrivingDialog(() => notes().then((m) => m.NoteEditor)),
};
