import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ConfirmEmailPage } from '../../../features/account/ConfirmEmailPage.tsx';
import { useApp } from '../../context.ts';
import { renew } from '../signedIn.ts';
import { useLinkToken } from '../../routes/linkToken.ts';

export function ConfirmEmailScreen() {
  const router = useRouter();
  const { auth, online } = useApp();
  const token = useLinkToken();
  // The token in hand says the former address.
  const exchange = useCallback(() => {
    if (auth.getState().session) void renew(online).then(auth.signIn.bind(auth), () => false);
  }, [auth, online]);
  // Whoever is signed in goes on from there.
  const moveOn = useCallback(() => router.history.replace('/login'), [router]);
  return <ConfirmEmailPage token={token} onConfirmed={exchange} onDone={moveOn} />;
}
