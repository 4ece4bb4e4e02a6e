import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { VerifyEmailPage } from '../../../features/account/registration/VerifyEmailPage.tsx';
import { useLinkToken } from '../../routes/linkToken.ts';

export function VerifyEmailScreen() {
  const router = useRouter();
  const token = useLinkToken();
  const moveOn = useCallback(() => router.history.replace('/app/plans'), [router]);
  const toLogin = useCallback(() => router.history.replace('/login'), [router]);
  return <VerifyEmailPage token={token} onDone={moveOn} onLogin={toLogin} />;
}
