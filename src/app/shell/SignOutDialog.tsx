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
  const signOut = () => {
    // The server ends the session when it can be reached; here it ends in any case.
    void online.call(logoutCall, {}).catch(() => undefined);
    auth.signOut();
  };
  useEffect(() => {
    if (guarded === 0) signOut();
    // oxlint-disable-next-line react/exhaustive-deps -- decided once, by what waits when the person asks to leave
  }, []);
  if (guarded === 0) return null;
  return (
    <ConfirmDialog
      open
      title="Sair agora?"
      confirmLabel="Sair mesmo assim"
      cancelLabel="Ficar"
      onConfirm={signOut}
      onClose={onClose}
    >
      {guarded === 1
        ? '1 alteração ainda não chegou à nuvem. Ela fica guardada neste aparelho e segue quando você entrar aqui de novo.'
        : `${guarded} alterações ainda não chegaram à nuvem. Elas ficam guardadas neste aparelho e seguem quando você entrar aqui de novo.`}
    </ConfirmDialog>
  );
}
