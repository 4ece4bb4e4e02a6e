import { useEffect } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import { logoutCall } from '../../../domain/contract/signIn.ts';
import { arrivingDialog } from '../../../ui/dialogs/arrivingDialog.ts';
import { useApp } from '../../context.ts';

const StillWaiting = arrivingDialog(() =>
  import('../notices/StillWaiting.tsx').then((m) => m.StillWaiting),
);

/** Signs out at once where all is on the server, and asks where changes still wait on this device. */
export function SignOut({ onClose }: { onClose: () => void }) {
  const { auth, online } = useApp();
  const status = useLive('sync.status', {});
  const guarded = status
    ? status.waiting + status.needsPerson - status.conflicts + status.shelved
    : 0;
  const recordings = useLive('recordings.list', {})?.length ?? 0;
  const isLeaving = guarded + recordings === 0;
  const signOut = () => {
    // The server ends the session when it can be reached; here it ends in any case.
    void online.call(logoutCall, {}).catch(() => undefined);
    auth.signOut();
  };
  useEffect(() => {
    if (isLeaving) signOut();
    // oxlint-disable-next-line react/exhaustive-deps -- decided once, by what waits when the person asks to leave
  }, []);
  if (isLeaving) return null;
  return (
    <StillWaiting changes={guarded} recordings={recordings} onLeave={signOut} onClose={onClose} />
  );
}
