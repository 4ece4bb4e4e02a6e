import type { StoredEnding } from '../../data/session.ts';
import { type Claims, decodeClaims } from '../../domain/auth/claims.ts';

export const TOKEN_KEY = 'accessToken';
/** Set from a sign-out to the next sign-in, so that no copy of the token brings a session back that was ended. */
export const ENDED_KEY = 'sessionEnded';

/** Whose data are being removed from this device, until they are. */
export const REMOVING_KEY = 'sereno-removing';

type ReadCopy = () => Promise<{ readonly token: string } | null>;

/**
 * Puts the token back from its copy, before an `AuthStore` is made. Browsers write localStorage to disk seconds late, and
 * one that dies right after the sign-in has forgotten the token there, with a person's work behind it and no network.
 */
export async function recoverToken(storage: Storage, readCopy: ReadCopy): Promise<void> {
  if (storage.getItem(TOKEN_KEY) !== null || storage.getItem(ENDED_KEY) !== null) return;
  const copy = await readCopy().catch(() => null);
  if (copy) storage.setItem(TOKEN_KEY, copy.token);
}

export interface EndingsOnDisk {
  readonly readCopy: ReadCopy;
  readonly readEndings: () => Promise<readonly Pick<StoredEnding, 'sessionId'>[]>;
  readonly end: (session: { readonly claims: Claims }) => Promise<void>;
}

/**
 * Before `recoverToken`: a browser that died right after a sign-out may have kept the token in localStorage, or its copy,
 * but never both beside what tells that the session was ended.
 */
export async function forgetEnded(storage: Storage, disk: EndingsOnDisk): Promise<void> {
  const endings = await disk.readEndings().catch(() => []);
  const stored = storage.getItem(TOKEN_KEY);
  const sid = stored === null ? undefined : decodeClaims(stored)?.sid;
  if (endings.some(({ sessionId }) => sessionId === sid)) {
    storage.setItem(ENDED_KEY, 'true');
    storage.removeItem(TOKEN_KEY);
  }
  if (storage.getItem(ENDED_KEY) === null || storage.getItem(TOKEN_KEY) !== null) return;
  const copy = await disk.readCopy().catch(() => null);
  const claims = copy && decodeClaims(copy.token);
  if (claims) await disk.end({ claims });
}
