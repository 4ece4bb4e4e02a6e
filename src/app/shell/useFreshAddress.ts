import { useEffect } from 'react';
import { useLive } from '../../client/useLive.ts';
import { renew } from '../auth/signedIn.ts';
import { useApp } from '../context.ts';
import { recordOf } from '../../data/queries/known.ts';

/** The token says with which address to sign in again: one that says a former address is exchanged for another. */
export function useFreshAddress(): void {
  const { auth, online } = useApp();
  const email = recordOf(useLive('practice', {})?.user)?.email;
  useEffect(() => {
    const { session, stale } = auth.getState();
    if (!email || !session || stale || session.claims.email === email) return;
    // Where there is no network, the daily renewal brings it.
    void renew(online).then(
      (token) => auth.getState().session?.token === session.token && auth.signIn(token),
      () => undefined,
    );
  }, [auth, online, email]);
}
