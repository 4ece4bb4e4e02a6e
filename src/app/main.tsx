import './fonts.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createOnline } from '../client/online/online.ts';
import { OnlineProvider } from '../client/online/OnlineProvider.tsx';
import { endAtServer } from '../data/sessionEndings.ts';
import { readEndings, readSession, writeSession } from '../data/session.ts';
import { ToastProvider } from '../ui/toasts/ToastProvider.tsx';
import { deviceSecret } from './auth/deviceSecret.ts';
import { AuthStore, type Session } from './auth/authStore.ts';
import { EndedSessions } from './auth/endedSessions.ts';
import { renew } from './auth/signedIn.ts';
import { settleStale } from './auth/startSession.ts';
import { forgetEnded, recoverToken, REMOVING_KEY } from './auth/storedToken.ts';
import { type AppContext, AppContextHolder } from './context.ts';
import { DeviceHolder, openInWorker } from './device.ts';
import { keepInstallPrompt } from './pwa/installPrompt.ts';
import { whenIdle } from '../ui/whenIdle.ts';
import { createAppRouter } from './router.tsx';
import { ServiceWorkerBridge } from './serviceWorker.ts';
import { SCHEME_STORAGE_KEY, theme } from './theme.ts';
import { startUpkeep } from './upkeep.ts';

const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

const REFUSED = 'Não autorizado. Faça login novamente.';

/** The copy for the service worker, and for a start after a sudden death. */
function mirror(session: Session | null): void {
  const stored = session && { userId: session.claims.sub, token: session.token };
  void writeSession(stored).catch(() => undefined);
}

const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** A store that does not answer keeps nobody from the first screen. */
const soon = (work: () => Promise<void>) => Promise.race([work(), sleep(3_000)]);

function createApp(endedSessions: EndedSessions, serviceWorker: ServiceWorkerBridge): AppContext {
  // A network without our server, as at a portal that wants a password first, is none.
  let isReached = false;
  const auth = new AuthStore({
    storage: localStorage,
    now: () => Date.now(),
    isOnline: () => navigator.onLine && isReached,
    mirror,
    end: (session) => void endedSessions.end(session),
  });
  const online = createOnline({
    fetch: (...request) => fetch(...request),
    token: () => auth.getState().session?.token ?? null,
    device: () => deviceSecret(localStorage, randomBytes),
    onUnauthorized: (token) => auth.refuse(token, REFUSED),
    onReach: (is) => (isReached = is),
  });
  const devices = new DeviceHolder(openInWorker);
  return { auth, online, devices, serviceWorker, endedSessions };
}

async function start(root: HTMLElement): Promise<void> {
  const serviceWorker = new ServiceWorkerBridge(navigator.serviceWorker, () => location.reload());
  const endedSessions = new EndedSessions({
    send: endAtServer((...request) => fetch(...request)),
    later: (work, ms) => void setTimeout(work, ms),
    onKept: () => void serviceWorker.drainInBackground(),
  });
  const end = (session: Pick<Session, 'claims'>) => endedSessions.keep(session);
  await soon(async () => {
    await forgetEnded(localStorage, { readCopy: readSession, readEndings, end });
    await recoverToken(localStorage, readSession);
  });
  const app = createApp(endedSessions, serviceWorker);
  const hasNetwork = () => navigator.onLine;
  await settleStale({ auth: app.auth, renew: () => renew(app.online), hasNetwork, sleep });
  const router = createAppRouter(app);
  keepInstallPrompt();
  startUpkeep(app, router);
  if (localStorage.getItem(REMOVING_KEY) !== null)
    void import('./auth/removeCopy.ts').then(({ finishRemoval }) => finishRemoval(app));
  createRoot(root).render(
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={SCHEME_STORAGE_KEY}>
      <CssBaseline />
      <AppContextHolder value={app}>
        <OnlineProvider online={app.online}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </OnlineProvider>
      </AppContextHolder>
    </ThemeProvider>,
  );
  const register = async (): Promise<void> => {
    await app.serviceWorker.register();
    whenIdle(() => void app.serviceWorker.bringLater());
  };
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

const root = document.getElementById('root');
if (root) void start(root);
