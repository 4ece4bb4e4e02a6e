/**
 * recording ── ended, or found again after a sudden death ──▶ stopped ── the person sends it ──▶ queued
 *                                                               ▲                               │  │
 *                                                               └── the server's no (trouble) ──┘  └── its text ──▶ transcribed
 *
 * Only `queued` leaves the device. A recording is removed by the person, or when its text stands in the note.
 */
type RecordingState = 'recording' | 'stopped' | 'queued' | 'transcribed';

/** Why it is not text yet, in words that are safe to show. */
export interface RecordingTrouble {
  readonly code: string;
  readonly message: string;
}

/** A part of a recording without sound, in seconds of its file. */
export interface SilentSpan {
  readonly from: number;
  readonly to: number;
}

/** How long a recording is, measured while it is made: browsers write no length, or a wrong one. */
export interface SoundLength {
  /** Silent spans do not count. */
  readonly seconds: number;
  /** Absent from recordings of earlier versions. */
  readonly silent?: readonly SilentSpan[];
}

/** Returns how many seconds a recording plays, its silent spans included. */
export const playedSeconds = ({ seconds, silent = [] }: SoundLength): number =>
  silent.reduce((sum, { from, to }) => sum + to - from, seconds);

/** One recording on this device, without its sound. Its length is of what is on the disk. */
export interface Recording extends SoundLength {
  /** UUID; the key under which the server makes its text once. */
  readonly id: string;
  readonly appointmentId: string;
  readonly patientId: string;
  /** As the recorder named it. */
  readonly mimeType: string;
  readonly state: RecordingState;
  /** ISO */
  readonly startedAt: string;
  readonly bytes: number;
  /** Pieces of sound on the disk. */
  readonly pieces: number;
  /** Its window went away before it was ended. */
  readonly isRecovered: boolean;
  readonly trouble: RecordingTrouble | null;
  /** How often sending failed in a row. */
  readonly tries: number;
  /** ISO; it is not sent again before. */
  readonly notBefore: string | null;
  /** What was said, once the server has told. */
  readonly text: string | null;
}

/** What a new one is of. */
export type NewRecording = Pick<Recording, 'id' | 'appointmentId' | 'patientId' | 'mimeType'>;

export const begun = (of: NewRecording, startedAt: string): Recording => ({
  ...of,
  state: 'recording',
  startedAt,
  seconds: 0,
  silent: [],
  bytes: 0,
  pieces: 0,
  isRecovered: false,
  trouble: null,
  tries: 0,
  notBefore: null,
  text: null,
});

/** A recording with its sound: the pieces, joined in this order, are one file. */
export interface Sound {
  readonly recording: Recording;
  readonly pieces: readonly ArrayBuffer[];
}

/** How the disk holds it: a row without its sound, and one for each piece. */
export type RecordingRow =
  | { readonly id: string; readonly recording: Recording }
  | { readonly id: string; readonly piece: ArrayBuffer };

/** The recordings of one user on this device. What was written is on the disk. */
export interface Recordings {
  /** Oldest first. */
  list(): Promise<readonly Recording[]>;
  add(recording: Recording): Promise<void>;
  /**
   * Keeps a further piece of sound.
   * @param length of the whole, this piece included
   * @throws DomainError `recording_gone` where it was deleted or sent meanwhile
   */
  addPiece(id: string, piece: ArrayBuffer, length: SoundLength): Promise<void>;
  /** @param decide `null` leaves it as it is; never called for one that is not there */
  update(id: string, decide: (before: Recording) => Recording | null): Promise<Recording | null>;
  read(id: string): Promise<Sound | null>;
  /** With all its sound. */
  remove(id: string): Promise<void>;
}

const TYPES: readonly (readonly [type: string, extension: string])[] = [
  ['webm', 'webm'],
  ['mp4', 'm4a'],
  ['ogg', 'ogg'],
  ['wav', 'wav'],
  ['mpeg', 'mp3'],
];

/** `recording.webm`, by what the recorder wrote. */
export const fileNameOf = (mimeType: string): string =>
  `recording.${TYPES.find(([type]) => mimeType.includes(type))?.[1] ?? 'webm'}`;
