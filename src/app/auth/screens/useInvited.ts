import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../context.ts';
import { homeOf } from '../redirect.ts';

/** Where the page of an invitation leads. @param home the screen of whoever the new account is for */
export function useInvited(home: ReturnType<typeof homeOf>) {
  const router = useRouter();
  const { auth } = useApp();
  // As it was when the link was opened.
  const [present] = useState(() => auth.getState().session?.claims ?? null);
  return {
    present,
    onStay: () => router.history.replace(homeOf(present?.role)),
    onDone(sessionToken: string | null, email: string) {
      if (sessionToken !== null && auth.signIn(sessionToken)) return router.history.replace(home);
      // Another's session would lead away from the sign-in.
      if (present) auth.signOut();
      const state = { email, isAccountMade: true } as const;
      return void router.navigate({ to: '/login', replace: true, state });
    },
    onLogin: () => router.history.replace('/login'),
  };
}
