import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ResetPasswordPage } from '../../features/account/ResetPasswordPage.tsx';
import { useApp } from '../context.ts';
import { linkActions } from './linkActions.ts';

const route = getRouteApi('/reset-password');

export function ResetPasswordScreen() {
  const router = useRouter();
  const [actions] = useState(linkActions(useApp()));
  const { token = null } = route.useSearch();
  return (
    <ResetPasswordPage
      token={token}
      reset={actions.resetPassword}
      onLogin={() => router.history.replace('/login')}
    />
  );
}
