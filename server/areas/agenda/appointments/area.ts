import { appointmentAnswer } from '../../../../src/domain/contract/appointments.ts';
import { presenting } from '../../../web/commands/answers.ts';
import type { Area } from '../../../web/area.ts';
import { refuseReplaced, refuseSecond, withdrawInTime } from './decisions.ts';
import { grantFreeTime } from './grant.ts';
import { presentAppointments } from './read.ts';
import { keepPrice, keepRegistered } from './prices.ts';
import { appointmentEndpoints } from './routes.ts';
import { STATUS_EVERY_MS, STATUS_JOB, storeStatuses } from './status-job.ts';

export const appointments: Area = {
  titles: { appointments: 'Sessões' },
  endpoints: () => appointmentEndpoints,
  answers: { appointments: presenting(appointmentAnswer, presentAppointments) },
  decisions: {
    'appointment.create': grantFreeTime,
    'appointment.update': keepPrice,
    'appointment.complete': keepPrice,
    'appointment.setStatus': keepPrice,
    'appointment.setPrices': keepRegistered,
    'appointment.cancel': refuseReplaced,
    'appointment.restore': refuseSecond,
    'appointment.withdraw': withdrawInTime,
  },
  jobs: {
    [STATUS_JOB]: {
      handler:
        (parts) =>
        (_payload, { signal }) =>
          storeStatuses(parts, parts.clock.now(), signal),
      everyMs: STATUS_EVERY_MS,
    },
  },
};
