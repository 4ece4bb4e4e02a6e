import { DomainError } from '../../../../../src/domain/core/errors.ts';
import type { LoginRequest } from '../../../../../src/domain/auth/signInForm.ts';
import { recordFailure } from '../../../../engine/audit-log/failures.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { type Candidate, findCandidates, NOBODY } from '../accounts.ts';
import type { Admission } from '../../../../kernel/attempts.ts';
import { isKnownDevice, proofOf } from '../sessions/known-devices.ts';
import type { LimitName } from '../../../../kernel/limits.ts';
import { passwordMatches } from './password.ts';
import { admitDevice, admitSignIn, forgive, forgiveDevice } from './sign-in-attempts.ts';

const wrongCredentials = (): DomainError =>
  new DomainError(
    'invalid_credentials',
    'Email ou senha incorretos. Verifique suas credenciais.',
    401,
  );

interface Attempting {
  readonly parts: Pick<ServerParts, 'db' | 'clock' | 'random' | 'config'>;
  readonly admission: Admission;
  readonly login: LoginRequest;
  readonly address: string;
}

/** Tells the practice of a refusal, and the caller no more than that there was one. */
export async function refuse(
  { parts, address }: Pick<Attempting, 'parts' | 'address'>,
  candidate: Candidate | undefined,
): Promise<never> {
  await recordFailure(parts, candidate?.account, 'session.refused', address);
  throw wrongCredentials();
}

/** Whose password it is; hashes at least once. */
export async function matching(
  candidates: readonly Candidate[],
  password: string,
): Promise<Candidate | undefined> {
  for (const candidate of candidates)
    if (await passwordMatches(candidate.passwordHash, password)) return candidate;
  if (candidates.length === 0) await passwordMatches(undefined, password);
  return undefined;
}

/** The account of the address that signed in on this device before. */
async function ofDevice({ parts, login }: Attempting): Promise<Candidate | undefined> {
  const { email, device } = login;
  if (device === undefined) return undefined;
  const isKnown = (person: typeof NOBODY) =>
    isKnownDevice(parts.db, person, device, parts.clock.now());
  const candidates = await findCandidates(parts.db, email);
  for (const candidate of candidates) {
    const { tenantId, id: userId } = candidate.account;
    if (await isKnown({ tenantId, userId })) return candidate;
  }
  if (candidates.length === 0) await isKnown(NOBODY);
  return undefined;
}

async function onKnownDevice(
  attempting: Attempting,
  known: Candidate,
): Promise<Candidate | undefined> {
  const { admission, login } = attempting;
  const proof = proofOf(known.account.id, login.device ?? '');
  await admitDevice(admission, proof);
  if (!(await passwordMatches(known.passwordHash, login.password))) return undefined;
  await forgiveDevice(admission, proof);
  return known;
}

/** @param known the account whose device it is, if any: its own password has been tried */
async function asStranger(attempting: Attempting, known?: Candidate): Promise<Candidate> {
  const { parts, admission, login, address } = attempting;
  const attempt = { email: login.email, address };
  await admitSignIn(admission, attempt);
  const candidates = await findCandidates(parts.db, login.email);
  const others = candidates.filter(({ account }) => account.id !== known?.account.id);
  const found = await matching(others, login.password);
  if (!found) return refuse(attempting, candidates[0]);
  await forgive(admission, attempt);
  return found;
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
): Promise<Candidate> {
  const { db, clock, config } = parts;
  const onPassed = async (limit: LimitName): Promise<void> => {
    if (limit === 'loginAddress') return;
    const [locked] = await findCandidates(db, login.email);
    await recordFailure(parts, locked?.account, 'account.locked', address);
  };
  const admission = { db, now: clock.now(), overrides: config?.limits, onPassed };
  const attempting = { parts, admission, address, login };
  const known = await ofDevice(attempting);
  if (!known) return asStranger(attempting);
  const proved = await onKnownDevice(attempting, known);
  if (proved) return proved;
  const isOnly = (await findCandidates(db, login.email)).length === 1;
  return isOnly ? refuse(attempting, known) : asStranger(attempting, known);
}
