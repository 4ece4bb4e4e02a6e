/** What the rest of the server may use of this area. */
export { paymentsWithin, visiblePayments } from './query.ts';
export { readRecentPayments } from './read.ts';
