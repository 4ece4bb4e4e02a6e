import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ForgotPasswordPage } from '../../features/account/ForgotPasswordPage.tsx';
import { useApp } from '../context.ts';
import { linkActions } from './linkActions.ts';

const route = getRouteApi('/forgot-password');

export function ForgotPasswordScreen() {
  const router = useRouter();
  const [actions] = useState(linkActions(useApp()));
  const search = route.useSearch();
  return (
    <ForgotPasswordPage
      email={useLocation().state.email ?? ''}
      send={actions.forgotPassword}
      onLogin={(email) =>
        void router.navigate({ to: '/login', search, state: { email }, replace: true })
      }
    />
  );
}
