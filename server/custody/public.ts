/** What the rest of the server may use of this area. */
export { forgetSigningKey } from './keys.ts';
