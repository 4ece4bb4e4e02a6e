import { DomainError } from '../../src/domain/core/errors.ts';
import type { LoginRequest } from '../../src/domain/auth/forms.ts';
import { recordFailure } from '../audit/failures.ts';
import type { ServerParts } from '../parts.ts';
import { type Credentials, findCredentials, NOBODY } from './accounts.ts';
import type { Admission } from './attempts.ts';
import type { LimitName } from './limits.ts';
import { isKnownDevice, proofOf } from './known-devices.ts';
import { passwordMatches } from './password.ts';
import { admitDevice, admitSignIn, forgive, forgiveDevice } from './sign-in-attempts.ts';

export const wrongCredentials = (): DomainError =>
  new DomainError(
    'invalid_credentials',
    'Email ou senha incorretos. Verifique suas credenciais.',
    401,
  );

interface Attempting {
  readonly parts: Pick<ServerParts, 'db' | 'clock' | 'random' | 'config'>;
  readonly address: string;
  readonly admission: Admission;
  readonly login: LoginRequest;
}

/** The account of the address that signed in on this device before. */
async function ofDevice({ parts, login }: Attempting): Promise<Credentials | undefined> {
  const { email, device } = login;
  if (device === undefined) return undefined;
  const found = await findCredentials(parts.db, email);
  const person = found ? { tenantId: found.account.tenantId, userId: found.account.id } : NOBODY;
  return (await isKnownDevice(parts.db, person, device, parts.clock.now())) ? found : undefined;
}

async function onKnownDevice(
  { parts, admission, address, login: { device = '', password } }: Attempting,
  known: Credentials,
): Promise<Credentials> {
  const proof = proofOf(known.account.id, device);
  await admitDevice(admission, proof);
  if (!(await passwordMatches(known.passwordHash, password))) {
    await recordFailure(parts, known.account, 'session.refused', address);
    throw wrongCredentials();
  }
  await forgiveDevice(admission, proof);
  return known;
}

/**
 * Whose account it is, by its password. Attempts on a device where the person has signed in before are counted for that
 * device; all others for the network they come from and, far above that, for the account.
 * @param address where the request came from
 * @throws DomainError 401, 429
 */
export async function provePassword(
  parts: Attempting['parts'],
  login: LoginRequest,
  address: string,
): Promise<Credentials> {
  const { db, clock, config } = parts;
  const onPassed = async (limit: LimitName): Promise<void> => {
    if (limit === 'loginAddress') return;
    const locked = await findCredentials(db, login.email);
    await recordFailure(parts, locked?.account, 'account.locked', address);
  };
  const admission = { db, now: clock.now(), overrides: config?.limits, onPassed };
  const attempting = { parts, admission, address, login };
  const known = await ofDevice(attempting);
  if (known) return onKnownDevice(attempting, known);
  const attempt = { email: login.email, address };
  await admitSignIn(admission, attempt);
  const found = await findCredentials(db, login.email);
  const matches = await passwordMatches(found?.passwordHash, login.password);
  if (!found || !matches) {
    await recordFailure(parts, found?.account, 'session.refused', address);
    throw wrongCredentials();
  }
  await forgive(admission, attempt);
  return found;
}
