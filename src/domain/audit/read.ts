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

/** `everything`: all that the person sees. `payments`: a report or list of payments. */
export const exportKinds = ['everything', 'payments'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** The contents of a file. */
interface ExportCounts {
  readonly patients: number;
  readonly sessions: number;
  readonly notes: number;
  readonly payments: number;
  readonly bytes: number;
}

/** A file with data of patients was made on a device. */
export interface DataExport {
  readonly id: string;
  readonly kind: ExportKind;
  /** By the clock of where it was made, ISO. */
  readonly at: string;
  readonly counts: ExportCounts;
  /** All patients of whom something is in it. */
  readonly patientIds: readonly string[];
}

/** A file, as the page that makes it knows it. */
export type MadeExport = Omit<DataExport, 'id' | 'at'>;

/** Patients of an export that a device tells of at a time. */
export const EXPORTED_AT_A_TIME = 1000;

/** The hour (UTC) in which it was, as the start of an ISO instant. */
export const hourOf = (at: string): string => at.slice(0, 13);
/** The same for the day. */
export const dayOf = (at: string): string => at.slice(0, 10);
