/** What the rest of the server may use of this area. */
export { leaveCalendar } from './access/connect.ts';
