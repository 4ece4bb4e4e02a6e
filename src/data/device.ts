import type { RecordPart } from '../domain/audit/kinds.ts';
import type { MadeExport } from '../domain/audit/read.ts';
import type { Documents, EntityName } from '../domain/core/documents.ts';
import type { CommandArgs, CommandName } from '../domain/registry.ts';
import type { NewRecording, SoundLength } from './recordings/recording.ts';
import type { QueryArgs, QueryName, QueryResult } from './queries/index.ts';
import type { NoteBody } from './queries/notes/results.ts';
import type { ShelvedRow } from './shelf/shelf.ts';
import type { Draft } from './drafts/drafts.ts';
import type { Traffic } from './meta/traffic.ts';

/** How a command ended. `waiting`: the page went away or the engine closed before the server answered. */
export type Settlement =
  | { readonly status: 'done' }
  | { readonly status: 'refused'; readonly code: string; readonly message: string };

export interface DispatchOptions {
  /** A draft that this command makes obsolete; cleared in the transaction that stores the command. */
  readonly clearsDraft?: string;
  /** `v` that the person's text was based on (`NoteBody.baseV`); by default the view's present one. */
  readonly baseV?: number;
  /**
   * The whole text that the person's edit was made from.
   * The device merges the edit with what other windows saved since, and names it to the server.
   * Without it the edit replaces what stands (`note.update`; others pass it over).
   */
  readonly base?: string;
  /** It brings back what was kept aside. */
  readonly isReturn?: boolean;
}

export interface HoldOptions {
  /** The one that the person asked for; it goes before newer ones. */
  readonly wanted: string | null;
  /** Those that do not suit. */
  readonly except: readonly string[];
}

export interface NoteSearchArgs {
  /** As the person typed it: see `termsOf`. */
  readonly text: string;
  /** In this patient's notes alone. */
  readonly patientId?: string;
}

/** The notes that have what was searched for. */
export interface NoteHits {
  /** The newest first. */
  readonly ids: readonly string[];
  /** Notes that were gone through, of so many that are on the device. */
  readonly searched: number;
  readonly total: number;
  /** Whether all notes that there are have arrived on the device. */
  readonly isAll: boolean;
  /** Whether the search is over, or these are the first. */
  readonly isDone: boolean;
}

export interface BroughtBack {
  readonly count: number;
  readonly refusal: string | null;
}

/** To be heard: the pieces, joined, are a file of this type. */
export interface RecordedSound {
  readonly mimeType: string;
  readonly pieces: readonly ArrayBuffer[];
}

/**
 * The device's data, as the page sees it through Comlink. Errors cross the boundary as plain
 * `DomainError`-shaped objects (`{name, code, message}`).
 */
export interface Device {
  query<N extends QueryName>(name: N, args: QueryArgs<N>): Promise<QueryResult<N>>;
  /** Calls `onResult` at once and whenever the result changes. Returns the subscription's id. */
  subscribe<N extends QueryName>(
    name: N,
    args: QueryArgs<N>,
    onResult: (result: QueryResult<N>) => void,
  ): Promise<number>;
  unsubscribe(subscription: number): Promise<void>;

  /**
   * Resolves with the command's key when it is durable on this device.
   * @throws a DomainError-shaped object when arguments or rules say no at once, or the disk does
   */
  dispatch<N extends CommandName>(
    name: N,
    args: CommandArgs<N>,
    options?: DispatchOptions,
  ): Promise<string>;
  /**
   * The same command many times, in this order: all are durable on this device, or none is.
   * @throws as `dispatch`, when one of them cannot be taken
   */
  dispatchAll<N extends CommandName>(
    name: N,
    all: readonly CommandArgs<N>[],
  ): Promise<readonly string[]>;
  /** Resolves when the server has answered; at once when it already has. */
  settled(key: string): Promise<Settlement>;

  /** The note with its text, read from disk and folded with pending edits. */
  readNote(noteId: string): Promise<NoteBody | null>;
  /** Those of the asked for that there are, in that order, each as `readNote` reads it. */
  readNotes(noteIds: readonly string[]): Promise<readonly NoteBody[]>;

