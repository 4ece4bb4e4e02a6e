import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { LoginPage } from '../../features/account/LoginPage.tsx';
import type { AccountActions } from '../../features/account/actions.ts';
import { ApiError } from '../../client/apiError.ts';
import { useToast } from '../../ui/toasts/toasts.ts';
import { useApp } from '../context.ts';
import { homeOf } from './redirect.ts';

const route = getRouteApi('/login');

export function LoginScreen() {
  const { auth, api, devices } = useApp();
  const router = useRouter();
  const toast = useToast();
  const { redirect } = route.useSearch();
  const [notice] = useState(() => auth.getState().notice);
  const [actions] = useState<AccountActions>(() => ({
    async signIn(login) {
      const { token, notice: told } = await api.login(login);
      if (!auth.signIn(token))
        throw new ApiError(500, 'invalid_answer', 'Resposta inválida da API de login/registro');
      if (told !== null) toast({ message: told, tone: 'info' });
      // The device's data loads while the success message is read.
      const { session } = auth.getState();
      if (session) devices.clientFor(session);
    },
    register: (kind, account) => api.register(kind, account),
  }));
  const moveOn = () => {
    const role = auth.getState().session?.claims.role;
    router.history.replace(redirect ?? homeOf(role));
  };
  return (
    <LoginPage
      actions={actions}
      notice={notice}
      email={useLocation().state.email ?? ''}
      onSignedIn={moveOn}
      onForgotten={(email) =>
        void router.navigate({ to: '/forgot-password', search: { redirect }, state: { email } })
      }
    />
  );
}
