import { createAuthService } from '../auth/public.ts';
import type { Area } from '../../../web/area.ts';
import { ACCOUNT_STATUS, MEMBER_INVITE, sendAccountStatus, sendMemberInvite } from './mails.ts';
import { followAnswer, followWithdrawal } from './handovers/decisions.ts';
import { findHandovers, HANDOVERS_DUE } from './handovers/due.ts';
import { HANDOVER_MAIL, sendHandover } from './handovers/mails.ts';
import { PASS_RECORD, passDue } from './handovers/pass.ts';
import { LOOK_MS } from './handovers/wait.ts';
import { clinicEndpoints, joiningEndpoints } from './routes.ts';

export const clinic: Area = {
  titles: {
    clinic: 'Clínica',
    'member-invites': 'Convites de equipe',
    handovers: 'Passagens de prontuário',
  },
  decisions: { 'handover.answer': followAnswer, 'handover.withdraw': followWithdrawal },
  endpoints: (parts) => [
    ...clinicEndpoints(parts),
    ...joiningEndpoints(parts, createAuthService(parts)),
  ],
  jobs: {
    [MEMBER_INVITE]: { handler: sendMemberInvite, mail: 'invitation' },
    [ACCOUNT_STATUS]: { handler: sendAccountStatus, mail: 'account' },
    [HANDOVER_MAIL]: { handler: sendHandover, mail: 'account' },
    [PASS_RECORD]: { handler: passDue },
    [HANDOVERS_DUE]: {
      handler:
        (parts) =>
        (_payload, { signal }) =>
          findHandovers(parts, signal),
      everyMs: LOOK_MS,
    },
  },
};
