import { checkedDetails } from '../../../server/engine/audit-log/event.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import { refKey } from '../../../src/domain/core/documents.ts';
import { hashText } from '../../../src/domain/notes/merging/hash.ts';
import type {
  After,
  FeedReader,
  FeedRow,
  FeedTransaction,
  Mark,
  Part,
  Reader,
} from '../../../server/engine/feed/feed-reader.ts';
import type {
  CommandRecord,
  CommandStore,
  CommandTransaction,
  GiveBack,
} from '../../../server/engine/execution/store.ts';
import { ConstraintViolation } from '../../../server/kernel/storage-errors.ts';
import { brokenConstraint } from './memoryConstraints.ts';
import { Journal, type MemoryFeedRow, type MemoryTenant, newMark } from './memoryTenant.ts';

const clientKey = (userId: string, clientId: string): string => `${userId} ${clientId}`;

function commandTransaction(
  tenant: MemoryTenant,
  { userId }: Actor,
  journal: Journal,
  numbers: number,
): CommandTransaction {
  const before = tenant.seq;
  tenant.seq += numbers;
  journal.note(() => (tenant.seq = before));
  const { mark: markBefore } = tenant;
  journal.note(() => (tenant.mark = markBefore));
  tenant.mark = newMark();
  journal.set(tenant.marks, tenant.mark, before);
  return {
    v: before + 1,
    progress: async (keys, clientId) => ({
      receipts: new Map(
        keys.flatMap((key) => {
          const receipt = tenant.receipts.get(`${userId} ${key}`);
          return receipt ? [[key, receipt]] : [];
        }),
      ),
      lastSeq: (clientId && tenant.clients.get(clientKey(userId, clientId))) || 0,
    }),
    load: async (refs) => tenant.load(refs),
    async find(entity, { equal = {}, among = {}, atLeast = {}, span, spans }) {
      const matching = [...tenant.rows(entity)].filter(({ document }) => {
        const fields = document as unknown as Readonly<Record<string, unknown>>;
        const { startAt, endAt } = fields as { startAt: string; endAt: string };
        return (
          Object.entries(equal).every(([field, value]) => (fields[field] ?? null) === value) &&
          Object.entries(among).every(([field, values]) =>
            (values as readonly unknown[]).includes(fields[field] ?? null),
          ) &&
          Object.entries(atLeast).every(
            ([field, value]) => ((fields[field] as string | null) ?? '') >= (value as string),
          ) &&
          (!span || (startAt < span.to && endAt > span.from)) &&
          (!spans || spans.some(({ from, to }) => startAt < to && endAt > from))
        );
      });
      return tenant.load(matching.map(({ id }) => [entity, id])) as never;
    },
    async enqueue(jobs) {
      for (const job of jobs) journal.set(tenant.jobs, job.key, job);
    },
    // It has no sessions.
    endSessions: async () => {},
    async countAttempt(limit, subject) {
      const counted = (tenant.attempts.get(`${limit} ${subject}`) ?? 0) + 1;
      journal.set(tenant.attempts, `${limit} ${subject}`, counted);
      return counted;
    },
    async audit(event) {
      checkedDetails(event.details);
      journal.set(tenant.events, event.id, event);
    },
    async refusedCreations(clientId, refs) {
      const found = new Map<string, string>();
      for (const ref of refs) {
        const key = tenant.clientDocuments.get(
          `${clientKey(userId, clientId)} ${refKey(ref)}`,
        )?.refusedKey;
        if (key) found.set(refKey(ref), key);
      }
      return found;
    },
    isPlanAvailable: async (planId) => planId === 'basic',
    async appointmentsOf(patientId) {
      const rows = [...tenant.rows('appointments')];
      return rows
        .filter(({ document }) => 'patientId' in document && document.patientId === patientId)
        .map(({ id }) => id);
    },
    async noteBase(noteId, baseV, clientId) {
      const versions = [...tenant.noteVersions.values()]
        .filter((version) => version.noteId === noteId)
        .toSorted((a, b) => b.v - a.v);
      const own = versions.find(
        (version) =>
          clientId &&
          version.clientId === clientId &&
          version.userId === userId &&
          version.basedOn === null &&
          version.v > baseV,
      );
      if (own) return own.submitted ?? own.plaintext;
      return versions.find(({ v, isAside }) => v <= baseV && !isAside)?.plaintext;
    },
    async noteText(noteId, hash) {
      const texts = [...tenant.noteVersions.values()]
        .filter((version) => version.noteId === noteId)
        .flatMap(({ plaintext, submitted }) => [plaintext, submitted ?? plaintext]);
      return texts.find((text) => hashText(text) === hash);
    },
    async addNoteVersions(versions) {
      for (const version of versions) {
        const key = `${version.noteId} ${version.v}`;
        if (!tenant.noteVersions.has(key))
          journal.set(tenant.noteVersions, key, { ...version, userId });
      }
    },
    async archive(archived) {
      journal.set(tenant.archive, refKey([archived.entity, archived.document.id]), archived);
    },
    archived: async (ref) => tenant.archive.get(refKey(ref)) as never,
    async unarchive(ref) {
      journal.delete(tenant.archive, refKey(ref));
    },
    async write(changes) {
      for (const change of changes) {
        const constraint = brokenConstraint(change, tenant);
        if (constraint) throw new ConstraintViolation(constraint);
        const { entity, id, after } = change;
        const key = refKey([entity, id]);
        if (after) journal.set(tenant.documents, key, { entity, id, document: after, v: change.v });
        else journal.delete(tenant.documents, key);
      }
    },
    async publish(documents) {
      for (const { versions, isNew: _isNew, ...place } of documents) {
        const key = refKey([place.entity, place.id]);
        for (const { audience, body } of versions) {
          const rows = tenant.feed.get(audience) ?? new Map<string, MemoryFeedRow>();
          tenant.feed.set(audience, rows);
          journal.set(rows, key, { ...place, body });
        }
        const kept = new Set<string>(versions.map(({ audience }) => audience));
        for (const [audience, rows] of tenant.feed)
          if (!kept.has(audience) && rows.get(key)?.body)
            journal.set(rows, key, { ...place, hotAt: null, body: null });
      }
    },
    async attempt(work) {
      const { mark } = journal;
      try {
        return await work();
      } catch (error) {
        journal.undoTo(mark);
        throw error;
      }
    },
    async record(records) {
      for (const one of records) record(tenant, userId, journal, one);
    },
  };
}

