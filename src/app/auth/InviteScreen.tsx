import { getRouteApi } from '@tanstack/react-router';
import { InvitePage } from '../../features/account/InvitePage.tsx';
import { useInvited } from './useInvited.ts';

const route = getRouteApi('/invite/$token');

export function InviteScreen() {
  const { token } = route.useParams();
  return <InvitePage token={token} {...useInvited('/app/patient-dashboard')} />;
}
