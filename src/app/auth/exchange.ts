import type { AppContext } from '../context.ts';
import { renew } from './signedIn.ts';

/** Takes a new token where the one in hand says something that is no more so. Where there is no network, the daily renewal brings it. */
export function exchangeToken({ auth, online }: Pick<AppContext, 'auth' | 'online'>): void {
  const { session, stale } = auth.getState();
  if (!session || stale) return;
  void renew(online).then(
    (token) => auth.getState().session?.token === session.token && auth.signIn(token),
    () => undefined,
  );
}
