import { accountSchema, signedInSchema } from '../../../../src/domain/contract/signIn.ts';
import type { Area } from '../../../web/area.ts';
import { sendChanged, sendConfirmation } from './address/mails.ts';
import {
  sendAccountExists,
  sendPasswordChanged,
  sendReset,
  sendVerification,
} from './mail-jobs.ts';
import { recoveryEndpoints } from './password/recovery-routes.ts';
import { authEndpoints } from './routes.ts';
import { sensitiveEndpoints } from './sensitive-routes.ts';
import { createAuthService } from './sessions/service.ts';
import { sessionEndpoints } from './sessions/session-routes.ts';

export const auth: Area = {
  titles: { auth: 'Contas e acesso' },
  shapes: { Account: accountSchema, SignedIn: signedInSchema },
  endpoints(parts) {
    const service = createAuthService(parts);
    return [
      ...authEndpoints(parts, service),
      ...sessionEndpoints(parts, service),
      ...recoveryEndpoints(parts),
      ...sensitiveEndpoints(parts),
    ];
  },
  jobs: {
    'mail.verifyEmail': { handler: sendVerification, mail: 'account' },
    'mail.resetPassword': { handler: sendReset, mail: 'account' },
    'mail.passwordChanged': { handler: sendPasswordChanged, mail: 'account' },
    'mail.confirmEmail': { handler: sendConfirmation, mail: 'account' },
    'mail.emailChanged': { handler: sendChanged, mail: 'account' },
    'mail.accountExists': { handler: sendAccountExists, mail: 'account' },
  },
};
