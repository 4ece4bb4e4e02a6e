import './fonts.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { readSession, writeSession } from '../data/session.ts';
import { ToastProvider } from '../ui/toasts/ToastProvider.tsx';
import { createApi } from './api.ts';
import { deviceSecret } from './auth/deviceSecret.ts';
import { AuthStore, recoverToken, type Session } from './auth/authStore.ts';
import { type AppContext, AppContextHolder } from './context.ts';
import { DeviceHolder, openInWorker } from './device.ts';
import { keepInstallPrompt } from './pwa/installPrompt.ts';
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

function createApp(): AppContext {
  const auth = new AuthStore({
    storage: localStorage,
    now: () => Date.now(),
    isOnline: () => navigator.onLine,
    mirror,
  });
  const api = createApi({
    fetch: (...request) => fetch(...request),
    token: () => auth.getState().session?.token ?? null,
    device: () => deviceSecret(localStorage, randomBytes),
    onUnauthorized: (token) => auth.refuse(token, REFUSED),
  });
  const devices = new DeviceHolder(openInWorker);
  const serviceWorker = new ServiceWorkerBridge(navigator.serviceWorker, () => location.reload());
  return { auth, api, devices, serviceWorker };
}

async function start(root: HTMLElement): Promise<void> {
  await recoverToken(localStorage, readSession);
  const app = createApp();
  const router = createAppRouter(app);
  keepInstallPrompt();
  startUpkeep(app, router);
  createRoot(root).render(
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={SCHEME_STORAGE_KEY}>
      <CssBaseline />
      <AppContextHolder value={app}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </AppContextHolder>
    </ThemeProvider>,
  );
  const register = (): void => void app.serviceWorker.register();
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

const root = document.getElementById('root');
if (root) void start(root);
