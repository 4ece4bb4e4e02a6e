import { sql } from 'kysely';
import * as v from 'valibot';
import type { Calendar } from '../../../../../src/domain/contract/calendar.ts';
import type { Tx } from '../../../../kernel/db/tenant.ts';
import { parseJson } from '../../../../web/endpoint/body.ts';
import { type Credentials, credentialsSchema } from './oauth.ts';
import type { Sealer } from './sealer.ts';

/** Whose calendar. */
export interface Owner {
  readonly tenantId: string;
  readonly userId: string;
}

export interface Integration extends Owner {
  readonly calendar: Calendar;
  /** The id of the main calendar of the account that the grant is of. */
  readonly account: string | null;
  /** Sealed. */
  readonly credentials: string;
  readonly syncEnabled: boolean;
  readonly needsReconnect: boolean;
  readonly syncToken: string | null;
  readonly generation: number;
  readonly fullSyncAt: string | null;
  readonly lastSyncAt: string | null;
  readonly lastConflicts: number;
  readonly retryAt: string | null;
  readonly failures: number;
  /** Until when a sync that runs holds it, ISO. */
  readonly leasedUntil: string | null;
}

const contextOf = ({ tenantId, userId }: Owner): string =>
  `calendar-credentials:${tenantId}:${userId}`;

export const sealCredentials = (
  sealer: Sealer,
  owner: Owner,
  credentials: Credentials,
): Promise<string> => sealer.seal(JSON.stringify(credentials), contextOf(owner));

/** Undefined where this server's key did not seal them. */
export async function openCredentials(
  sealer: Sealer,
  holder: Owner & { readonly credentials: string },
): Promise<Credentials | undefined> {
  const text = await sealer.open(holder.credentials, contextOf(holder));
  return text === undefined ? undefined : v.parse(credentialsSchema, parseJson(text));
}

export async function readIntegration(
  tx: Tx,
  { tenantId, userId }: Owner,
): Promise<Integration | undefined> {
  const row = await tx
    .selectFrom('calendar_integrations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      tenantId,
      userId,
      calendar: {
        id: row.calendar_id,
        summary: row.calendar_name,
        primary: row.is_primary,
        accessRole: row.access_role,
      },
      account: row.account,
      credentials: row.credentials,
      syncEnabled: row.sync_enabled,
      needsReconnect: row.needs_reconnect,
      syncToken: row.sync_token,
      generation: row.generation,
      fullSyncAt: row.full_sync_at,
      lastSyncAt: row.last_sync_at,
      lastConflicts: row.last_conflicts,
      retryAt: row.retry_at,
      failures: row.failures,
      leasedUntil: row.leased_until,
    }
  );
}

/** A connection that a person has just made. */
export interface Connection {
  readonly calendar: Calendar;
  readonly account: string;
  /** Sealed. */
  readonly credentials: string;
}

/** Connects a calendar, once more where it was connected: its links live on, so that nothing is written twice. */
export async function writeIntegration(
  tx: Tx,
  { tenantId, userId }: Owner,
  { calendar, account, credentials }: Connection,
  at: string,
): Promise<void> {
  await sql`
    insert into calendar_integrations (tenant_id, user_id, calendar_id, calendar_name, is_primary,
      access_role, account, credentials, sync_enabled, created_at)
    values (${tenantId}, ${userId}, ${calendar.id}, ${calendar.summary}, ${calendar.primary},
      ${calendar.accessRole}, ${account}, ${credentials}, true, ${at})
    on conflict (tenant_id, user_id) do update set calendar_name = excluded.calendar_name,
      is_primary = excluded.is_primary, access_role = excluded.access_role,
      account = excluded.account, credentials = excluded.credentials, sync_enabled = true, needs_reconnect = false,
      last_error = null, failures = 0, retry_at = null, lease_id = null, leased_until = null
  `.execute(tx);
}

/** Its links go with it. */
export async function deleteIntegration(tx: Tx, { tenantId, userId }: Owner): Promise<void> {
  await tx
    .deleteFrom('calendar_integrations')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}

/** What of an integration may change beside its connection. */
export interface IntegrationChange {
  readonly sync_enabled?: boolean;
  readonly needs_reconnect?: boolean;
  readonly access_role?: string;
  readonly credentials?: string;
  readonly sync_token?: string | null;
  readonly generation?: number;
  readonly full_sync_at?: string | null;
  readonly last_sync_at?: string;
  readonly last_conflicts?: number;
  readonly last_error?: string | null;
  readonly failures?: number;
  readonly retry_at?: string | null;
}

export async function changeIntegration(
  tx: Tx,
  { tenantId, userId }: Owner,
  change: IntegrationChange,
): Promise<void> {
  await tx
    .updateTable('calendar_integrations')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}
