import type { NoteReader } from './analysis.ts';

/**
 * The word list that the server reads notes with.
 * A change of what it finds is a new version, by which a line of readings breaks.
 */
export const EMBEDDED_READER: NoteReader = {
  kind: 'embedded',
  name: 'Leitor por palavras',
  version: '10',
};

/** True if an earlier version of the word list read a note. */
export const isByOlderVersion = (reader: NoteReader | null | undefined): boolean =>
  reader?.kind === EMBEDDED_READER.kind && Number(reader.version) < Number(EMBEDDED_READER.version);

/** How often a reader's class of a note was right, where that was measured. */
export interface Accuracy {
  readonly version: string;
  /** From 0 to 1. */
  readonly right: number;
  readonly notes: number;
  /** `yyyy-MM-dd` */
  readonly day: string;
  /** The kind of notes, in words for the screen. */
  readonly corpus: string;
}

/**
 * The accuracy of `EMBEDDED_READER` where it judged, as measured by `bench reading-held-out`: 104
 * of the 223 notes without a present risk, against the labels of three authors. The version may be
 * an older one than the reader's.
 */
export const EMBEDDED_ACCURACY: Accuracy = {
  version: '10',
  right: 0.94,
  notes: 104,
  day: '2026-11-28',
  corpus: 'inventadas e rotuladas por outras pessoas',
};