function record(
  tenant: MemoryTenant,
  userId: string,
  journal: Journal,
  { key, client, receipt, touches, creates }: CommandRecord,
): void {
  if (key) journal.set(tenant.receipts, `${userId} ${key}`, receipt);
  if (!client) return;
  const place = clientKey(userId, client.id);
  journal.set(tenant.clients, place, client.seq);
  const refused = receipt.outcome.status === 'refused' ? (key ?? null) : null;
  const created = new Set(creates.map(refKey));
  for (const ref of touches) {
    const documentPlace = `${place} ${refKey(ref)}`;
    const known = tenant.clientDocuments.get(documentPlace)?.refusedKey ?? null;
    // A second refusal on what was never created still depends on the first.
    const earlier = receipt.outcome.status === 'refused' ? known : null;
    const refusedKey = (created.has(refKey(ref)) ? refused : null) ?? earlier;
    journal.set(tenant.clientDocuments, documentPlace, { cs: client.seq, refusedKey });
  }
}

const compare = (a: After, b: After): number =>
  a[0] - b[0] || (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : a[2] < b[2] ? -1 : a[2] > b[2] ? 1 : 0);

const placeOf = ({ phase }: Part, row: MemoryFeedRow): After => [
  phase === 'hot' ? (row.hotAt ?? 0) : row.v,
  row.entity,
  row.id,
];

