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
      onDone={(sessionToken) =>
        // The account exists in any case.
        router.history.replace(auth.signIn(sessionToken) ? '/app/dashboard' : '/login')
      }
      onLogin={() => router.history.replace('/login')}
    />
  );
}
