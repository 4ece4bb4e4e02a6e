import type { Handover } from '../../domain/handovers/handover.ts';

/** The rest that stays with a psychologist of a patient who was hers. */
export interface FormerPatient {
  /** Her last hand-over of the patient. `null` where nothing had to be asked. */
  readonly handover: Handover | null;
  /** Her own notes of the patient, and sessions that she held. */
  readonly notes: number;
  readonly sessions: number;
}
