/** What the rest of the server may use of this area. */
export { admitLink, type Caller } from './admit-link.ts';
export { withdrawInvites } from './decisions.ts';
export { sendToMailbox } from './mail-job.ts';
export { isOpen, isProved } from './read.ts';
export { countInvitation, sendWaiting } from './sending.ts';
