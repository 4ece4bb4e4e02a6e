/** The part of this area that the rest of the server may use. */
export { forgetSigningKey } from './keys.ts';
