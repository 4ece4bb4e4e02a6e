import { getRouteApi } from '@tanstack/react-router';
import { JoinPage } from '../../features/account/JoinPage.tsx';
import { useInvited } from './useInvited.ts';

const route = getRouteApi('/convite-equipe/$token');

export function JoinScreen() {
  const { token } = route.useParams();
  return <JoinPage token={token} {...useInvited('/app/dashboard')} />;
}
