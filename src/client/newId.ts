import { uuidv7 } from '../domain/core/id.ts';

/** An id for something that the person creates on this device. */
export const newId = (): string =>
  uuidv7(Date.now(), (length) => crypto.getRandomValues(new Uint8Array(length)));
