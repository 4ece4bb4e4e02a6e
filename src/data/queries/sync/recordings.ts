import { defineQuery } from '../kit/query.ts';
import type { RecordingItem } from './results.ts';
import type { QuerySource } from '../kit/source.ts';
import { patientName } from '../kit/subject.ts';

interface WhichRecordings {
  /** Those of one session; all unless told. */
  readonly appointmentId?: string;
}

/** The recordings on this device, oldest first. */
export const recordingsList = defineQuery({
  name: 'recordings.list',
  run: (
    { view, recordings }: QuerySource,
    { appointmentId }: WhichRecordings,
  ): readonly RecordingItem[] =>
    recordings
      .filter((one) => appointmentId === undefined || one.appointmentId === appointmentId)
      .map((one) => {
        const session = view.get('appointments', one.appointmentId);
        return {
          ...one,
          patientName: patientName(view, one.patientId),
          span: session ? { startAt: session.startAt, endAt: session.endAt } : null,
        };
      }),
});
