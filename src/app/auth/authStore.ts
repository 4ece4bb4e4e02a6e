import { type Claims, decodeClaims, isExpired } from '../../domain/auth/claims.ts';

const TOKEN_KEY = 'accessToken';
/** Set from a sign-out to the next sign-in, so that no copy of the token brings a session back that was ended. */
const ENDED_KEY = 'sessionEnded';
const PLAN_KEY = 'hasSelectedPlan';
export const CHECK_EVERY_MS = 5 * 60_000;
const RENEW_AFTER_MS = 24 * 60 * 60_000;
const ENDED = 'Sua sessão terminou. Entre novamente para continuar.';

export interface Session {
  readonly token: string;
  readonly claims: Claims;
}

export interface AuthState {
  readonly session: Session | null;
  /** The token's time passed while there was no network: work goes on, and the password is asked for in its place. */
  readonly stale: boolean;
  /** Why the person is asked to sign in, and as whom. */
  readonly notice: { readonly message: string; readonly email: string } | null;
}

export interface AuthParts {
  readonly storage: Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Copies the session to where the service worker finds it. */
  readonly mirror: (session: Session | null) => void;
}

/**
 * Puts the token back from its copy, before an `AuthStore` is made. Browsers write localStorage to disk seconds late, and
 * one that dies right after the sign-in has forgotten the token there, with a person's work behind it and no network.
 */
export async function recoverToken(
  storage: Storage,
  readCopy: () => Promise<{ readonly token: string } | null>,
): Promise<void> {
  if (storage.getItem(TOKEN_KEY) !== null || storage.getItem(ENDED_KEY) !== null) return;
  const copy = await readCopy().catch(() => null);
  if (copy) storage.setItem(TOKEN_KEY, copy.token);
}

const SIGNED_OUT: AuthState = { session: null, stale: false, notice: null };

/** Who is signed in. The token in the browser's storage is the truth, for all tabs; nothing here touches a person's data. */
export class AuthStore {
  readonly #parts: AuthParts;
  readonly #listeners = new Set<() => void>();
  #state: AuthState = SIGNED_OUT;

  constructor(parts: AuthParts) {
    this.#parts = parts;
    this.#state = this.#read();
    parts.mirror(this.#state.session);
  }

  readonly getState = (): AuthState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @returns false when the token cannot be used */
  signIn(token: string): boolean {
    const session = this.#usable(token);
    if (!session) return false;
    this.#parts.storage.removeItem(ENDED_KEY);
    this.#parts.storage.setItem(TOKEN_KEY, token);
    this.#set({ ...SIGNED_OUT, session });
    return true;
  }

  signOut(): void {
    this.#parts.storage.removeItem(PLAN_KEY);
    this.#forget(null);
  }

  /** The server refuses the token. A newer one, of another tab, stays. */
  refuse(token: string, message: string): void {
    const { session } = this.#state;
    if (session?.token !== token) return;
    this.#forget({ message, email: session.claims.email });
  }

  /** Every five minutes, and when a tab is seen again. */
  check(): void {
    const { session, stale } = this.#state;
    if (!session || stale || !isExpired(session.claims, this.#parts.now())) return;
    if (this.#parts.isOnline()) this.#forget({ message: ENDED, email: session.claims.email });
    else this.#set({ ...this.#state, stale: true });
  }

  /** Another tab signed in or out. */
  readonly onStorage = (event: Pick<StorageEvent, 'key'>): void => {
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    const next = this.#read();
    if (next.session?.token !== this.#state.session?.token) this.#set(next);
  };

  isDueForRenewal(): boolean {
    const { session, stale } = this.#state;
    if (!session || stale) return false;
    return this.#parts.now() - session.claims.iat * 1000 >= RENEW_AFTER_MS;
  }

  #read(): AuthState {
    const token = this.#parts.storage.getItem(TOKEN_KEY);
    if (token === null) return SIGNED_OUT;
    const session = this.#usable(token);
    if (session) return { ...SIGNED_OUT, session };
    this.#parts.storage.removeItem(TOKEN_KEY);
    const email = decodeClaims(token)?.email;
    return { ...SIGNED_OUT, notice: email ? { message: ENDED, email } : null };
  }

  #usable(token: string): Session | null {
    const claims = decodeClaims(token);
    return claims && !isExpired(claims, this.#parts.now()) ? { token, claims } : null;
  }

  #forget(notice: AuthState['notice']): void {
    this.#parts.storage.setItem(ENDED_KEY, 'true');
    this.#parts.storage.removeItem(TOKEN_KEY);
    this.#set({ ...SIGNED_OUT, notice });
  }

  #set(state: AuthState): void {
    this.#state = state;
    this.#parts.mirror(state.session);
    for (const listener of this.#listeners) listener();
  }
}
