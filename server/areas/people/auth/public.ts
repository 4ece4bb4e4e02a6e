/** Exports of this area for the rest of the server. */
export { lockPassword, readAccount, writePassword } from './accounts.ts';
export { authenticate } from './sessions/authenticate.ts';
export { forgetAccess } from './forget-access.ts';
export { rememberDevice } from './sessions/known-devices.ts';
export {
  dropTokens,
  type OneTimeToken,
  findToken,
  issueToken,
  useToken,
} from './one-time-tokens.ts';
export { verificationJob } from './mail-jobs.ts';
export { hashPassword, requireStrong } from './password/password.ts';
export { requirePassword } from './password/require-password.ts';
export { type AuthService, createAuthService } from './sessions/service.ts';
export { createSigningKey } from './sessions/signing-key.ts';
