import type { RecordPart } from '../../../src/domain/audit/kinds.ts';
import type { MadeExport } from '../../../src/domain/audit/read.ts';
import type {
  BroughtBack,
  Device,
  NoteHits,
  RecordedSound,
  Settlement,
} from '../../../src/data/device.ts';
import type { Draft } from '../../../src/data/drafts/drafts.ts';
import type { NewRecording } from '../../../src/data/recordings/recording.ts';
import type { ShelvedRow } from '../../../src/data/shelf/shelf.ts';
import type { QueryName, QueryResult } from '../../../src/data/queries/index.ts';
import type { NoteBody } from '../../../src/data/queries/notes/results.ts';

type Results = { [N in QueryName]?: QueryResult<N> };

interface Subscription {
  readonly id: number;
  readonly name: QueryName;
  readonly onResult: (result: never) => void;
}

/** The page's other side in tests of screens: answers what the test says and writes down what the screen asks. */
export class PageDevice implements Device {
  readonly dispatched: { name: string; args: unknown; options: unknown }[] = [];
  readonly retried: { key: string; args: unknown }[] = [];
  readonly discarded: string[] = [];
  readonly opened: { patientId: string; part: RecordPart }[] = [];
  readonly exported: MadeExport[] = [];
  readonly drafts = new Map<string, Draft>();
  readonly sounds = new Map<string, RecordedSound>();
  readonly ended: string[] = [];
  readonly sent: string[] = [];
  readonly removed: string[] = [];
  readonly broughtBack: string[] = [];
  readonly letGone: string[] = [];
  shelf: readonly ShelvedRow[] = [];
  lossesNoted = 0;
  settlement: Settlement = { status: 'done' };
  /** Thrown by the next writes, as the worker would. */
  failure: { name: string; code: string; message: string } | null = null;
  woken = 0;
  readonly #subscriptions = new Set<Subscription>();
  #results: Results;
  #count = 0;

  constructor(results: Results = {}) {
    this.#results = results;
  }

  get subscriptions(): number {
    return this.#subscriptions.size;
  }

  show(results: Results): void {
    this.#results = { ...this.#results, ...results };
    for (const { name, onResult } of this.#subscriptions)
      if (name in results) onResult(results[name] as never);
  }

  async query<N extends QueryName>(name: N): Promise<QueryResult<N>> {
    return this.#resultOf(name) as QueryResult<N>;
  }

  async subscribe<N extends QueryName>(
    name: N,
    _args: unknown,
    onResult: (result: QueryResult<N>) => void,
  ): Promise<number> {
    this.#count += 1;
    this.#subscriptions.add({ id: this.#count, name, onResult });
    const result = this.#resultOf(name);
    if (result !== undefined) queueMicrotask(() => onResult(result as QueryResult<N>));
    return this.#count;
  }

  async unsubscribe(subscription: number): Promise<void> {
    for (const held of this.#subscriptions)
      if (held.id === subscription) this.#subscriptions.delete(held);
  }

  async dispatch(name: string, args: unknown, options?: unknown): Promise<string> {
    this.#mayFail();
    this.dispatched.push({ name, args, options });
    return `key-${this.dispatched.length}`;
  }

  async dispatchAll(name: string, all: readonly unknown[]): Promise<readonly string[]> {
    return Promise.all(all.map((args) => this.dispatch(name, args)));
  }

  settled = async (): Promise<Settlement> => this.settlement;
  readNote = async (): Promise<NoteBody | null> => null;
  readNotes = async (): Promise<readonly NoteBody[]> => [];
  listDocuments = async (): Promise<readonly string[]> => [];
  readDocuments = async (): Promise<readonly never[]> => [];
  traffic = async () => ({ month: '2026-11', sent: 0, received: 0 });

  async searchNotes(_args: unknown, onHits: (hits: NoteHits) => void): Promise<number> {
    onHits({ ids: [], searched: 0, total: 0, isDone: true, isAll: true });
    return 0;
  }

  async endSearch(): Promise<void> {}
  readDraft = async (key: string): Promise<Draft | null> => this.drafts.get(key) ?? null;

  async writeDraft(key: string, value: unknown, baseV: number): Promise<void> {
    this.#mayFail();
    this.drafts.set(key, { key, value, baseV, updatedAt: '2026-11-21T12:00:00.000Z' });
  }

  async discardDraft(key: string): Promise<void> {
    this.drafts.delete(key);
  }

  async beginRecording(of: Omit<NewRecording, 'id'>): Promise<string> {
    this.#mayFail();
    const id = `recording-${this.sounds.size + 1}`;
    this.sounds.set(id, { mimeType: of.mimeType, pieces: [] });
    return id;
  }

  async addRecordingPiece(id: string, piece: ArrayBuffer): Promise<void> {
    this.#mayFail();
    const { mimeType, pieces } = this.sounds.get(id) ?? { mimeType: '', pieces: [] };
    this.sounds.set(id, { mimeType, pieces: [...pieces, piece] });
  }

  async endRecording(id: string): Promise<void> {
    this.ended.push(id);
  }

  async sendRecording(id: string): Promise<void> {
    this.#mayFail();
    this.sent.push(id);
  }

  readRecording = async (id: string): Promise<RecordedSound | null> => this.sounds.get(id) ?? null;

  async removeRecording(id: string): Promise<void> {
    this.sounds.delete(id);
    this.removed.push(id);
  }

  async holdDraft(kind: string): Promise<string> {
    return [...this.drafts.keys()].find((key) => key.startsWith(kind)) ?? `${kind}:1`;
  }

  async releaseDraft(): Promise<void> {}

  async bringBack(keys: readonly string[]): Promise<BroughtBack> {
    this.#mayFail();
    this.broughtBack.push(...keys);
    return { count: keys.length, refusal: null };
  }

  async letGo(keys: readonly string[]): Promise<void> {
    this.letGone.push(...keys);
  }

  async noteLosses(): Promise<void> {
    this.lossesNoted += 1;
  }

  readShelf = async (): Promise<readonly ShelvedRow[]> => this.shelf;

  async retry(key: string, args?: unknown): Promise<void> {
    this.#mayFail();
    this.retried.push({ key, args });
  }

  async discard(key: string): Promise<boolean> {
    this.discarded.push(key);
    return true;
  }

  async recordExport(made: MadeExport): Promise<void> {
    this.#mayFail();
    this.exported.push(made);
  }

  async recordRead(patientId: string, part: RecordPart): Promise<void> {
    this.opened.push({ patientId, part });
  }

  async wake(): Promise<void> {
    this.woken += 1;
  }

  async setToken(): Promise<void> {}
  async close(): Promise<void> {}

  #mayFail(): void {
    // The worker's errors arrive as plain objects.
    // oxlint-disable-next-line typescript/only-throw-error
    if (this.failure) throw this.failure;
  }

  /** Of no type: what each of so many names answers is more than the compiler puts side by side. */
  #resultOf(name: string): unknown {
    return (this.#results as Readonly<Record<string, unknown>>)[name];
  }
}
