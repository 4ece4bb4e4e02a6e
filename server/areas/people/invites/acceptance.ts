import type { AcceptInput } from '../../../../src/domain/auth/forms.ts';
import type { Account, SignedIn } from '../../../../src/domain/contract/signIn.ts';
import type { Validation } from '../../../../src/domain/contract/invites.ts';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import { required } from '../../../../src/domain/core/documents.ts';
import { uuidv7 } from '../../../../src/domain/core/id.ts';
import { type Acceptance, acceptance } from '../../../../src/domain/legal/terms.ts';
import type { Patient } from '../../../../src/domain/patients/patient.ts';
import { type User, WEEKS_AHEAD_DEFAULT } from '../../../../src/domain/users/user.ts';
import {
  type AuthService,
  findToken,
  hashPassword,
  type OneTimeToken,
  readAccount,
  rememberDevice,
  requireStrong,
  useToken,
  verificationJob,
  writePassword,
} from '../auth/public.ts';
import { recordEvent } from '../../../engine/audit-log/events.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { changeDocuments } from '../../../engine/documents/change.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { asRefusal } from '../../../engine/execution/constraints.ts';
import type { Caller } from './admit-link.ts';
import { type OpenInvite, opens, readInvite } from './read.ts';

const CLOSED: Validation = {
  isValid: false,
  patientEmail: null,
  patientName: null,
  psychologistName: null,
  expiresAt: null,
};

const invalid = (): DomainError =>
  new DomainError(
    'invite_invalid',
    'Este convite não é válido ou expirou. Entre em contato com seu psicólogo.',
    400,
  );

interface Opened {
  readonly token: OneTimeToken;
  readonly invite: OpenInvite;
}

/** The invitation that a link opens now. */
async function open(
  { db, clock }: Pick<ServerParts, 'db' | 'clock'>,
  link: string,
): Promise<Opened | undefined> {
  const token =
    (await findToken(db, 'patient_invite', link)) ?? (await findToken(db, 'handed_invite', link));
  if (!token) return undefined;
  const { tenantId, subjectId } = token;
  const invite = await withTenant(db, tenantId, (tx) => readInvite(tx, tenantId, subjectId));
  const now = new Date(clock.now()).toISOString();
  return invite && opens(token, invite, now) ? { token, invite } : undefined;
}

/** What the form of an invitation shows. Why a link does not open is not told. */
export async function validateInvite(parts: ServerParts, link: string): Promise<Validation> {
  const opened = await open(parts, link);
  if (!opened) return CLOSED;
  const { patientEmail, patientName, psychologistName, expiresAt } = opened.invite;
  return { isValid: true, patientEmail, patientName, psychologistName, expiresAt };
}

/** @param verifiedAt since when the address is known to be the patient's */
const accountOf = (
  id: string,
  { name, email, phone }: Patient,
  verifiedAt: string | null,
  accepted: Acceptance,
): User => ({
  id,
  name,
  role: 'patient',
  email,
  crp: null,
  specialization: null,
  phone,
  bio: null,
  availabilityWeeksAhead: WEEKS_AHEAD_DEFAULT,
  emailVerifiedAt: verifiedAt,
  ...accepted,
  isActive: true,
});

/**
 * Makes the patient's account and signs it in; the link opens no longer.
 * @throws DomainError 400 `invite_invalid`, 409 `email_taken`, 422 `password_weak`
 */
export async function acceptInvite(
  parts: ServerParts,
  auth: AuthService,
  link: string,
  { password, device, termsVersion }: AcceptInput,
  caller: Partial<Caller> = {},
): Promise<SignedIn> {
  const opened = await open(parts, link);
  if (!opened) throw invalid();
  const { patientName: name, patientEmail: email, patientPhone, patientCpf } = opened.invite;
  requireStrong(password, { name, email, phone: patientPhone, cpf: patientCpf });
  const passwordHash = await hashPassword(password);
  const chosen = { passwordHash, device, termsVersion, ...caller };
  const signedIn = await createAccount(parts, auth, { ...opened, ...chosen }).catch(
    (error: unknown) => {
      throw asRefusal(error);
    },
  );
  return auth.answer(signedIn.account, signedIn.sessionId);
}

interface Accepted extends Opened, Partial<Caller> {
  readonly passwordHash: string;
  readonly device: string | undefined;
  readonly termsVersion: number | undefined;
}

function createAccount(
  parts: ServerParts,
  auth: AuthService,
  accepting: Accepted,
): Promise<{ account: Account; sessionId: string }> {
  const { token, passwordHash, device, termsVersion, address, agent } = accepting;
  const { id, patientId } = accepting.invite;
  const { clock, random } = parts;
  const { tenantId } = token;
  const now = new Date(clock.now()).toISOString();
  const userId = uuidv7(clock.now(), random);
  return changeDocuments(parts, tenantId, async (change) => {
    const { tx, documents, load, write } = change;
    // Under the tenant's lock: what was read before may have changed.
    const invite = await readInvite(tx, tenantId, id);
    if (!invite || !opens(token, invite, now) || !(await useToken(tx, token, now))) throw invalid();
    await load([
      ['patientInvites', id],
      ['patients', patientId],
      ['users', userId],
    ]);
    const patient = required(documents, 'patients', patientId);
    // A mailed link has shown that the address is the patient's; whoever handed one over may have used it.
    const terms = acceptance(termsVersion, now);
    const isMailed = token.purpose === 'patient_invite';
    documents.put('users', accountOf(userId, patient, isMailed ? now : null, terms));
    if (!isMailed) await change.enqueue([verificationJob(userId)]);
    documents.put('patients', { ...patient, userId });
    const accepted = required(documents, 'patientInvites', id);
    documents.put('patientInvites', { ...accepted, status: 'accepted' });
    await write();
    await writePassword(tx, tenantId, userId, passwordHash);
    await rememberDevice(tx, { tenantId, userId }, device, clock.now());
    const account = (await readAccount(tx, tenantId, userId)) as Account;
    const person = { actorId: userId, subjectId: patientId, address };
    await recordEvent(tx, parts, { tenantId, kind: 'invite.accepted', ...person });
    return { account, sessionId: await auth.open(tx, account, address, agent) };
  });
}
