import type { AppContext } from './context.ts';
import { CHECK_EVERY_MS } from './auth/authStore.ts';
import { homeOf } from './auth/redirect.ts';
import { renew } from './auth/signedIn.ts';
import { followPageCache } from './pageCache.ts';
import type { createAppRouter } from './router.tsx';

type AppRouter = ReturnType<typeof createAppRouter>;

/** Lets session, device and routes follow one another, for as long as the page lives. */
export function startUpkeep(app: AppContext, router: AppRouter): void {
  followSession(app, router);
  followNetwork(app);
  const reload = () => location.reload();
  const { vendor } = navigator;
  followPageCache(app, { page: window, storage: localStorage, reload, vendor });
  setInterval(() => void look(app), CHECK_EVERY_MS);
  addEventListener('storage', (event) => followTab(app, router, event));
  void look(app);
}

/** What was ended is told, what is old renewed, and what is past its time ends: the server speaks first, if it is there. */
async function look(app: AppContext): Promise<void> {
  void app.endedSessions.deliver();
  await keepFresh(app);
  app.auth.check();
}

/** Another tab signed in or out: this one does the same. */
function followTab({ auth }: AppContext, router: AppRouter, event: StorageEvent): void {
  const wasSignedIn = auth.getState().session !== null;
  auth.onStorage(event);
  const { session } = auth.getState();
  if (session && !wasSignedIn && router.state.location.pathname === '/login')
    void router.navigate({ to: homeOf(session.claims.role), replace: true });
}

function followSession({ auth, devices }: AppContext, router: AppRouter): void {
  let userId = auth.getState().session?.claims.sub;
  if (userId !== undefined) keepStorage();
  auth.subscribe(() => {
    const { session, notice } = auth.getState();
    const before = userId;
    userId = session?.claims.sub;
    if (session && before === userId) devices.clientFor(session);
    if (session && before === undefined) keepStorage();
    if (before === undefined || before === userId) return;
    // First the screens go, and keep their drafts; then the device closes.
    void leave(router, session !== null || notice !== null).then(() => {
      if (!auth.getState().session) devices.close();
    });
  });
}

/** A session that ended against the person's will comes back to the same screen after signing in. */
const leave = (router: AppRouter, comesBack: boolean): Promise<void> =>
  comesBack ? router.invalidate() : router.navigate({ to: '/login', replace: true });

/** The network or the person may be back: send and read now. */
function followNetwork(app: AppContext): void {
  const wake = () => {
    if (document.visibilityState === 'hidden') return;
    void look(app);
    void app.devices.current?.device.wake().catch(() => undefined);
  };
  addEventListener('online', () => {
    void app.serviceWorker.bringLater();
    if (document.visibilityState === 'hidden') void look(app);
    wake();
  });
  // The attempt fails, and the status says so at once.
  addEventListener('offline', wake);
  addEventListener('focus', wake);
  document.addEventListener('visibilitychange', wake);
}

async function keepFresh({ auth, online }: AppContext): Promise<void> {
  if (!navigator.onLine || !auth.isDueForRenewal()) return;
  const former = auth.getState().session?.token;
  // It is tried again in five minutes; a refusal has ended the session by then.
  const token = await renew(online).catch(() => null);
  if (token !== null && auth.getState().session?.token === former) auth.signIn(token);
}

/** Asks the browser not to clear this site's data when the disk fills up. */
const keepStorage = (): void => void navigator.storage?.persist?.().catch(() => false);
