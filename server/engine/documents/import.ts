import type { Documents, EntityName } from '../../../src/domain/core/documents.ts';
import { entityNames } from '../../../src/domain/entities.ts';
import type { Tenant } from '../../../src/domain/tenants/tenant.ts';
import type { Tx } from '../../kernel/db/tenant.ts';
import { asRefusal } from '../execution/constraints.ts';
import { writeAndPublish } from '../execution/project.ts';
import type { DocumentChange, OnWritten } from '../../kernel/document-change.ts';
import { violations } from '../../kernel/db/errors.ts';
import { reserve } from './history.ts';
import { commandTransaction } from './store.ts';

/** New documents of one tenant. */
export type DocumentSets = { readonly [E in EntityName]?: readonly Documents[E][] };

const BLOCK = 500;

/** New documents in an order in which each follows those that it refers to. */
const inOrder = (sets: DocumentSets): Omit<DocumentChange, 'v'>[] =>
  entityNames.flatMap((entity) =>
    (sets[entity] ?? []).map((after) => ({
      entity,
      id: after.id,
      after,
      // Already there: see `createTenant`.
      ...(entity === 'tenants' && { before: after }),
    })),
  );

async function writeBlocks(
  tx: Tx,
  tenantId: string,
  changes: readonly Omit<DocumentChange, 'v'>[],
  onWritten: OnWritten,
): Promise<void> {
  const last = await reserve(tx, tenantId, changes.length);
  const first = last - changes.length + 1;
  const actor = { tenantId, userId: tenantId, role: 'administrator' } as const;
  const port = commandTransaction(tx, actor, last, onWritten);
  for (let start = 0; start < changes.length; start += BLOCK) {
    const block = changes.slice(start, start + BLOCK);
    await writeAndPublish(
      port,
      block.map((change, index) => ({ ...change, v: first + start + index })),
    );
  }
}

/** The tenant's own row, which carries the sequence that everything else is written with. */
async function createTenant(tx: Tx, { id, name, domain, kind, timeZone }: Tenant): Promise<void> {
  const row = { id, name, domain, kind, time_zone: timeZone };
  await violations(() =>
    tx.insertInto('practice_domains').values({ domain, tenant_id: id }).execute(),
  );
  await violations(() => tx.insertInto('tenants').values(row).execute());
}

/**
 * Writes many new documents and their feed in blocks: registration, demonstration data, a migration from elsewhere. Areas
 * are told as of any other change. What a command's decision would do besides is not done, since nobody gave one: notes come
 * with their reading, no invitation is mailed, and recurrences and sessions that are over are found by their daily jobs.
 * Sessions in the order of their start arrive at devices newest first.
 * @param tx of `withTenant` for the very tenant
 * @throws DomainError where a document breaks a rule of the storage (an address or a domain taken, an overlap)
 */
export async function importDocuments(
  tx: Tx,
  tenantId: string,
  sets: DocumentSets,
  onWritten: OnWritten,
): Promise<void> {
  try {
    for (const tenant of sets.tenants ?? []) await createTenant(tx, tenant);
    const changes = inOrder(sets);
    if (changes.length > 0) await writeBlocks(tx, tenantId, changes, onWritten);
  } catch (error) {
    throw asRefusal(error);
  }
}
