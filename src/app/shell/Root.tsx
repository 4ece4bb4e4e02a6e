import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useApp } from '../context.ts';

const UpdateDialog = lazy(() => import('../pwa/UpdateDialog.tsx'));

/** The screen, and the offer of a new version when one waits. */
export function Root() {
  const { serviceWorker } = useApp();
  const available = useSyncExternalStore(serviceWorker.subscribe, serviceWorker.isUpdateAvailable);
  const [postponed, setPostponed] = useState(false);
  return (
    <>
      <Outlet />
      {available && !postponed && (
        <Suspense fallback={null}>
          <UpdateDialog onClose={() => setPostponed(true)} />
        </Suspense>
      )}
    </>
  );
}
