import { useState } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { recordOf } from '../../data/queries/kit/known.ts';

interface Chosen {
  readonly psychologistId: string | null;
}

/**
 * For whom a form books: psychologists for themselves; an administrator for the patient's psychologist unless told
 * otherwise. `follow` is called at each drawing with the patient that the form holds.
 */
export function usePsychologistOf(firstPatientId: string | null) {
  const { role, userId } = useActor();
  const [patientId, setPatientId] = useState(firstPatientId);
  const details = useLive('patients.byId', { id: patientId ?? '' });
  const patient = recordOf(details)?.patient;
  return {
    /** The chosen patient; `undefined` while it is read, or where nobody is chosen. */
    patient: patientId === null ? undefined : details,
    of: ({ psychologistId }: Chosen): string | null =>
      role === 'psych' ? userId : (psychologistId ?? patient?.psychologistId ?? null),
    follow: (next: string | null): void => {
      if (next !== patientId) setPatientId(next);
    },
  };
}
