import {
  type Claims,
  decodeClaims,
  EXPIRY_MARGIN_MS,
  isExpired,
} from '../../domain/auth/claims.ts';
import { ENDED_KEY, TOKEN_KEY } from './storedToken.ts';

/** By how many milliseconds this device's clock ran ahead of the server's at the last sign-in or renewal. */
const AHEAD_KEY = 'clockAhead';
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
  /**
   * The token's time passed while there was no network, or before this start without one: work goes on, and the password
   * is asked for in its place.
   */
  readonly stale: boolean;
  /** Why the person is asked to sign in, and as whom. */
  readonly notice: { readonly message: string; readonly email: string } | null;
}

export interface AuthParts {
  readonly storage: Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether our server answers, as far as is known. */
  readonly isOnline: () => boolean;
  /** The session is over: the server is told, now or when there is a network. */
  readonly end: (session: Session) => void;
  /** Copies the session to where the service worker finds it. */
  readonly mirror: (session: Session | null) => void;
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
    const claims = decodeClaims(token);
    if (!claims || isExpired(claims, claims.iat * 1000)) return false;
    const { session: former } = this.#state;
    this.#noteClock(claims);
    this.#parts.storage.removeItem(ENDED_KEY);
    this.#parts.storage.setItem(TOKEN_KEY, token);
    this.#set({ ...SIGNED_OUT, session: { token, claims } });
    // Nobody holds its token any more.
    if (former && former.claims.sid !== claims.sid) this.#parts.end(former);
    return true;
  }

  /** A plan was chosen on this device. What the practice has is the tenant's `planId`. */
  rememberPlan(): void {
    this.#parts.storage.setItem(PLAN_KEY, 'true');
  }

  signOut(): void {
    const { session } = this.#state;
    this.#parts.storage.removeItem(PLAN_KEY);
    this.#forget(null);
    if (session) this.#parts.end(session);
  }

  /** The server refuses the token. A newer one, of another tab, stays. */
  refuse(token: string, message: string): void {
    const { session, stale } = this.#state;
    // Of a stale one it is known: the password is asked for, and the screen stays.
    if (session?.token !== token || stale) return;
    const isOver = isExpired(session.claims, this.#now());
    this.#forget({ message: isOver ? ENDED : message, email: session.claims.email });
  }

  /** At a start, before anything is shown: the server was there and said that the stale session is over. */
  lapse(): void {
    const { session, stale } = this.#state;
    if (session && stale) this.#forget({ message: ENDED, email: session.claims.email });
  }

  /** Every five minutes, and when a tab is seen again. */
  check(): void {
    const { session, stale } = this.#state;
    if (!session || stale || !isExpired(session.claims, this.#now())) return;
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
    if (!session) return false;
    // Only the server knows whether it is this device's clock that is wrong.
    if (stale || session.claims.end === undefined) return true;
    const age = this.#now() - session.claims.iat * 1000;
    // A token from the future: the clock was set right.
    return age >= RENEW_AFTER_MS || (this.#ahead() > 0 && age < -EXPIRY_MARGIN_MS);
  }

  #read(): AuthState {
    const token = this.#parts.storage.getItem(TOKEN_KEY);
    if (token === null) return SIGNED_OUT;
    const claims = decodeClaims(token);
    if (claims && !isExpired(claims, this.#now()))
      return { ...SIGNED_OUT, session: { token, claims } };
    // Without a network nobody can sign in: her data stay open, as in a tab that was open already.
    if (claims && !this.#parts.isOnline())
      return { session: { token, claims }, stale: true, notice: null };
    this.#parts.storage.removeItem(TOKEN_KEY);
    return { ...SIGNED_OUT, notice: claims && { message: ENDED, email: claims.email } };
  }

  /** A token that has just come shows the server's time. */
  #noteClock({ iat }: Claims): void {
    const ahead = this.#parts.now() - iat * 1000;
    if (ahead > EXPIRY_MARGIN_MS) this.#parts.storage.setItem(AHEAD_KEY, String(ahead));
    else this.#parts.storage.removeItem(AHEAD_KEY);
  }

  /** The server's time, where this device's clock is known to run ahead. */
  #now(): number {
    return this.#parts.now() - this.#ahead();
  }

  #ahead(): number {
    return Math.max(0, Number(this.#parts.storage.getItem(AHEAD_KEY)) || 0);
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