  /** The ids of all documents of a kind that the person sees, with what waits in the outbox. */
  listDocuments(entity: EntityName): Promise<readonly string[]>;
  /** Those of the asked for that there are, whole: notes with their texts. A few hundred at a time. */
  readDocuments<E extends EntityName>(
    entity: E,
    ids: readonly string[],
  ): Promise<readonly Documents[E][]>;

  /**
   * Searches the texts of the notes. Calls `onHits` with the first hits, with all of them, and again whenever notes change.
   * Returns the search's id.
   */
  searchNotes(args: NoteSearchArgs, onHits: (hits: NoteHits) => void): Promise<number>;
  endSearch(search: number): Promise<void>;

  readDraft(key: string): Promise<Draft | null>;
  writeDraft(key: string, value: unknown, baseV: number): Promise<void>;
  discardDraft(key: string): Promise<void>;
  /**
   * Takes a draft of something new for this window alone: the newest of its kind that no other window writes, or a key of
   * which there is none yet. Held until it is released or the window goes away.
   * @param kind what its key begins with, e.g. `patient:new`
   */
  holdDraft(kind: string, options: HoldOptions): Promise<string>;
  releaseDraft(key: string): Promise<void>;

  /**
   * Begins a recording that this window holds until it ends it or goes away; then it is found again, and can be sent.
   * @returns its id
   * @throws `no_consent` where the patient has not agreed to it
   */
  beginRecording(of: Omit<NewRecording, 'id'>): Promise<string>;
  /**
   * Keeps a further piece of sound. Resolves when it is on the disk.
   * @param length of the whole, this piece included
   * @throws `recording_gone`, `quota_exceeded`, `storage_failed`; what was kept before stays
   */
  addRecordingPiece(id: string, piece: ArrayBuffer, length: SoundLength): Promise<void>;
  /** One without any sound is gone then. */
  endRecording(id: string): Promise<void>;
  /** The person wants it as text: it is sent as soon as there is a network, also when no page lives. @throws `no_consent` */
  sendRecording(id: string): Promise<void>;
  readRecording(id: string): Promise<RecordedSound | null>;
  /** With all its sound and its text. */
  removeRecording(id: string): Promise<void>;

  /** Queues a refused or parked command anew, as it is or with other arguments, and those that depended on it. */
  retry(key: string, args?: unknown): Promise<void>;
  /**
   * Takes a command back that has not left this device, or that the server would not carry out.
   * @returns `false` where it is not there any more: the server has confirmed it
   * @throws `already_sent` while the server may have it
   */
  discard(key: string): Promise<boolean>;
  /**
   * Brings back what was kept aside, as new commands under the rules of today.
   * What a rule refuses at once stays there.
   * @returns how many came back, and what the first refusal said
   */
  bringBack(keys: readonly string[]): Promise<BroughtBack>;
  /** Lets go of what was kept aside. */
  letGo(keys: readonly string[]): Promise<void>;
  /** The person has read that changes were lost. */
  noteLosses(): Promise<void>;
  /** Reads all that was kept aside, whole. */
  readShelf(): Promise<readonly ShelvedRow[]>;
  /**
   * The person opened a part of a patient's record. Kept for the practice's own account of it, which the server is told
   * in the background; never rejects.
   */
  recordRead(patientId: string, part: RecordPart): Promise<void>;
  /**
   * The person makes a file with data of patients. Resolves when that is kept durably.
   * The server is told in the background.
   * @throws `quota_exceeded`, `storage_failed`: then nobody must get the file
   */
  recordExport(made: MadeExport): Promise<void>;
  /** What went over the line this month, counted on this device. */
  traffic(): Promise<Traffic>;
  /** Push and pull now: the network is back, the tab is seen again, or the person asks. */
  wake(): Promise<void>;
  /** A new token for the same user, after signing in again or renewal. */
  setToken(token: string | null): Promise<void>;
  close(): Promise<void>;
}
