/** What the rest of the server may use of this area. */
export { withdrawInvites } from './decisions.ts';
export { awaitMailbox } from './mail-job.ts';
export { isProved } from './read.ts';
export { countInvitation, sendWaiting } from './sending.ts';
