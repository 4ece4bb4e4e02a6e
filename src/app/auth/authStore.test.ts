import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthStore, recoverToken, type Session } from './authStore.ts';

const HOUR = 60 * 60_000;
const START = Date.UTC(2026, 10, 21, 12);

class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  key() {
    return null;
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  setItem(key: string, value: string) {
    this.#items.set(key, value);
  }
}

function tokenWith(changes: Record<string, unknown> = {}): string {
  const claims = {
    sub: 'u1',
    email: 'ana@clinica.br',
    name: 'Ana Conceição',
    role: 'psych',
    tenantId: 't1',
    sid: 's1',
    iat: START / 1000,
    exp: (START + 7 * 24 * HOUR) / 1000,
    ...changes,
  };
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
}

let storage: MemoryStorage;
let now: number;
let online: boolean;
let mirrored: (Session | null)[];

const open = () =>
  new AuthStore({
    storage,
    now: () => now,
    isOnline: () => online,
    mirror: (session) => mirrored.push(session),
  });

beforeEach(() => {
  storage = new MemoryStorage();
  now = START;
  online = true;
  mirrored = [];
});

describe('a stored token', () => {
  it('signs the person in when it is whole and in time', () => {
    storage.setItem('accessToken', tokenWith());
    expect(open().getState().session?.claims.name).toBe('Ana Conceição');
  });

  it.each([
    ['does not decode', 'nonsense'],
    ['lacks a field', tokenWith({ tenantId: undefined })],
    ['has a wrong type', tokenWith({ availabilityWeeksAhead: '4' })],
    ['ends within five minutes', tokenWith({ exp: START / 1000 + 299 })],
  ])('is removed when it %s', (_why, token) => {
    storage.setItem('accessToken', token);
    expect(open().getState().session).toBeNull();
    expect(storage.getItem('accessToken')).toBeNull();
    expect(mirrored).toEqual([null]);
  });

  it('says so, and to whom, when it was removed for its age', () => {
    storage.setItem('accessToken', tokenWith({ exp: START / 1000 }));
    expect(open().getState().notice?.email).toBe('ana@clinica.br');
  });
});

describe('while signed in', () => {
  it('ends when the time has passed', () => {
    const auth = open();
    auth.signIn(tokenWith());
    now += 7 * 24 * HOUR - 5 * 60_000;
    auth.check();
    expect(auth.getState()).toMatchObject({ session: null, notice: { email: 'ana@clinica.br' } });
    expect(mirrored.at(-1)).toBeNull();
  });

  it('goes on without a network, and asks for the password', () => {
    const auth = open();
    auth.signIn(tokenWith());
    now += 8 * 24 * HOUR;
    online = false;
    auth.check();
    expect(auth.getState()).toMatchObject({ stale: true, session: { claims: { sub: 'u1' } } });
    online = true;
    auth.check();
    expect(auth.getState().session).not.toBeNull();
    auth.signIn(tokenWith({ exp: now / 1000 + 86_400 }));
    expect(auth.getState().stale).toBe(false);
  });

  it('is due for renewal after a day', () => {
    const auth = open();
    auth.signIn(tokenWith());
    expect(auth.isDueForRenewal()).toBe(false);
    now += 24 * HOUR;
    expect(auth.isDueForRenewal()).toBe(true);
  });

  it('ignores a refusal of a token that another tab has already replaced', () => {
    const auth = open();
    const former = tokenWith();
    auth.signIn(former);
    auth.signIn(tokenWith({ iat: START / 1000 + 1 }));
    auth.refuse(former, 'Não autorizado. Faça login novamente.');
    expect(auth.getState().session).not.toBeNull();
  });

  it('forgets the token and the chosen plan on signing out, and nothing else', () => {
    const auth = open();
    auth.signIn(tokenWith());
    storage.setItem('hasSelectedPlan', 'true');
    storage.setItem('other', 'kept');
    auth.signOut();
    const left = ['accessToken', 'hasSelectedPlan', 'other'].map((key) => storage.getItem(key));
    expect(left).toEqual([null, null, 'kept']);
  });

  it('follows another tab', () => {
    const auth = open();
    auth.signIn(tokenWith());
    const seen = vi.fn<() => void>();
    auth.subscribe(seen);
    storage.removeItem('accessToken');
    auth.onStorage({ key: 'accessToken' });
    expect(auth.getState().session).toBeNull();
    expect(seen).toHaveBeenCalledOnce();
  });
});

describe('a token that the browser had not yet written when it died', () => {
  const copyOf = (token: string) => () => Promise.resolve({ token });

  it('comes back from its copy', async () => {
    await recoverToken(storage, copyOf(tokenWith()));
    expect(open().getState().session?.claims.name).toBe('Ana Conceição');
  });

  it('stays away after a sign-out, until the next sign-in', async () => {
    const token = tokenWith();
    const auth = open();
    auth.signIn(token);
    auth.signOut();
    await recoverToken(storage, copyOf(token));
    expect(open().getState().session).toBeNull();

    auth.signIn(token);
    storage.removeItem('accessToken');
    await recoverToken(storage, copyOf(token));
    expect(open().getState().session).not.toBeNull();
  });

  it('is no obstacle where the copy cannot be read', async () => {
    await recoverToken(storage, () => Promise.reject(new Error('indexeddb')));
    expect(open().getState()).toMatchObject({ session: null, notice: null });
  });
});
