import { decodeClaims } from '../domain/auth/claims.ts';
import { TOKEN_KEY } from './auth/storedToken.ts';
import type { AppContext } from './context.ts';

type Shared = Pick<AppContext, 'auth' | 'devices'>;

export interface PageCacheParts {
  readonly page: Pick<EventTarget, 'addEventListener'>;
  readonly storage: Pick<Storage, 'getItem'>;
  readonly reload: () => void;
  /** The browser's maker, as `navigator.vendor` names it. */
  readonly vendor: string;
}

/**
 * WebKit keeps the transactions of a worker that ends with its page.
 * All later pages would wait for them, until the browser is closed.
 */
const keepsTransactions = (vendor: string): boolean => vendor.startsWith('Apple');

/**
 * Ends the sync worker when the browser puts the page into its back/forward cache.
 * In WebKit it ends it with every page, also with one that is loaded anew.
 * Safari freezes a cached page together with its worker. A frozen worker keeps its locks and
 * transactions: no other page could read.
 * A page that comes back is loaded anew, after what was typed last is on the device.
 */
export function followPageCache({ auth, devices }: Shared, parts: PageCacheParts): void {
  const { page, storage, reload, vendor } = parts;
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
    if ((event as PageTransitionEvent).persisted || keepsTransactions(vendor)) devices.suspend();
  });
  page.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) void comeBack();
  });
}
