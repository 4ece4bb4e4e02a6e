import { useEffect } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { exchangeToken } from '../auth/exchange.ts';
import { useApp } from '../context.ts';
import { recordOf } from '../../data/queries/kit/known.ts';

/** The token says with which address to sign in again: one that says a former address is exchanged for another. */
export function useFreshAddress(): void {
  const { auth, online } = useApp();
  const email = recordOf(useLive('practice', {})?.user)?.email;
  useEffect(() => {
    const { session } = auth.getState();
    if (email && session && session.claims.email !== email) exchangeToken({ auth, online });
  }, [auth, online, email]);
}
