import type { Actor } from '../../src/domain/core/command.ts';
import type { AnyDocument, EntityName } from '../../src/domain/core/documents.ts';
import type { Batch, BatchAnswer, ChangesPage } from '../../src/domain/sync/protocol.ts';
import type { PullRequest, ToldReads } from '../../src/sync/environment.ts';
import { type SmallClinic, smallClinic, idMaker } from '../harness/practice.ts';
import { createMemoryServer } from '../harness/memoryServer.ts';
import type { Ledger } from './ledger.ts';

export interface Projected {
  readonly entity: EntityName;
  readonly id: string;
  readonly v: number;
  readonly doc: AnyDocument;
}

/** The server under simulation: the same rules over maps, or the whole application over PGlite. */
export interface SimulatedServer {
  readonly clinic: SmallClinic;
  pull(request: PullRequest, actor: Actor): Promise<ChangesPage>;
  push(batch: Batch, actor: Actor): Promise<BatchAnswer>;
  tellReads(told: ToldReads, actor: Actor): Promise<unknown>;
  /** What a device of this person should hold now. */
  projection(actor: Actor): Promise<readonly Projected[]>;
  /** Whether the server has a receipt of the key. */
  knows(key: string): boolean;
  startEpoch(): Promise<void>;
}

/** The server's own execution, rules and feed, in memory. Every receipt is noted in the ledger. */
export async function memorySimulation(
  seed: number,
  now: () => number,
  ledger: () => Ledger,
): Promise<SimulatedServer> {
  const newId = idMaker(seed);
  const server = createMemoryServer({ now, newId: idMaker(seed + 1_000_000) });
  const clinic = smallClinic(newId);
  await server.createTenant(clinic.seed);
  const known = new Set<string>();

  const { store } = server;
  const transact = store.transact.bind(store);
  store.transact = async (actor, work, numbers) => {
    const recorded: (() => void)[] = [];
    const result = await transact(
      actor,
      (tx, giveBack) =>
        work(
          {
            ...tx,
            record: (entries) => {
              for (const { key, client, receipt } of entries)
                if (key)
                  recorded.push(() => {
                    known.add(key);
                    ledger().serverRecorded(key, client?.id ?? null, receipt.outcome);
                  });
              return tx.record(entries);
            },
          },
          giveBack,
        ),
      numbers,
    );
    for (const note of recorded) note();
    return result;
  };

  return {
    clinic,
    pull: (request, actor) => server.pull(request, actor),
    push: (batch, actor) => server.push(batch, actor),
    // It keeps no account of them; the laws do.
    tellReads: async () => undefined,
    projection: async (actor) => server.projection(actor),
    knows: (key) => known.has(key),
    startEpoch: async () => server.startEpoch(clinic.tenantId),
  };
}
