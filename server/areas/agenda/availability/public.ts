/** What the rest of the server may use of this area. */
export { bookableSlots, type Finder, isBookable, readAgenda } from './agenda.ts';
