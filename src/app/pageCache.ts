import { decodeClaims } from '../domain/auth/claims.ts';
import { TOKEN_KEY } from './auth/storedToken.ts';
import type { AppContext } from './context.ts';

type Shared = Pick<AppContext, 'auth' | 'devices'>;

export interface PageCacheParts {
  readonly page: Pick<EventTarget, 'addEventListener'>;
  readonly storage: Pick<Storage, 'getItem'>;
  readonly reload: () => void;
}

/**
 * Ends the sync worker when the browser puts the page into its back/forward cache.
 * Safari freezes a cached page together with its worker. A frozen worker keeps its locks and
 * transactions: no other page could read.
 * A page that comes back is loaded anew, after what was typed last is on the device.
 */
export function followPageCache({ auth, devices }: Shared, parts: PageCacheParts): void {
  const { page, storage, reload } = parts;
  const isSameUser = (): boolean => {
    const stored = storage.getItem(TOKEN_KEY);
    const userId = stored === null ? undefined : decodeClaims(stored)?.sub;
    return userId === auth.getState().session?.claims.sub;
  };
  const comeBack = async (): Promise<void> => {
    // Another page may have signed out meanwhile: nothing of that person is shown or written.
    if (isSameUser()) await devices.resume();
    else document.documentElement.hidden = true;
    reload();
  };
  page.addEventListener('pagehide', (event) => {
    if ((event as PageTransitionEvent).persisted) devices.suspend();
  });
  page.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) void comeBack();
  });
}
