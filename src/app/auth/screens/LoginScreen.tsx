import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { LoginPage } from '../../../features/account/signIn/LoginPage.tsx';
import type { AccountActions } from '../../../features/account/actions.ts';
import { useToast } from '../../../ui/toasts/toasts.ts';
import { useApp } from '../../context.ts';
import { homeOf } from '../redirect.ts';
import { invalidToken, logIn, signedIn } from '../signedIn.ts';

const route = getRouteApi('/login');

export function LoginScreen() {
  const { auth, online, devices } = useApp();
  const router = useRouter();
  const toast = useToast();
  const { redirect } = route.useSearch();
  const [notice] = useState(() => auth.getState().notice);
  const { email = '', isAccountMade = false } = useLocation().state;
  const [actions] = useState<AccountActions>(() => ({
    async signIn(login) {
      const { access_token, notice: told } = await logIn(online, login);
      if (!auth.signIn(access_token)) throw invalidToken();
      if (told !== undefined) toast({ message: told, tone: 'info' });
      // The device's data loads while the success message is read.
      const { session } = auth.getState();
      if (session) devices.clientFor(session);
    },
    async register(call, body) {
      await signedIn(online.call(call, { body }));
    },
  }));
  const moveOn = () => {
    const role = auth.getState().session?.claims.role;
    router.history.replace(redirect ?? homeOf(role));
  };
  return (
    <LoginPage
      actions={actions}
      notice={notice}
      email={email}
      isAccountMade={isAccountMade}
      onSignedIn={moveOn}
      onForgotten={(email) =>
        void router.navigate({ to: '/forgot-password', search: { redirect }, state: { email } })
      }
    />
  );
}
