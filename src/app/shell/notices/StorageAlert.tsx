import Button from '@mui/material/Button';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import { arrivingDialog } from '../../../ui/dialogs/arrivingDialog.ts';
import type { StorageActions } from '../../../features/device/StorageWays.tsx';
import { EdgeAlert } from '../../../ui/states/EdgeAlert.tsx';
import { useStorageActions } from './useStorageActions.ts';

const StorageDialog = arrivingDialog(() =>
  import('../../../features/device/StorageDialog.tsx').then((m) => m.StorageDialog),
);

const SILENT =
  'Os dados deste aparelho não respondem. O que você salvar agora pode não ficar guardado.';
const VOLATILE =
  'Você trabalha direto com a nuvem. O que ainda não foi enviado pode se perder se esta página for fechada.';

/** Says that what is saved on the device may not stay there, and what can be done. */
export function StorageAlert() {
  const storage = useLive('sync.storage', {});
  const [isOpen, setIsOpen] = useState(false);
  const actions = useNoticeActions();
  const isTold = storage?.isSilent === true || storage?.isVolatile === true;
  if (!isTold && !isOpen) return null;
  return (
    <>
      {storage?.isVolatile && <AskBeforeLeaving />}
      <EdgeAlert
        severity="warning"
        action={
          <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => setIsOpen(true)}>
            O que fazer
          </Button>
        }
      >
        {storage?.isVolatile ? VOLATILE : SILENT}
      </EdgeAlert>
      {isOpen && (
        <Suspense fallback={null}>
          <StorageDialog actions={actions} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The app goes on around the notice: what was closed in vain is opened again. */
function useNoticeActions(): StorageActions {
  const actions = useStorageActions();
  const router = useRouter();
  return {
    ...actions,
    async startAnew() {
      const isDone = await actions.startAnew();
      if (!isDone) void router.invalidate();
      return isDone;
    },
  };
}

/** Has the browser ask before it closes a page that alone holds something. */
function AskBeforeLeaving() {
  const status = useLive('sync.status', {});
  const isHeldHere = status !== undefined && status.waiting + status.drafts > 0;
  useEffect(() => {
    if (!isHeldHere) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isHeldHere]);
  return null;
}
