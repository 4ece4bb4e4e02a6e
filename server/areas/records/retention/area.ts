import type { Area } from '../../../web/area.ts';
import { forgetting } from '../../../engine/jobs/trusted-clock.ts';
import {
  archiveNote,
  archivePayment,
  recordHold,
  refuseRecord,
  restoreNote,
  tellOfJoined,
  tellOfShelf,
} from './decisions.ts';
import { DISPOSE, disposeJob } from './dispose.ts';
import { followSheets, SHEETS, sheetsJob } from './follow.ts';
import { recordEndpoints } from './routes.ts';

const DAY_MS = 86_400_000;

export const retention: Area = {
  titles: { 'archived-notes': 'Notas', disposals: 'Termos de descarte' },
  endpoints: () => recordEndpoints,
  decisions: {
    'patient.delete': refuseRecord,
    'patient.setLegalHold': recordHold,
    'payment.delete': archivePayment,
    'note.create': tellOfJoined,
    'note.setShelf': tellOfShelf,
    'note.delete': archiveNote,
    'note.restore': restoreNote,
  },
  onWritten: followSheets,
  jobs: {
    [SHEETS]: { handler: (parts) => (payload, job) => sheetsJob(parts, payload, job) },
    [DISPOSE]: {
      handler: (parts) => forgetting(parts, (_payload, { signal }) => disposeJob(parts, signal)),
      everyMs: DAY_MS,
    },
  },
};
