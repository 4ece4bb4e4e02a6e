import { type DataExport, dayOf, type RecordRead } from '../../domain/audit/read.ts';

/** So many wait on a device at most: weeks of a clinic's work without a network. */
export const READS_MAX = 5000;

/**
 * The openings of patients' records by one user on this device, and the files that were made here.
 * The server has still to be told of them. No text is in them.
 */
export interface RecordReads {
  /** Keeps it durably, once for each patient, part and hour. */
  add(read: RecordRead): Promise<void>;
  /** The oldest ones, oldest first. */
  oldest(limit: number): Promise<readonly RecordRead[]>;
  /** The server knows of these. */
  remove(reads: readonly RecordRead[]): Promise<void>;
  /** Keeps durably that a file was made. None is ever thinned out. */
  addExport(made: DataExport): Promise<void>;
  /** The oldest file that the server does not know of. */
  nextExport(): Promise<DataExport | null>;
  removeExport(id: string): Promise<void>;
}

/**
 * What makes room in a full store: all but the day's first opening of each patient's part, so that who opened what on
 * which day is kept. Where no day has more than that, the oldest goes.
 * @param reads oldest first
 */
export function surplus(reads: readonly RecordRead[], max = READS_MAX): readonly RecordRead[] {
  if (reads.length < max) return [];
  const days = new Set<string>();
  const repeated = reads.filter(({ at, part, patientId }) => {
    const key = `${dayOf(at)} ${part} ${patientId}`;
    return days.size === days.add(key).size;
  });
  return repeated.length > 0 ? repeated : reads.slice(0, 1);
}
