import { recurrenceDetail } from '../../../../src/domain/contract/recurrences.ts';
import { presenting } from '../../../web/commands/answers.ts';
import type { Area } from '../../../web/area.ts';
import { presentDetails } from './answers.ts';
import {
  activateRecurrence,
  changeRecurrence,
  deactivateRecurrence,
  endRecurrence,
  settleConflicts,
  startRecurrence,
} from './decisions.ts';
import {
  EXTEND_ALL,
  EXTEND_TENANT,
  extendEverywhere,
  extendRecurrences,
  FILL,
  fillRecurrence,
} from './extend.ts';
import { fillBeforeAnswer } from './follow.ts';
import { recurrenceEndpoints } from './routes.ts';

const DAY_MS = 86_400_000;

export const recurrences: Area = {
  titles: { 'recurring-appointments': 'Recorrências' },
  endpoints: (parts, execution) => recurrenceEndpoints(execution, parts),
  answers: { recurringAppointments: presenting(recurrenceDetail, presentDetails) },
  decisions: {
    'recurringAppointment.create': startRecurrence,
    'recurringAppointment.update': changeRecurrence,
    'recurringAppointment.activate': activateRecurrence,
    'recurringAppointment.deactivate': deactivateRecurrence,
    'recurringAppointment.delete': endRecurrence,
    'recurringAppointment.resolveConflicts': settleConflicts,
  },
  followUp: fillBeforeAnswer,
  jobs: {
    [EXTEND_ALL]: { handler: (parts) => () => extendEverywhere(parts), everyMs: DAY_MS },
    [EXTEND_TENANT]: {
      handler:
        (parts) =>
        (_payload, { tenantId }) =>
          extendRecurrences(parts, tenantId ?? ''),
    },
    [FILL]: {
      handler:
        (parts) =>
        (payload, { tenantId }) =>
          fillRecurrence(parts, payload, tenantId),
    },
  },
};
