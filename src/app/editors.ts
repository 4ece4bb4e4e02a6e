import { lazy } from 'react';
import type { CommandEditors } from '../client/commandEditor.ts';

const patients = () => import('../features/patients/PatientEditor.tsx');
const agenda = () => import('../features/agenda/AppointmentEditor.tsx');
const notes = () => import('../features/notes/NoteEditors.tsx');

/** The forms with which a refused change can be mended, by command. */
export const commandEditors: CommandEditors = {
  'user.updateProfile': lazy(() => import('../features/account/ProfileEditor.tsx')),
  'patient.create': lazy(() => patients().then((m) => ({ default: m.NewPatientEditor }))),
  'patient.update': lazy(() => patients().then((m) => ({ default: m.PatientEditor }))),
  'appointment.create': lazy(() => agenda().then((m) => ({ default: m.NewAppointmentEditor }))),
  'appointment.update': lazy(() => agenda().then((m) => ({ default: m.AppointmentEditor }))),
  'note.create': lazy(() => notes().then((m) => ({ default: m.NewNoteEditor }))),
  'note.update': lazy(() => notes().then((m) => ({ default: m.NoteEditor }))),
};
