/** The parts of this area that the rest of the server may use. */
export { entriesWithin } from './entries.ts';
export { keptNames } from './keptNames.ts';
export { keepBuyer } from './parties.ts';
export { visiblePayments } from './query.ts';
export { readRecentPayments } from './read.ts';
