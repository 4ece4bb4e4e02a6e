import Button from '@mui/material/Button';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import { isDue } from '../../domain/legal/terms.ts';
import { arrivingDialog } from '../../ui/dialogs/arrivingDialog.ts';
import { installPrompt, isInstalled, onInstallPrompt, platformOf } from './installPrompt.ts';
import { deviceUse, isInvited } from './invitation.ts';
import { EdgeAlert } from '../../ui/states/EdgeAlert.tsx';

const KEY = 'sereno-use';

const InstallDialog = arrivingDialog(() => import('./InstallDialog.tsx').then((m) => m.default));

/** A dialog or a menu is open, or a patient sits across. */
const isOccupied = (): boolean =>
  location.pathname.startsWith('/app/sessoes/') ||
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** @param now milliseconds since 1970 */
export interface InstallInvitationProps {
  readonly now?: () => number;
}

/** Once on a device, right after something was saved on a later day than its first: the app can be installed. */
export function InstallInvitation({ now = Date.now }: InstallInvitationProps) {
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt);
  const isApple = platformOf(navigator.userAgent, navigator.maxTouchPoints) === 'ios';
  const canInstall = !isInstalled() && (prompt !== null || isApple);
  const [invited, setInvited] = useInvited(canInstall, now);
  const [reading, setReading] = useState(false);
  const install = () => {
    setInvited(false);
    if (prompt) void prompt.prompt().catch(() => undefined);
    else setReading(true);
  };
  if (reading)
    return (
      <Suspense fallback={null}>
        <InstallDialog onClose={() => setReading(false)} />
      </Suspense>
    );
  if (!invited || !canInstall) return null;
  return <Bar onInstall={install} onClose={() => setInvited(false)} />;
}

/** Whether it stands. That it came is remembered at once: no reload brings it again. */
function useInvited(canInstall: boolean, now: () => number) {
  const [invited, setInvited] = useState(false);
  const user = recordOf(useLive('practice', {})?.user);
  const asksForTerms = !user || isDue(user);
  const savedAll = useSavedAll();
  useEffect(() => {
    const use = deviceUse(localStorage.getItem(KEY), now());
    const busy = asksForTerms || isOccupied();
    const comes = savedAll > 0 && isInvited(use, { now: now(), canInstall, busy });
    localStorage.setItem(KEY, JSON.stringify(comes ? { ...use, invited: true } : use));
    if (comes) setInvited(true);
    // oxlint-disable-next-line react/exhaustive-deps -- a success is a moment: what changes later makes none
  }, [savedAll]);
  return [invited, setInvited] as const;
}

/** How often, since this page began, the last change that waited has reached the server. */
function useSavedAll(): number {
  const status = useLive('sync.status', {});
  const [count, setCount] = useState(0);
  const before = useRef(0);
  const waiting = status?.waiting;
  const isWell = status?.connection === 'online' && status.needsPerson === 0;
  useEffect(() => {
    if (waiting === undefined) return;
    if (before.current > 0 && waiting === 0 && isWell) setCount((known) => known + 1);
    before.current = waiting;
  }, [waiting, isWell]);
  return count;
}

function Bar({ onInstall, onClose }: { onInstall: () => void; onClose: () => void }) {
  return (
    <EdgeAlert
      severity="info"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <>
          <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={onClose}>
            Agora não
          </Button>
          <Button color="inherit" onClick={onInstall}>
            Instalar
          </Button>
        </>
      }
    >
      Instale o Sereno: ele abre como um aplicativo, também sem internet.
    </EdgeAlert>
  );
}
