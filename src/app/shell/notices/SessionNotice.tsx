import { useEffect, useSyncExternalStore } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import { arriving } from '../../../ui/arriving.tsx';
import { useApp } from '../../context.ts';
import { useRefused } from './useRefused.ts';

const ClosedNotice = arriving(() => import('./ClosedNotice.tsx').then((m) => m.ClosedNotice));
const EndedNotice = arriving(() => import('./EndedNotice.tsx').then((m) => m.EndedNotice));

const REFUSED = 'Não autorizado. Faça login novamente.';

/**
 * Tells of the session's end. Refused by the server it leads to the sign-in; past its time and
 * offline it is only said.
 */
export function SessionNotice() {
  const { auth } = useApp();
  const { stale, session } = useSyncExternalStore(auth.subscribe, auth.getState);
  const status = useLive('sync.status', {});
  const token = session?.token;
  const isExpired = status?.session === 'expired' && status.connection === 'online';
  const refused = useRefused(token, isExpired) && !stale;
  useEffect(() => {
    if (refused && token) auth.refuse(token, REFUSED);
  }, [auth, refused, token]);
  if (status?.session === 'closed') return <ClosedNotice />;
  return stale && session ? <EndedNotice email={session.claims.email} /> : null;
}
