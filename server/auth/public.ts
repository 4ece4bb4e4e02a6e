/** What the rest of the server may use of this area. */
export { lockPassword, readAccount, writePassword } from './accounts.ts';
export { authenticate } from './authenticate.ts';
export { forgetAccess } from './forget-access.ts';
export { rememberDevice } from './known-devices.ts';
export {
  dropTokens,
  type OneTimeToken,
  findToken,
  issueToken,
  useToken,
} from './one-time-tokens.ts';
export { verificationJob } from './mail-jobs.ts';
export { hashPassword, requireStrong } from './password.ts';
export { requirePassword } from './require-password.ts';
export { type AuthService, createAuthService } from './service.ts';
export { createSigningKey } from './signing-key.ts';
