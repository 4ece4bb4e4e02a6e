import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SendEnding } from '../../data/sessionEndings.ts';
import { readEndings, readSession, settleEnding, writeSession } from '../../data/session.ts';
import type { Claims } from '../../domain/auth/claims.ts';
import { EndedSessions } from './endedSessions.ts';

const claims: Claims = {
  sub: 'u1',
  email: 'ana@clinica.br',
  name: 'Ana Conceição',
  role: 'psych',
  tenantId: 't1',
  sid: 's1',
  end: 'proof',
  iat: 0,
  exp: 1,
};
const sessionOf = (sid: string, end: string | undefined = `proof of ${sid}`) => ({
  claims: { ...claims, sid, end } as Claims,
});
const tokenOf = (sid: string) =>
  `h.${Buffer.from(JSON.stringify(sessionOf(sid).claims)).toString('base64url')}.s`;

let isThere: boolean;
let heard: string[];
let timers: (() => void)[];

const send: SendEnding = async ({ sessionId, tenantId, proof }) => {
  if (isThere) heard.push(`${tenantId}/${sessionId}: ${proof}`);
  return isThere;
};
const onKept = vi.fn<() => void>();
const page = () => new EndedSessions({ send, later: (work) => void timers.push(work), onKept });
const onDisk = async () => (await readEndings()).map(({ sessionId, proof }) => [sessionId, proof]);

beforeEach(async () => {
  for (const ending of await readEndings()) await settleEnding(ending);
  await writeSession({ userId: 'u1', token: tokenOf('s0') });
  await writeSession(null);
  isThere = true;
  heard = [];
  timers = [];
  onKept.mockClear();
});

describe('a session that was left', () => {
  it('is ended at the server at once where it is there', async () => {
    await page().end(sessionOf('s1'));
    expect(heard).toEqual(['t1/s1: proof of s1']);
    expect(timers).toEqual([]);
  });

  it('is kept on the disk without its token until the server has heard of it, whatever page delivers it', async () => {
    isThere = false;
    await writeSession({ userId: 'u1', token: tokenOf('s1') });
    await page().end(sessionOf('s1'));
    expect(await readSession()).toBeNull();
    expect(await onDisk()).toEqual([['s1', 'proof of s1']]);
    expect(onKept).toHaveBeenCalledOnce();
    expect(JSON.stringify(await readEndings())).not.toMatch(/Ana|@|eyJ/);

    isThere = true;
    await page().deliver();
    await page().deliver();
    expect(heard).toEqual(['t1/s1: proof of s1']);
  });

  it('is tried again and again, by one timer at a time', async () => {
    isThere = false;
    const ended = page();
    await ended.end(sessionOf('s1'));
    await ended.end(sessionOf('s2'));
    expect(timers).toHaveLength(1);
    timers.shift()?.();
    await vi.waitFor(() => expect(timers).toHaveLength(1));
    isThere = true;
    timers.shift()?.();
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(timers).toEqual([]);
  });

  it('outlives the sign-in of somebody else, whose token stays', async () => {
    isThere = false;
    await page().end(sessionOf('s1'));
    const other = { userId: 'u2', token: tokenOf('s2') };
    await writeSession(other);
    expect(await onDisk()).toEqual([['s1', 'proof of s1']]);
    await page().end(sessionOf('s1'));
    expect(await readSession()).toEqual(other);
  });

  it('is remembered until the next sign-in, so that its token does not come back', async () => {
    await page().end(sessionOf('s1'));
    expect(await onDisk()).toEqual([['s1', null]]);
    await writeSession({ userId: 'u1', token: tokenOf('s2') });
    expect(await onDisk()).toEqual([]);
  });

  it('that an older server began cannot be ended without its token, and is only remembered', async () => {
    const { end: _none, ...older } = claims;
    await page().end({ claims: older });
    expect(heard).toEqual([]);
    expect(await onDisk()).toEqual([['s1', null]]);
  });

  it('is told by the page where the disk is full', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    isThere = false;
    const ended = page();
    await ended.end(sessionOf('s1'));
    isThere = true;
    timers.shift()?.();
    await vi.waitFor(() => expect(heard).toEqual(['t1/s1: proof of s1']));
  });
});
