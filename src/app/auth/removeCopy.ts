import { removePerson } from '../../data/removal.ts';
import { logoutCall } from '../../domain/contract/signIn.ts';
import type { AppContext } from '../context.ts';
import { REMOVING_KEY } from './storedToken.ts';

const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Goes on with a removal that a page did not live to end, unless the person has come back since. */
export async function finishRemoval({ auth }: Pick<AppContext, 'auth'>): Promise<boolean> {
  const userId = localStorage.getItem(REMOVING_KEY);
  const isBack = auth.getState().session?.claims.sub === userId;
  if (userId === null || isBack) {
    localStorage.removeItem(REMOVING_KEY);
    return userId === null;
  }
  sessionStorage.clear();
  const parts = {
    databases: indexedDB,
    settings: localStorage,
    sleep,
    caches: window.caches as CacheStorage | undefined,
  };
  const isDone = await removePerson(userId, parts).catch(() => false);
  if (isDone) localStorage.removeItem(REMOVING_KEY);
  return isDone;
}

/** Signs out, in all tabs, and removes what this device keeps of the person. @returns whether nothing is left */
export async function removeCopy(app: AppContext): Promise<boolean> {
  const { session } = app.auth.getState();
  if (!session) return false;
  localStorage.setItem(REMOVING_KEY, session.claims.sub);
  // The server ends the session when it can be reached; here it ends in any case.
  void app.online.call(logoutCall, {}).catch(() => undefined);
  app.auth.signOut();
  return finishRemoval(app);
}
