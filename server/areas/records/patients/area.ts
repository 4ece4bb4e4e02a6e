import type { Area } from '../../../web/area.ts';
import { leaveNothingOpen, openOrClosePortal } from './decisions.ts';
import { patientEndpoints } from './routes.ts';

export const patients: Area = {
  titles: { patients: 'Pacientes' },
  endpoints: () => patientEndpoints,
  decisions: { 'patient.setStatus': openOrClosePortal, 'patient.delete': leaveNothingOpen },
};
