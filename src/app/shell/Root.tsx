import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useTitle } from '../../ui/page/useTitle.ts';
import { arriving, Nothing } from '../../ui/arriving.tsx';
import { useApp } from '../context.ts';
import { askForUpdate, isUpdateAsked, onUpdateAsked } from '../pwa/updatePrompt.ts';

const UpdateDialog = arriving(
  () => import('../pwa/UpdateDialog.tsx').then((m) => m.default),
  Nothing,
);

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the browser's tab and its history say of the screen: its own name, never a person's. */
    readonly title?: string;
  }
}

const titleIn = (matches: readonly { readonly staticData: { readonly title?: string } }[]) =>
  matches.findLast(({ staticData }) => staticData.title !== undefined)?.staticData.title;

/** The screen, and the dialog about updates: when a new version waits, or when the person asks. */
export function Root() {
  const { serviceWorker } = useApp();
  const available = useSyncExternalStore(serviceWorker.subscribe, serviceWorker.isUpdateAvailable);
  const asked = useSyncExternalStore(onUpdateAsked, isUpdateAsked);
  const [postponed, setPostponed] = useState(false);
  useTitle(useMatches({ select: titleIn }));
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
