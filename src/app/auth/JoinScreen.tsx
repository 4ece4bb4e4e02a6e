import { getRouteApi, useRouter } from '@tanstack/react-router';
import { JoinPage } from '../../features/account/JoinPage.tsx';
import { useApp } from '../context.ts';

const route = getRouteApi('/convite-equipe/$token');

export function JoinScreen() {
  const router = useRouter();
  const { auth } = useApp();
  const { token } = route.useParams();
  return (
    <JoinPage
      token={token}
      onDone={(sessionToken, email) => {
        if (sessionToken !== null && auth.signIn(sessionToken))
          return router.history.replace('/app/dashboard');
        const state = { email, isAccountMade: true } as const;
        return void router.navigate({ to: '/login', replace: true, state });
      }}
      onLogin={() => router.history.replace('/login')}
    />
  );
}
