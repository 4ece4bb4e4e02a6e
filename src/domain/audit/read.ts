import type { RecordPart } from './kinds.ts';

/** Somebody opened a part of a patient's record. */
export interface RecordRead {
  readonly patientId: string;
  readonly part: RecordPart;
  /** By the clock of where it was read, ISO. */
  readonly at: string;
}

/** What a device tells of at a time. */
export const READS_AT_A_TIME = 100;

/** The hour (UTC) in which it was, as the start of an ISO instant. */
export const hourOf = (at: string): string => at.slice(0, 13);
/** The same for the day. */
export const dayOf = (at: string): string => at.slice(0, 10);
