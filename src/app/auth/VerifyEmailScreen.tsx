import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { VerifyEmailPage } from '../../features/account/VerifyEmailPage.tsx';
import { useApp } from '../context.ts';
import { linkActions } from './linkActions.ts';

const route = getRouteApi('/verify-email');

export function VerifyEmailScreen() {
  const router = useRouter();
  const [actions] = useState(linkActions(useApp()));
  const { token = null } = route.useSearch();
  const moveOn = useCallback(() => router.history.replace('/app/plans'), [router]);
  const toLogin = useCallback(() => router.history.replace('/login'), [router]);
  return (
    <VerifyEmailPage
      token={token}
      verify={actions.verifyEmail}
      resend={actions.resendVerification}
      onDone={moveOn}
      onLogin={toLogin}
    />
  );
}
