/** What the rest of the server may use of this area. */
export { isBookable, readAgenda } from './agenda.ts';