function belongs(part: Part, row: MemoryFeedRow): boolean {
  if (part.phase === 'live') return true;
  if (row.body === null || row.v > part.through) return false;
  const { from, to } = part.window;
  const isHot =
    row.hotAt !== null &&
    (row.hotAt === Number.MAX_SAFE_INTEGER || (row.hotAt >= from && row.hotAt <= to));
  return isHot === (part.phase === 'hot');
}

function readPart(
  tenant: MemoryTenant,
  { audiences, userId, clientId }: Reader,
  part: Part,
): FeedRow[] {
  const sign = part.phase === 'live' ? 1 : -1;
  const { after } = part;
  return audiences
    .flatMap((audience) => [...(tenant.feed.get(audience)?.values() ?? [])])
    .filter(
      (row) => belongs(part, row) && (!after || sign * compare(placeOf(part, row), after) > 0),
    )
    .toSorted((a, b) => sign * compare(placeOf(part, a), placeOf(part, b)))
    .map((row) => {
      const key = `${clientKey(userId, clientId)} ${refKey([row.entity, row.id])}`;
      return { ...row, cs: tenant.clientDocuments.get(key)?.cs ?? 0 };
    });
}

function pastMarks({ seq, marks }: MemoryTenant): readonly Mark[] {
  const newest = new Map<number, Mark>();
  for (const [mark, v] of marks) {
    const distance = Math.floor(Math.log2(Math.max(seq - v, 1)));
    if ((newest.get(distance)?.[0] ?? -1) < v) newest.set(distance, [v, mark]);
  }
  return [...newest.values()].toSorted((a, b) => b[0] - a[0]);
}

const feedTransaction = (tenant: MemoryTenant): FeedTransaction => ({
  history: async () => ({ epoch: tenant.epoch, seq: tenant.seq, mark: tenant.mark }),
  knownMarks: async (marks) => new Set(marks.filter((mark) => tenant.marks.has(mark))),
  firstMarkedV: async () => Math.min(...tenant.marks.values()),
  pastMarks: async () => pastMarks(tenant),
  count: async (audiences) =>
    audiences
      .flatMap((audience) => [...(tenant.feed.get(audience)?.values() ?? [])])
      .filter(({ body }) => body !== null).length,
  async page(reader, part, { limit, maxBytes }) {
    const all = readPart(tenant, reader, part);
    let bytes = 0;
    const rows = all.slice(0, limit).filter(({ body }) => {
      const fits = bytes < maxBytes;
      bytes += body?.length ?? 0;
      return fits;
    });
    return { rows, more: rows.length < all.length };
  },
});

type Work<T> = (tx: CommandTransaction, giveBack: GiveBack) => Promise<T>;

/** The server's storage in memory: what the SQL store does, at the speed of maps. */
export class MemoryStore implements CommandStore, FeedReader {
  readonly #tenants = new Map<string, MemoryTenant>();
  #turn: Promise<unknown> = Promise.resolve();

  add(id: string, tenant: MemoryTenant): void {
    this.#tenants.set(id, tenant);
  }

  tenant(id: string): MemoryTenant {
    const tenant = this.#tenants.get(id);
    if (!tenant) throw new Error('No such tenant.');
    return tenant;
  }

  transact<T>(actor: Actor, work: Work<T>, numbers = 1): Promise<T> {
    const mine = this.#turn.then(() => this.#run(actor, work, numbers));
    this.#turn = mine.catch(() => {});
    return mine;
  }

  read<T>(tenantId: string, work: (feed: FeedTransaction) => Promise<T>): Promise<T> {
    const mine = this.#turn.then(() => work(feedTransaction(this.tenant(tenantId))));
    this.#turn = mine.catch(() => {});
    return mine;
  }

  async #run<T>(actor: Actor, work: Work<T>, numbers: number): Promise<T> {
    const journal = new Journal();
    const tenant = this.tenant(actor.tenantId);
    try {
      return await work(commandTransaction(tenant, actor, journal, numbers), async (count) => {
        tenant.seq -= count;
      });
    } catch (error) {
      journal.undoTo(0);
      throw error;
    }
  }
}
