import { InvitePage } from '../../../features/account/invitation/InvitePage.tsx';
import { useLinkToken } from '../../routes/linkToken.ts';
import { useInvited } from './useInvited.ts';

/** /invite */
export const InviteScreen = () => (
  <InvitePage token={useLinkToken()} {...useInvited('/app/patient-dashboard')} />
);
