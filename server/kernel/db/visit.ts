import type { RawBuilder } from 'kysely';
import { StorageUnavailable } from '../storage-errors.ts';
import type { Database } from './database.ts';
import { available } from './errors.ts';
import { tenantIds, withWorker } from './tenant.ts';

/**
 * The tenants in which a job may have something to do. Where a machine is away on which some of them stand, all: the others
 * do not wait for it, and who visits a tenant looks again.
 * @param question what asks the rows of all of them
 */
export async function tenantsFound(
  db: Database,
  question: RawBuilder<{ readonly id: string }>,
): Promise<readonly string[]> {
  try {
    const { rows } = await available(db, () => withWorker(db, (tx) => question.execute(tx)));
    return rows.map(({ id }) => id);
  } catch (error) {
    if (db.isSpread && error instanceof StorageUnavailable) return tenantIds(db);
    throw error;
  }
}

/**
 * Visits tenants one after the other. One that fails keeps no other waiting.
 * @throws AggregateError when some failed, after all others are done
 */
export async function visitTenants(
  ids: readonly string[],
  visit: (tenantId: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const id of ids) {
    if (signal?.aborted) break;
    try {
      await visit(id);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${ids.length} tenants failed.`);
}
