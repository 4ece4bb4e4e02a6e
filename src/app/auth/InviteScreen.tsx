import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { InvitePage } from '../../features/account/InvitePage.tsx';
import { useApp } from '../context.ts';
import { homeOf } from './redirect.ts';

const route = getRouteApi('/invite/$token');

export function InviteScreen() {
  const router = useRouter();
  const { auth } = useApp();
  const { token } = route.useParams();
  // As it was when the link was opened.
  const [present] = useState(() => auth.getState().session?.claims ?? null);
  return (
    <InvitePage
      token={token}
      present={present}
      onStay={() => router.history.replace(homeOf(present?.role))}
      onDone={(sessionToken, email) => {
        if (sessionToken !== null && auth.signIn(sessionToken))
          return router.history.replace('/app/patient-dashboard');
        // Another's session would lead away from the sign-in.
        if (present) auth.signOut();
        return void router.navigate({
          to: '/login',
          replace: true,
          state: { email, isAccountMade: true },
        });
      }}
      onLogin={() => router.history.replace('/login')}
    />
  );
}
