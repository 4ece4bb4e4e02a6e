import { useEffect } from 'react';
import { useLive } from '../../client/useLive.ts';
import { logoutCall } from '../../domain/contract/auth.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useApp } from '../context.ts';

/** Signs out at once where all is on the server, and asks where changes still wait on this device. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { auth, online } = useApp();
  const status = useLive('sync.status', {});
  const guarded = status ? status.waiting + status.needsPerson - status.conflicts : 0;
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
    <ConfirmDialog
      open
      title="Sair agora?"
      confirmLabel="Sair mesmo assim"
      cancelLabel="Ficar"
      onConfirm={signOut}
      onClose={onClose}
    >
      {guarded > 0 && changesKept(guarded)}
      {guarded > 0 && recordings > 0 && ' '}
      {recordings > 0 && recordingsKept(recordings)}
    </ConfirmDialog>
  );
}

const changesKept = (count: number): string =>
  count === 1
    ? '1 alteração ainda não chegou à nuvem. Ela fica guardada neste aparelho e segue quando você entrar aqui de novo.'
    : `${count} alterações ainda não chegaram à nuvem. Elas ficam guardadas neste aparelho e seguem quando você entrar aqui de novo.`;

const recordingsKept = (count: number): string =>
  count === 1
    ? '1 gravação está só neste aparelho. Ela fica guardada até você entrar aqui de novo.'
    : `${count} gravações estão só neste aparelho. Elas ficam guardadas até você entrar aqui de novo.`;
