import { getRouteApi, useRouter } from '@tanstack/react-router';
import { InvitePage } from '../../features/account/InvitePage.tsx';
import { useApp } from '../context.ts';

const route = getRouteApi('/invite/$token');

export function InviteScreen() {
  const router = useRouter();
  const { auth } = useApp();
  const { token } = route.useParams();
  return (
    <InvitePage
      token={token}
      onDone={(sessionToken) =>
        // The account exists in any case.
        router.history.replace(auth.signIn(sessionToken) ? '/app/patient-dashboard' : '/login')
      }
      onLogin={() => router.history.replace('/login')}
    />
  );
}
