import { audiencesOf } from '../../../src/domain/access.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import {
  type AnyDocument,
  type Documents,
  type EntityName,
  refKey,
} from '../../../src/domain/core/documents.ts';
import { entityNames } from '../../../src/domain/entities.ts';
import type { Batch, BatchAnswer, ChangesPage } from '../../../src/domain/sync/protocol.ts';
import type { Asked, NeverHeld } from '../../../src/sync/environment.ts';
import { rules } from '../../../server/program/areas.ts';
import { executeBatch } from '../../../server/engine/execution/batch.ts';
import type { Arriving } from '../../../server/engine/execution/check.ts';
import { type Decisions, joinDecisions } from '../../../server/engine/execution/decision.ts';
import { type ChangesRequest, readChanges } from '../../../server/engine/feed/changes.ts';
import {
  type Executed,
  type Execution,
  execute,
} from '../../../server/engine/execution/execute.ts';
import { writeAndPublish } from '../../../server/engine/execution/project.ts';
import type { Copy } from './setBack.ts';
import { MemoryStore } from './memoryStore.ts';
import { MemoryTenant } from './memoryTenant.ts';

/** A document as a user's device should hold it in the end. */
interface ProjectedDocument {
  readonly entity: EntityName;
  readonly id: string;
  readonly v: number;
  readonly doc: AnyDocument;
}

export type Seed = { readonly [E in EntityName]?: readonly Documents[E][] };

export interface MemoryServerOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Told of errors that a device only sees as `failed`; by default they are thrown on. */
  readonly onFailure?: (error: unknown) => void;
  /** Decided after the server's own rules have agreed. */
  readonly decisions?: Decisions;
}

export interface MemoryServer {
  readonly store: MemoryStore;
  /** Creates a tenant with its documents; `seed.tenants` holds exactly one. */
  createTenant(seed: Seed): Promise<void>;
  pull(request: ChangesRequest, actor: Actor): Promise<ChangesPage>;
  neverHeld(asked: Asked, actor: Actor): Promise<NeverHeld>;
  push(batch: Batch, actor: Actor): Promise<BatchAnswer>;
  /** A call without a device, as REST makes it. */
  call(arriving: Arriving, actor: Actor): Promise<Executed>;
  /** Everything that the user may see now, by the feed; sorted by entity and id. */
  projection(actor: Actor): Promise<ProjectedDocument[]>;
  /** Starts another history, as a restored backup does: every cursor becomes invalid. */
  startEpoch(tenantId: string): void;
  /** Copies the tenant's data, to set them back. */
  copy(tenantId: string): Promise<Copy>;
}

const IMPORTER = { userId: '', role: 'administrator' } as const;

/** The server's own rules, execution and feed over maps. */
export function createMemoryServer({
  now,
  newId,
  onFailure,
  decisions = {},
}: MemoryServerOptions): MemoryServer {
  const store = new MemoryStore();
  const decided = joinDecisions([rules.decisions, decisions]);
  const execution: Execution = { ...rules, decisions: decided, store, now, newId };
  const fail = (error: unknown): void => {
    if (!onFailure) throw error;
    onFailure(error);
  };
  return {
    store,
    async createTenant(seed) {
      const tenant = seed.tenants?.[0];
      if (!tenant) throw new Error('A seed needs its tenant.');
      const documents = entityNames.flatMap((entity) =>
        (seed[entity] ?? []).map((after: AnyDocument) => ({ entity, id: after.id, after })),
      );
      const memory = new MemoryTenant(`${tenant.id}/1`);
      // One number for each document, as an import takes them.
      memory.seq = documents.length - 1;
      store.add(tenant.id, memory);
      await store.transact({ ...IMPORTER, tenantId: tenant.id }, async (tx) => {
        await writeAndPublish(
          tx,
          documents.map((document, index) => ({ ...document, v: index + 1 })),
        );
      });
    },
    pull: async (request, actor) =>
      JSON.parse(await readChanges(store, actor, request, now())) as ChangesPage,
    async neverHeld({ refs }, { tenantId }) {
      const feeds = [...store.tenant(tenantId).feed.values()];
      const isHeld = (key: string, v: number) =>
        feeds.some((rows) => {
          const row = rows.get(key);
          return row && (row.body !== null || row.v >= v);
        });
      return { neverHeld: refs.filter(({ entity, id, v }) => !isHeld(refKey([entity, id]), v)) };
    },
    push: (batch, actor) => executeBatch(execution, actor, batch, fail),
    call: (arriving, actor) => execute(execution, actor, arriving),
    async projection({ tenantId, userId, role }) {
      const { feed } = store.tenant(tenantId);
      const rows = audiencesOf({ id: userId, role }).flatMap((audience) => [
        ...(feed.get(audience)?.values() ?? []),
      ]);
      return rows
        .flatMap(({ entity, id, v, body }) =>
          body === null ? [] : [{ entity, id, v, doc: JSON.parse(body) as AnyDocument }],
        )
        .toSorted((a, b) => (`${a.entity}/${a.id}` < `${b.entity}/${b.id}` ? -1 : 1));
    },
    async copy(tenantId) {
      const tenant = store.tenant(tenantId);
      const setBack = tenant.copy();
      return { seq: tenant.seq, setBack: async () => setBack() };
    },
    startEpoch(tenantId) {
      const tenant = store.tenant(tenantId);
      tenant.epoch = `${tenantId}/${Number(tenant.epoch.split('/')[1]) + 1}`;
    },
  };
}
