import * as v from 'valibot';
import type { AnyDocument, EntityName } from '../core/documents.ts';
import { instant, uuid } from '../core/fields.ts';

/** The largest batch of commands, in commands and in bytes of its JSON before compression. */
export const BATCH_COMMANDS = 250;
export const BATCH_BYTES = 256 * 1024;
/** The largest page of changes, in documents and in bytes of their JSON. */
export const PAGE_DOCUMENTS = 1000;
export const PAGE_BYTES = 1024 * 1024;

const sentCommandSchema = v.object({
  /** Position in this client's sequence: 1, 2, 3 … without gaps. */
  seq: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Idempotency key, made when the person acted. */
  key: uuid,
  name: v.pipe(v.string(), v.maxLength(100)),
  args: v.unknown(),
  /** The touched document's `v` that the person saw; 0 where there was none. Notes are merged from it. */
  baseV: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** When the person acted, as well as the device knew it. */
  at: instant,
  /**
   * Milliseconds by which the device's clock was known to be ahead then: `at` is corrected by it.
   * Absent where the device did not know.
   */
  ahead: v.optional(v.pipe(v.number(), v.safeInteger())),
  /** It brings back what a device had kept aside: the practice's log says so. */
  isReturn: v.optional(v.boolean()),
});

export const batchSchema = v.object({
  clientId: uuid,
  /** The device's own clock as the batch left. */
  sentAt: v.optional(instant),
  commands: v.pipe(v.array(sentCommandSchema), v.minLength(1), v.maxLength(BATCH_COMMANDS)),
});

export type SentCommand = v.InferOutput<typeof sentCommandSchema>;
export type Batch = v.InferOutput<typeof batchSchema>;

/** A document as the feed carries it. `doc` is absent on a tombstone. */
export interface ChangeRow {
  readonly entity: EntityName;
  readonly id: string;
  /** The tenant's sequence at this document's last change. */
  readonly v: number;
  /** The highest command sequence of the asking client already applied or refused on this document. */
  readonly cs: number;
  readonly doc?: AnyDocument;
}

export type CommandResult =
  | { readonly key: string; readonly status: 'done'; readonly v: number }
  | {
      readonly key: string;
      readonly status: 'refused';
      readonly code: string;
      readonly message: string;
      readonly details?: Readonly<Record<string, unknown>>;
    }
  /** The server failed on this one; nothing was changed, its sequence number is still free, and the rest was not tried. */
  | { readonly key: string; readonly status: 'failed' };

/**
 * The answer to `POST /sync/commands`. `results` is a prefix of the batch, in its order. With `gap`, the first
 * command without a result did not follow `lastSeq`: number the rest anew from `lastSeq + 1` and send again.
 */
export interface BatchAnswer {
  readonly lastSeq: number;
  readonly gap: boolean;
  readonly results: readonly CommandResult[];
}

/** The answer to `GET /sync/changes?cursor=&limit=&clientId=`. */
export interface ChangesPage {
  /** Identifies the server's history; another one means: read everything anew. */
  readonly epoch: string;
  /**
   * The tenant's sequence when the page was asked for. A device that was told of a later number
   * before it asked knows by this that the server's data were set back.
   * Absent from servers of an earlier version.
   */
  readonly seq?: number;
  /**
   * Names what the person sees by their role; opaque. Another one than before says that the device
   * holds what was read in another role. Absent from servers of an earlier version.
   */
  readonly reader?: string;
  /** Where the next page starts; opaque. */
  readonly cursor: string;
  readonly changes: readonly ChangeRow[];
  /** Nothing more for now. */
  readonly done: boolean;
  /**
   * During a first sync: whether the hot set has arrived, how many documents there are in all, and when the sessions
   * of the hot set start (ISO, both included).
   */
  readonly first?: {
    readonly hot: boolean;
    readonly total: number;
    readonly window?: { readonly from: string; readonly to: string };
  };
  /** The cursor sent was of another history: this page is the first of a new full read. */
  readonly reset?: boolean;
  /**
   * The number up to which, at least, both histories are the same.
   * Set with `reset`, where the server's history is another one and this person still reads what
   * they read before.
   */
  readonly shared?: number;
}

/** The code of a refusal: the practice has had as much written today as a day allows. */
export const DAILY_LIMIT = 'daily_limit';

export interface ErrorBody {
  readonly message: string;
  readonly code: string;
  readonly details?: Readonly<Record<string, unknown>>;
}
