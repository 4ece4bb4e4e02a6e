import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useApp } from '../context.ts';
import { askForUpdate, isUpdateAsked, onUpdateAsked } from '../pwa/updatePrompt.ts';

const UpdateDialog = lazy(() => import('../pwa/UpdateDialog.tsx'));

/** The screen, and the dialog about updates: when a new version waits, or when the person asks. */
export function Root() {
  const { serviceWorker } = useApp();
  const available = useSyncExternalStore(serviceWorker.subscribe, serviceWorker.isUpdateAvailable);
  const asked = useSyncExternalStore(onUpdateAsked, isUpdateAsked);
  const [postponed, setPostponed] = useState(false);
  const close = () => {
    askForUpdate(false);
    if (available) setPostponed(true);
  };
  return (
    <>
      <Outlet />
      {(asked || (available && !postponed)) && (
        <Suspense fallback={null}>
          <UpdateDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
