/** What the rest of the server may use of this area. */
export { statusNow, visibleAppointments } from './query.ts';
export { ofPatient } from './read.ts';
