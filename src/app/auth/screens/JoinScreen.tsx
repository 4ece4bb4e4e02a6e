import { JoinPage } from '../../../features/account/invitation/JoinPage.tsx';
import { useLinkToken } from '../../routes/linkToken.ts';
import { useInvited } from './useInvited.ts';

/** /convite-equipe */
export const JoinScreen = () => (
  <JoinPage token={useLinkToken()} {...useInvited('/app/dashboard')} />
);
