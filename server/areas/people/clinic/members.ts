import { sql } from 'kysely';
import type { Member, MemberInvite } from '../../../../src/domain/contract/clinic.ts';
import type { Actor } from '../../../../src/domain/core/command.ts';
import { missing } from '../../../../src/domain/core/documents.ts';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import type { User } from '../../../../src/domain/users/user.ts';
import { recordEvent } from '../../../engine/audit-log/events.ts';
import { revokeSessions } from '../../../kernel/db/sessions.ts';
import type { Tx } from '../../../kernel/db/tenant.ts';
import { changeDocuments, type ServerChange } from '../../../engine/documents/change.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import type { Reader } from '../../../engine/reading/reader.ts';
import { presentInvite } from './invites.ts';
import { followStatus } from './handovers/status.ts';
import { accountStatusJob } from './mails.ts';
import { readPlaces, requirePlace } from './places.ts';

export interface Clinic {
  readonly limit: number;
  readonly taken: number;
  readonly members: readonly Member[];
  readonly invites: readonly MemberInvite[];
}

const membersOf = async (tx: Tx, tenantId: string, now: string): Promise<readonly Member[]> =>
  (
    await sql<Member>`
      select u.id, u.name, u.email, u.crp, u.role, u.is_active as "isActive",
        coalesce(p.patients, 0)::int as patients, coalesce(p.sealed, 0)::int as sealed,
        coalesce(a.sessions, 0)::int as sessions, c.sent_at as "lastSentAt", u.closes_at as "closesAt"
      from users u
      left join (
        select psychologist_id, count(*) filter (where sealed_at is null) as patients,
          count(*) filter (where sealed_at is not null) as sealed
        from patients where tenant_id = ${tenantId} group by psychologist_id
      ) p on p.psychologist_id = u.id
      left join (
        select psychologist_id, count(*) as sessions from appointments
        where tenant_id = ${tenantId} and start_at > ${now}::timestamptz and status = 'scheduled'
          and patient_id is not null
        group by psychologist_id
      ) a on a.psychologist_id = u.id
      left join (
        select user_id, max(seen_at) as sent_at from clients where tenant_id = ${tenantId} group by user_id
      ) c on c.user_id = u.id
      where u.tenant_id = ${tenantId} and u.role <> 'patient'
      order by u.is_active desc, u.name, u.id`.execute(tx)
  ).rows;

/** The clinic's people and invitations, with how many of each the plan has. */
export async function readClinic({ tx, actor: { tenantId }, now }: Reader): Promise<Clinic> {
  const { limit, active, invited } = await readPlaces(tx, tenantId, now);
  const rows = await tx
    .selectFrom('member_invites')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'pending')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const members = await membersOf(tx, tenantId, now);
  return { limit, taken: active + invited, members, invites: rows.map(presentInvite) };
}

/** One of the staff. @throws DomainError 404 */
export async function requireMember(
  { load, documents }: Pick<ServerChange, 'load' | 'documents'>,
  id: string,
): Promise<User> {
  await load([['users', id]]);
  const person = documents.get('users', id);
  if (!person || person.role === 'patient') throw missing('users');
  return person;
}

/** @throws DomainError 409 where nobody could let anybody in again */
async function requireAnotherAdministrator(change: ServerChange, id: string): Promise<void> {
  const wanted = { role: 'administrator', isActive: true } as const;
  const all = await change.find('users', { equal: wanted });
  if (all.every((one) => one.id === id))
    throw new DomainError(
      'last_administrator',
      'Esta é a única conta de administração ativa: ela não pode ser desativada.',
    );
}

/**
 * Closes the account of one of the staff, whose sessions end at once, or opens it again. What the person's devices have not
 * sent stays there.
 * @throws DomainError 404, 409 `last_administrator`, `plan_limit`
 */
export const setMemberStatus = (
  parts: ServerParts,
  actor: Actor,
  {
    id,
    isActive,
    address,
  }: { readonly id: string; readonly isActive: boolean; readonly address: string },
): Promise<{ id: string; isActive: boolean }> =>
  changeDocuments(parts, actor.tenantId, async (change) => {
    const { tx, documents, enqueue } = change;
    const { tenantId } = actor;
    const person = await requireMember(change, id);
    if (person.isActive === isActive) return { id, isActive };
    const ms = parts.clock.now();
    if (isActive && person.role === 'psych') {
      const { limit, active } = await readPlaces(tx, tenantId, new Date(ms).toISOString());
      requirePlace(limit, active);
    }
    if (!isActive && person.role === 'administrator') await requireAnotherAdministrator(change, id);
    documents.put('users', { ...person, isActive });
    if (!isActive) await revokeSessions(tx, { tenantId, userId: id }, ms);
    await enqueue([accountStatusJob(id)]);
    await followStatus(change, parts, tenantId, { id, isActive });
    const kind = isActive ? 'account.activated' : 'account.deactivated';
    await recordEvent(tx, parts, { tenantId, kind, actorId: actor.userId, subjectId: id, address });
    return { id, isActive };
  });
