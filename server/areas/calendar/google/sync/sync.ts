import { uuidv7 } from '../../../../../src/domain/core/id.ts';
import { DEFAULT_TIME_ZONE } from '../../../../../src/domain/time/zone.ts';
import { type Tx, withTenant } from '../../../../kernel/db/tenant.ts';
import { pauseAfter } from '../../../../engine/jobs/backoff.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { createAccount } from '../api/api.ts';
import { NOTHING, sum, type Tally } from './apply.ts';
import { isBeingLeft } from '../departures.ts';
import { GoogleFailure, notConnected, reconnect, syncRunning } from '../api/errors.ts';
import {
  changeIntegration,
  type Integration,
  type IntegrationChange,
  openCredentials,
  type Owner,
  readIntegration,
  sealCredentials,
} from '../access/integrations.ts';
import { endLease, holdLease, type Lease, LeaseLost, takeLease } from './lease.ts';
import type { Credentials } from '../access/oauth.ts';
import { pull } from './pull.ts';
import { push, type Pushed } from './push.ts';
import { type SyncRun, windowAt } from './run.ts';
import type { Sealer } from '../access/sealer.ts';
import type { GoogleSettings } from '../access/settings.ts';

export interface SyncParts extends Pick<ServerParts, 'db' | 'clock' | 'random' | 'onWritten'> {
  readonly settings: GoogleSettings;
  readonly sealer: Sealer;
}

export interface SyncResult extends Tally {
  /** Another run has to follow. */
  readonly hasMore: boolean;
}

/** How often one run reads again what Google changed while it wrote. */
const ROUNDS = 3;

async function zoneOf(tx: Tx, tenantId: string): Promise<string> {
  const row = await tx
    .selectFrom('tenants')
    .select('time_zone')
    .where('id', '=', tenantId)
    .executeTakeFirst();
  return row?.time_zone ?? DEFAULT_TIME_ZONE;
}

interface Begun {
  readonly lease: Lease;
  readonly integration: Integration;
  readonly zone: string;
}

/** @throws DomainError where there is nothing to sync, or another sync runs */
const begin = ({ db, clock, random }: SyncParts, owner: Owner): Promise<Begun> =>
  withTenant(db, owner.tenantId, async (tx) => {
    const now = clock.now();
    const lease = { ...owner, id: uuidv7(now, random) };
    // Before anything is read: a sync that has just ended has moved the token on.
    const isFree = await takeLease(tx, lease, now);
    const integration = await readIntegration(tx, owner);
    if (!integration) throw notConnected();
    if (integration.needsReconnect) throw reconnect();
    if (!isFree || (await isBeingLeft(tx, owner, integration.calendar.id, now)))
      throw syncRunning();
    return { lease, integration, zone: await zoneOf(tx, owner.tenantId) };
  });

/** Reads, writes, and reads again where Google's side had changed meanwhile. */
async function converge(run: SyncRun): Promise<SyncResult> {
  let tally = NOTHING;
  let pushed: Pushed | undefined;
  let { integration } = run;
  for (let round = 0; round < ROUNDS; round++) {
    const pulled = await pull({ ...run, integration });
    const calendar = { ...integration.calendar, accessRole: pulled.accessRole };
    pushed = await push({ ...run, integration: { ...integration, calendar } }, pulled.generation);
    tally = sum(tally, sum(pulled, pushed));
    if (!pushed.isStale) break;
    const { db, lease } = run;
    const now = await withTenant(db, lease.tenantId, (tx) => readIntegration(tx, lease));
    if (!now) throw new LeaseLost();
    integration = now;
  }
  return { ...tally, hasMore: pushed?.hasMore === true };
}

/** What a failure leaves behind: a person's word is needed, or patience. */
function afterFailure(
  { clock, random }: SyncParts,
  { failures }: Integration,
  { kind, code, retryAfterMs = 0 }: GoogleFailure,
): IntegrationChange {
  if (kind === 'revoked' || kind === 'missing')
    return { needs_reconnect: true, sync_enabled: false, last_error: code };
  const pause = Math.max(retryAfterMs, pauseAfter(failures + 1, random));
  return {
    failures: failures + 1,
    last_error: code,
    retry_at: new Date(clock.now() + pause).toISOString(),
  };
}

async function run(parts: SyncParts, begun: Begun, signal?: AbortSignal): Promise<SyncResult> {
  const { db, clock, random, onWritten, settings, sealer } = parts;
  const { lease, integration } = begun;
  const save = (change: IntegrationChange): Promise<void> =>
    withTenant(db, lease.tenantId, async (tx) => {
      await holdLease(tx, lease, clock.now());
      await changeIntegration(tx, lease, change);
    });
  const credentials = await openCredentials(sealer, integration);
  if (!credentials) {
    await save({ needs_reconnect: true, sync_enabled: false, last_error: 'sealed_by_other_key' });
    throw reconnect();
  }
  const keep = async (renewed: Credentials) =>
    save({ credentials: await sealCredentials(sealer, lease, renewed) });
  const now = clock.now();
  try {
    const result = await converge({
      ...begun,
      db,
      clock,
      onWritten,
      signal,
      account: createAccount({ settings, now: () => clock.now(), keep, signal }, credentials),
      window: windowAt(now),
      at: new Date(now).toISOString(),
      newId: () => uuidv7(clock.now(), random),
    });
    const { conflicts } = result;
    const fine = { failures: 0, retry_at: null, last_error: null };
    await save({ ...fine, last_sync_at: new Date(now).toISOString(), last_conflicts: conflicts });
    return result;
  } catch (error) {
    if (error instanceof GoogleFailure) await save(afterFailure(parts, integration, error));
    throw error;
  }
}

/**
 * Makes agenda and calendar the same, in both directions, as far as they can be. Interrupted anywhere, it may be done
 * again. One at a time for each integration.
 * @throws DomainError where nothing is connected, the person must reconnect, or another sync runs; GoogleFailure
 */
export async function syncCalendar(
  parts: SyncParts,
  owner: Owner,
  signal?: AbortSignal,
): Promise<SyncResult> {
  const begun = await begin(parts, owner);
  try {
    return await run(parts, begun, signal);
  } catch (error) {
    // Disconnected or connected anew while it ran: there is nothing left to do, and nothing to say.
    if (error instanceof LeaseLost) return { ...NOTHING, hasMore: false };
    throw error;
  } finally {
    await withTenant(parts.db, owner.tenantId, (tx) => endLease(tx, begun.lease));
  }
}
