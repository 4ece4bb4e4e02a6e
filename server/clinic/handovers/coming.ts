import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import type { ServerChange } from '../../documents/change.ts';
import type { Concerned } from './concerned.ts';

/** Sessions of the patient that have not begun. @param now ISO */
export const comingOf = (
  { find }: ServerChange,
  { patientId, memberId }: Concerned,
  now: string,
): Promise<readonly Appointment[]> =>
  find('appointments', {
    equal: { patientId, psychologistId: memberId, status: 'scheduled' },
    atLeast: { startAt: now },
  });
