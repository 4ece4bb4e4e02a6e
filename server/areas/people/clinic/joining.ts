import type { JoinInput } from '../../../../src/domain/clinic/forms.ts';
import type { Account, SignedIn } from '../../../../src/domain/contract/signIn.ts';
import type { MemberInvitation } from '../../../../src/domain/contract/clinic.ts';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import { acceptance } from '../../../../src/domain/legal/terms.ts';
import { uuidv7 } from '../../../../src/domain/core/id.ts';
import { type User, WEEKS_AHEAD_DEFAULT } from '../../../../src/domain/users/user.ts';
import { recordEvent } from '../../../engine/audit-log/events.ts';
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
import type { Tables } from '../../../kernel/db/schema.ts';
import { findAccount, withTenant } from '../../../kernel/db/tenant.ts';
import { changeDocuments } from '../../../engine/documents/change.ts';
import { type Caller, isOpen } from '../invites/public.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { asRefusal, emailTaken } from '../../../engine/execution/constraints.ts';
import { readMemberInvite } from './invites.ts';
import { readPlaces, requirePlace } from './places.ts';

type InviteRow = Tables['member_invites'];

const CLOSED: MemberInvitation = {
  isValid: false,
  email: null,
  clinicName: null,
  hasAccount: false,
};

const invalid = (): DomainError =>
  new DomainError(
    'invite_invalid',
    'Este convite não é válido ou expirou. Peça outro a quem administra a clínica.',
    400,
  );

const opens = (token: OneTimeToken, { status, expires_at }: InviteRow, now: string): boolean =>
  isOpen(token, { status, expiresAt: expires_at }, now);

interface Opened {
  readonly token: OneTimeToken;
  readonly invite: InviteRow;
}

async function open(
  { db, clock }: Pick<ServerParts, 'db' | 'clock'>,
  link: string,
): Promise<Opened | undefined> {
  const token =
    (await findToken(db, 'member_invite', link)) ??
    (await findToken(db, 'handed_member_invite', link));
  if (!token) return undefined;
  const { tenantId, subjectId } = token;
  const invite = await withTenant(db, tenantId, (tx) => readMemberInvite(tx, tenantId, subjectId));
  const now = new Date(clock.now()).toISOString();
  return invite && opens(token, invite, now) ? { token, invite } : undefined;
}

const isMailed = ({ purpose }: OneTimeToken): boolean => purpose === 'member_invite';

/** What the form of an invitation shows. Why a link does not open is not told. */
export async function validateMemberInvite(
  parts: ServerParts,
  link: string,
): Promise<MemberInvitation> {
  const opened = await open(parts, link);
  if (!opened) return CLOSED;
  const { token, invite } = opened;
  const { tenantId } = token;
  const tenant = await withTenant(parts.db, tenantId, (tx) =>
    tx.selectFrom('tenants').select('name').where('id', '=', tenantId).executeTakeFirstOrThrow(),
  );
  // Whoever came by the mail owns the address, and may know what is known of it.
  const hasAccount = isMailed(token) && (await findAccount(parts.db, invite.email)) !== undefined;
  return { isValid: true, email: invite.email, clinicName: tenant.name, hasAccount };
}

const accountOf = (
  id: string,
  { name, crp, termsVersion }: JoinInput,
  email: string,
  { verifiedAt, now }: { readonly verifiedAt: string | null; readonly now: string },
): User => ({
  id,
  name,
  role: 'psych',
  email,
  crp,
  specialization: null,
  phone: null,
  bio: null,
  availabilityWeeksAhead: WEEKS_AHEAD_DEFAULT,
  emailVerifiedAt: verifiedAt,
  isActive: true,
  ...acceptance(termsVersion, now),
});

interface Joining extends Opened, Partial<Caller> {
  readonly form: JoinInput;
  readonly passwordHash: string;
}

function createAccount(
  parts: ServerParts,
  auth: AuthService,
  { token, form, passwordHash, address, agent }: Joining,
): Promise<{ account: Account; sessionId: string }> {
  const { clock, random } = parts;
  const { tenantId, subjectId: inviteId } = token;
  const userId = uuidv7(clock.now(), random);
  return changeDocuments(parts, tenantId, async (change) => {
    const { tx, documents, load, write } = change;
    const now = new Date(clock.now()).toISOString();
    // Under the clinic's lock: what was read before may have changed.
    const invite = await readMemberInvite(tx, tenantId, inviteId);
    if (!invite || !opens(token, invite, now) || !(await useToken(tx, token, now))) throw invalid();
    const { limit, active } = await readPlaces(tx, tenantId, now);
    requirePlace(limit, active);
    await load([['users', userId]]);
    const verifiedAt = isMailed(token) ? now : null;
    documents.put('users', accountOf(userId, form, invite.email, { verifiedAt, now }));
    if (!isMailed(token)) await change.enqueue([verificationJob(userId)]);
    await tx
      .updateTable('member_invites')
      .set({ status: 'accepted' })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', inviteId)
      .execute();
    await write();
    await writePassword(tx, tenantId, userId, passwordHash);
    await rememberDevice(tx, { tenantId, userId }, form.device, clock.now());
    const account = (await readAccount(tx, tenantId, userId)) as Account;
    const person = { actorId: userId, subjectId: userId, address };
    await recordEvent(tx, parts, { tenantId, kind: 'member.joined', ...person });
    return { account, sessionId: await auth.open(tx, account, address, agent) };
  });
}

/**
 * Makes the psychologist's account in the clinic and signs it in; the invitation's links open no longer.
 * @throws DomainError 400 `invite_invalid`, 409 `email_taken`, `plan_limit`, 422 `password_weak`
 */
export async function joinClinic(
  parts: ServerParts,
  auth: AuthService,
  link: string,
  form: JoinInput,
  caller: Partial<Caller> = {},
): Promise<SignedIn> {
  const opened = await open(parts, link);
  if (!opened) throw invalid();
  const { email } = opened.invite;
  if (isMailed(opened.token) && (await findAccount(parts.db, email))) throw emailTaken();
  requireStrong(form.password, { name: form.name, email });
  const passwordHash = await hashPassword(form.password);
  const joining = { ...opened, form, passwordHash, ...caller };
  const signedIn = await createAccount(parts, auth, joining).catch((error: unknown) => {
    throw asRefusal(error);
  });
  return auth.answer(signedIn.account, signedIn.sessionId);
}
