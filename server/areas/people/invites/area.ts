import { createAuthService } from '../auth/public.ts';
import type { Area } from '../../../web/area.ts';
import { inviteByMail, resendByMail } from './decisions.ts';
import { sendInvite } from './mail-job.ts';
import { acceptanceEndpoints, inviteEndpoints } from './routes.ts';
import { INVITE_KIND } from './sending.ts';

export const invites: Area = {
  titles: { 'patient-invites': 'Convites de pacientes' },
  endpoints: (parts, execution) => [
    ...inviteEndpoints(parts, execution),
    ...acceptanceEndpoints(parts, createAuthService(parts)),
  ],
  decisions: { 'patientInvite.create': inviteByMail, 'patientInvite.resend': resendByMail },
  jobs: { [INVITE_KIND]: { handler: sendInvite, mail: 'invitation' } },
};
