import type { Actor } from '../../../src/domain/core/command.ts';
import type { AnyDocument, EntityName } from '../../../src/domain/core/documents.ts';
import type { Batch, BatchAnswer, ChangesPage } from '../../../src/domain/sync/protocol.ts';
import type { Asked, NeverHeld, PullRequest, ToldReads } from '../../../src/sync/environment.ts';
import { type SmallClinic, smallClinic, idMaker } from '../../harness/practice/practice.ts';
import type { Copy } from '../../harness/memory/setBack.ts';
import { createMemoryServer } from '../../harness/memory/memoryServer.ts';
import { writeAndPublish } from '../../../server/engine/execution/project.ts';
import type { DocumentChange } from '../../../server/kernel/document-change.ts';
import { ConstraintViolation } from '../../../server/kernel/storage-errors.ts';
import type { Ledger } from './ledger.ts';
import { type Asking, deeds, type Doing, handOver } from './serverWork.ts';

interface Projected {
  readonly entity: EntityName;
  readonly id: string;
  readonly v: number;
  readonly doc: AnyDocument;
}

type HandOver = Omit<Asking, 'askedBy'>;

/** The server under simulation: the same rules over maps, or the whole application over PGlite. */
export interface SimulatedServer {
  readonly clinic: SmallClinic;
  /** True if a person's role is what their token says. */
  readonly takesAnyRole: boolean;
  pull(request: PullRequest, actor: Actor): Promise<ChangesPage>;
  neverHeld(asked: Asked, actor: Actor): Promise<NeverHeld>;
  push(batch: Batch, actor: Actor): Promise<BatchAnswer>;
  tellReads(told: ToldReads, actor: Actor): Promise<unknown>;
  /** What a device of this person should hold now. */
  projection(actor: Actor): Promise<readonly Projected[]>;
  /** Whether the server has a receipt of the key. */
  knows(key: string): boolean;
  startEpoch(): Promise<void>;
  /** Does what waits for no command: statuses, readings, free times, records that pass. */
  work(): Promise<void>;
  /** Has the administration give a patient to another psychologist, who asks for the record. */
  handOver(wanted: HandOver): Promise<void>;
  /** Copies the practice's data, to set them back. */
  copy(): Promise<Copy>;
}

/** A copy that also forgets which keys the server has answered since. */
export async function copyKnowing(known: Set<string>, copy: () => Promise<Copy>): Promise<Copy> {
  const before = new Set(known);
  const { seq, setBack } = await copy();
  return {
    seq,
    async setBack() {
      await setBack();
      for (const key of known) if (!before.has(key)) known.delete(key);
    },
  };
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

  const workId = idMaker(seed + 6_000_000);
  const { tenantId } = clinic;
  const doer = { tenantId, userId: tenantId, role: 'administrator' } as const;
  /** A rule of the storage that is in the way undoes it all. */
  const doAlone = (deed: (doing: Doing) => Promise<readonly DocumentChange[]>) =>
    store
      .transact(doer, async (tx) => {
        const changes = await deed({ tx, tenantId, at: new Date(now()).toISOString() });
        if (changes.length > 0) await writeAndPublish(tx, changes);
      })
      .catch((error: unknown) => {
        if (!(error instanceof ConstraintViolation)) throw error;
      });

  return {
    clinic,
    takesAnyRole: true,
    pull: (request, actor) => server.pull(request, actor),
    neverHeld: (asked, actor) => server.neverHeld(asked, actor),
    push: (batch, actor) => server.push(batch, actor),
    // It keeps no account of them; the laws do.
    tellReads: async () => undefined,
    projection: async (actor) => server.projection(actor),
    knows: (key) => known.has(key),
    startEpoch: async () => server.startEpoch(tenantId),
    async work() {
      for (const deed of deeds) await doAlone(deed);
    },
    handOver: (wanted) =>
      doAlone((doing) => handOver(doing, { ...wanted, askedBy: clinic.people.admin.id }, workId)),
    copy: () => copyKnowing(known, () => server.copy(tenantId)),
  };
}
