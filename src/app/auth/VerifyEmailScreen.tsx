import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { VerifyEmailPage } from '../../features/account/VerifyEmailPage.tsx';

const route = getRouteApi('/verify-email');

export function VerifyEmailScreen() {
  const router = useRouter();
  const { token = null } = route.useSearch();
  const moveOn = useCallback(() => router.history.replace('/app/plans'), [router]);
  const toLogin = useCallback(() => router.history.replace('/login'), [router]);
  return <VerifyEmailPage token={token} onDone={moveOn} onLogin={toLogin} />;
}
