import { firstNotBefore } from '../../view/sortedIndex.ts';
import type { QueryView } from '../kit/source.ts';

/** When the patient's next session starts, of those that have arrived. @param now ISO instant */
export function nextSessionOf(
  { indexes }: QueryView,
  patientId: string,
  now: string,
): string | null {
  const sessions = indexes.appointmentsOfPatient.get(patientId);
  const first = firstNotBefore(sessions, ({ startAt }) => (startAt > now ? 0 : -1));
  for (let place = first; place < sessions.length; place += 1)
    if (sessions[place]?.status === 'scheduled') return sessions[place]?.startAt ?? null;
  return null;
}
