/** What the rest of the server may use of this area. */
export { withdrawInvites } from './decisions.ts';
export { sendWaiting } from './sending.ts';
