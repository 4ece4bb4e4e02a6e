import type { EventKind, RecordPart } from '../../../../src/domain/audit/kinds.ts';
import { partSeen, receivesRecord } from '../../../../src/domain/audit/seen.ts';
import type { Reader } from '../../../engine/reading/reader.ts';

/** Returns which of these people are administrators. */
export async function administratorsAmong(
  { tx, actor }: Reader,
  ids: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(ids.flatMap((id) => id ?? []))];
  if (asked.length === 0) return new Set();
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', asked)
    .where('role', '=', 'administrator')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Earlier versions wrote of administrators what only psychologists receive. */
export const kindShown = (kind: EventKind, isAdministrator: boolean): EventKind =>
  kind === 'records.received' && isAdministrator && !receivesRecord('administrators')
    ? 'registrations.received'
    : kind;

export const partShown = (part: RecordPart, isAdministrator: boolean): RecordPart =>
  isAdministrator ? (partSeen(part, 'administrators') ?? part) : part;
