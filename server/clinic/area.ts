import { createAuthService } from '../auth/public.ts';
import type { Area } from '../http/area.ts';
import { ACCOUNT_STATUS, MEMBER_INVITE, sendAccountStatus, sendMemberInvite } from './mails.ts';
import { clinicEndpoints, joiningEndpoints } from './routes.ts';

export const clinic: Area = {
  titles: { clinic: 'Clínica', 'member-invites': 'Convites de equipe' },
  endpoints: (parts) => [
    ...clinicEndpoints(parts),
    ...joiningEndpoints(parts, createAuthService(parts)),
  ],
  jobs: {
    [MEMBER_INVITE]: { handler: sendMemberInvite },
    [ACCOUNT_STATUS]: { handler: sendAccountStatus },
  },
};
