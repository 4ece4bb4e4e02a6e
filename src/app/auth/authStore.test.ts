import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthStore, type Session } from './authStore.ts';
import { forgetEnded, recoverToken } from './storedToken.ts';

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
    end: 'proof',
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
let ended: string[];

const open = () =>
  new AuthStore({
    storage,
    now: () => now,
    isOnline: () => online,
    mirror: (session) => mirrored.push(session),
    end: ({ claims }) => ended.push(claims.sid),
  });

beforeEach(() => {
  storage = new MemoryStorage();
  now = START;
  online = true;
  mirrored = [];
  ended = [];
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

describe('a start without a network', () => {
  const late = () => tokenWith({ exp: START / 1000 });

  beforeEach(() => {
    online = false;
  });

  it('with a token past its time goes on like a tab that was open: data stay, sync waits for the password', () => {
    storage.setItem('accessToken', late());
    const auth = open();
    expect(auth.getState()).toMatchObject({ stale: true, session: { claims: { sub: 'u1' } } });
    expect(storage.getItem('accessToken')).toBe(late());
    expect(mirrored).toMatchObject([{ token: late() }]);
    auth.check();
    online = true;
    auth.check();
    expect(auth.getState().stale).toBe(true);
    auth.refuse(late(), 'Não autorizado. Faça login novamente.');
    expect(auth.getState()).toMatchObject({ stale: true, session: { claims: { sub: 'u1' } } });
    auth.signIn(tokenWith({ sid: 's2' }));
    expect(auth.getState()).toMatchObject({ stale: false, session: { claims: { sid: 's2' } } });
  });

  it('is the same when the token comes from its copy, and when it is done again', async () => {
    await recoverToken(storage, () => Promise.resolve({ token: late() }));
    open();
    expect(open().getState()).toMatchObject({ stale: true, session: { claims: { sub: 'u1' } } });
  });

  it('opens nothing with rubbish, nor after a sign-out', async () => {
    storage.setItem('accessToken', 'h.nonsense.s');
    expect(open().getState().session).toBeNull();
    expect(storage.getItem('accessToken')).toBeNull();

    storage.setItem('accessToken', late());
    open().signOut();
    await recoverToken(storage, () => Promise.resolve({ token: late() }));
    expect(open().getState()).toMatchObject({ session: null, stale: false });
  });

  it('ends where the server was there after all', () => {
    storage.setItem('accessToken', late());
    const auth = open();
    auth.lapse();
    expect(auth.getState()).toMatchObject({ session: null, notice: { email: 'ana@clinica.br' } });
    expect(storage.getItem('accessToken')).toBeNull();
  });
});

describe('on a device whose clock is wrong', () => {
  const DAYS = 24 * HOUR;

  it('a token that has just come is in time, through restarts and until its real end', () => {
    now = START + 30 * DAYS;
    expect(open().signIn(tokenWith())).toBe(true);
    now += 6 * DAYS;
    const auth = open();
    auth.check();
    expect(auth.getState()).toMatchObject({ stale: false, session: { claims: { sub: 'u1' } } });
    expect(auth.isDueForRenewal()).toBe(true);
    now += DAYS;
    auth.check();
    expect(auth.getState().session).toBeNull();
  });

  it('nothing is late once the clock is set right, and the next renewal knows', () => {
    now = START + 30 * DAYS;
    const auth = open();
    auth.signIn(tokenWith());
    now = START + HOUR;
    auth.check();
    expect(auth.getState().session).not.toBeNull();
    expect(auth.isDueForRenewal()).toBe(true);
    auth.signIn(tokenWith({ iat: now / 1000 }));
    expect(auth.isDueForRenewal()).toBe(false);
  });

  it('a token from the future is taken, and the server has the last word', () => {
    now = START - 30 * DAYS;
    const auth = open();
    expect(auth.signIn(tokenWith())).toBe(true);
    expect(open().getState()).toMatchObject({ stale: false, session: { claims: { sub: 'u1' } } });
    auth.refuse(tokenWith(), 'Não autorizado. Faça login novamente.');
    expect(auth.getState().notice?.message).toBe('Não autorizado. Faça login novamente.');
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

  it('is due for renewal at once where the token cannot be ended without itself', () => {
    const auth = open();
    auth.signIn(tokenWith({ end: undefined }));
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

  it('has the server told of a session that was left, and of one that another took the place of', () => {
    const auth = open();
    auth.signIn(tokenWith());
    auth.signIn(tokenWith({ iat: START / 1000 + 1 }));
    expect(ended).toEqual([]);
    auth.signIn(tokenWith({ sid: 's2' }));
    expect(ended).toEqual(['s1']);
    auth.signOut();
    auth.signOut();
    expect(ended).toEqual(['s1', 's2']);
    auth.signIn(tokenWith({ sid: 's3' }));
    auth.refuse(tokenWith({ sid: 's3' }), 'Não autorizado.');
    expect(ended).toEqual(['s1', 's2']);
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

describe('a browser that died right after a sign-out', () => {
  const disk = (copy: string | null, ...sids: string[]) => ({
    readCopy: () => Promise.resolve(copy === null ? null : { token: copy }),
    readEndings: () => Promise.resolve(sids.map((sessionId) => ({ sessionId }))),
    end: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  });

  it('does not bring the token back that localStorage still holds', async () => {
    storage.setItem('accessToken', tokenWith());
    await forgetEnded(storage, disk(null, 's0', 's1'));
    await recoverToken(storage, () => Promise.resolve({ token: tokenWith() }));
    expect(open().getState().session).toBeNull();
  });

  it('ends the session whose copy was left behind', async () => {
    storage.setItem('sessionEnded', 'true');
    const left = disk(tokenWith());
    await forgetEnded(storage, left);
    expect(left.end).toHaveBeenCalledWith({ claims: expect.objectContaining({ sid: 's1' }) });
  });

  it('leaves the next session alone', async () => {
    open().signIn(tokenWith({ sid: 's2' }));
    const left = disk(tokenWith({ sid: 's2' }), 's1');
    await forgetEnded(storage, left);
    expect(left.end).not.toHaveBeenCalled();
    expect(open().getState().session?.claims.sid).toBe('s2');
  });

  it('starts all the same where the disk cannot be read', async () => {
    storage.setItem('accessToken', tokenWith());
    const broken = () => Promise.reject(new Error('indexeddb'));
    await forgetEnded(storage, { readCopy: broken, readEndings: broken, end: broken });
    expect(open().getState().session).not.toBeNull();
  });
});
