import { describe, expect, it } from 'vitest';
import type { BatchAnswer, ChangesPage } from '../domain/sync/protocol.ts';
import { type Clock, ServerRefusal, type Transport, Unreachable } from './environment.ts';
import { createHearing } from './hearing.ts';
import { createStatusBoard, observed } from './status.ts';
import { createTokenState } from './tokenState.ts';
import { createTroubles } from './trouble.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');
const page: ChangesPage = { epoch: 'e', cursor: 'c', changes: [], done: true };
const sent: BatchAnswer = { lastSeq: 1, gap: false, results: [] };
const failed: BatchAnswer = { ...sent, results: [{ key: 'k', status: 'failed' }] };
const { signal } = new AbortController();

/** A tab whose line does what a test says; time is the test's. */
function tab() {
  const time = { now: NOON };
  const waiting: { at: number; wake: () => void }[] = [];
  const clock: Clock = {
    now: () => time.now,
    sleep: (ms) => new Promise<void>((wake) => void waiting.push({ at: time.now + ms, wake })),
  };
  const pass = async (ms: number) => {
    const end = time.now + ms;
    for (; time.now < end; time.now += 1_000) {
      for (const each of waiting.splice(0))
        if (each.at <= time.now) each.wake();
        else waiting.push(each);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const line = {
    pull: async (): Promise<ChangesPage> => page,
    push: async (): Promise<BatchAnswer> => sent,
    heardAt: null as number | null,
  };
  const heard: number[] = [];
  const board = createStatusBoard(() => {}, clock.now);
  const troubles = createTroubles(clock, board);
  const hearing = createHearing({
    clock,
    board,
    heardAt: () => line.heardAt,
    onHeard: (at) => heard.push(at),
    onLeap: () => {},
  });
  const transport: Transport = {
    pull: () => line.pull(),
    push: () => line.push(),
    listen: async () => {},
    neverHeld: () => Promise.reject(new Error('nothing is asked')),
  };
  const tokenState = createTokenState(clock, () => {});
  const doubts = { count: 0 };
  const onCut = () => void (doubts.count += 1);
  const observing = { board, troubles, tokenState, onAnswer: hearing.answered, onCut };
  const watched = observed(transport, observing);
  void hearing.run(signal);
  const ask = async () => {
    await watched.pull({ cursor: null, clientId: '', limit: 1 }, signal).catch(() => undefined);
  };
  const send = async () => {
    await watched.push({ clientId: '', commands: [] }, signal).catch(() => undefined);
  };
  return { line, time, pass, board, troubles, hearing, heard, ask, send, doubts, tokenState };
}

const refuse = (error: Error) => () => Promise.reject(error);

describe('a token that the server refuses', () => {
  const unauthorized = new ServerRefusal(401, 'unauthorized', '');

  it('is not used again, however long ago its loop began', async () => {
    const { line, tokenState, send } = tab();
    tokenState.renew();
    let requests = 0;
    line.push = async () => {
      requests += 1;
      throw unauthorized;
    };
    await send();
    await send();
    expect(requests).toBe(1);
    expect(tokenState.isValid).toBe(false);
  });

  it('says nothing of one that has come since the request', async () => {
    const { line, tokenState, send } = tab();
    line.push = async () => {
      tokenState.renew();
      throw unauthorized;
    };
    await send();
    expect(tokenState.isValid).toBe(true);
  });
});

describe('a server that fails', () => {
  it.each([
    ['our own 500', new ServerRefusal(500, 'unknown', '')],
    ['a gateway whose server is away', new Unreachable('', 'foreign', 502)],
    ['a proxy’s own 500', new Unreachable('', 'foreign', 500)],
  ])('is told of, since the first time: %s', async (_name, error) => {
    const { line, board, pass, send } = tab();
    line.push = refuse(error);
    await send();
    await pass(120_000);
    await send();
    expect(board.current.troubleSince).toBe('2026-03-02T12:00:00.000Z');
    line.push = async () => sent;
    await send();
    expect(board.current.troubleSince).toBeNull();
  });

  it.each([
    ['a cut line', new Unreachable()],
    ['a portal that wants a password', new Unreachable('', 'foreign', 511)],
    ['a portal that answers everything', new Unreachable('', 'foreign', 200)],
    ['a refusal', new ServerRefusal(422, 'invalid', '')],
  ])('is not what is told of %s', async (_name, error) => {
    const { line, board, send } = tab();
    line.push = refuse(new ServerRefusal(500, 'unknown', ''));
    await send();
    line.push = refuse(error);
    await send();
    expect(board.current.troubleSince).toBeNull();
  });

  it('is told of while it fails on one change, though it lets itself be read', async () => {
    const { line, board, ask, send } = tab();
    line.push = async () => failed;
    await send();
    await ask();
    expect(board.current.troubleSince).not.toBeNull();
  });

  it('is told of by another tab, until that one sees it work', () => {
    const { board, troubles } = tab();
    troubles.adopt('2026-03-02T11:00:00.000Z');
    troubles.begin('push');
    expect(board.current.troubleSince).toBe('2026-03-02T11:00:00.000Z');
    troubles.adopt(null);
    expect(board.current.troubleSince).toBe('2026-03-02T12:00:00.000Z');
  });
});

describe('today’s limit of the practice', () => {
  it('is told in the server’s words until something is sent again', async () => {
    const { line, board, ask, send } = tab();
    const words = 'Sua clínica já enviou hoje o máximo de um dia.';
    line.push = refuse(new ServerRefusal(429, 'daily_limit', words, 600_000));
    await send();
    await ask();
    expect(board.current).toMatchObject({ limitWords: words, connection: 'online' });
    line.push = refuse(new Unreachable());
    await send();
    expect(board.current.limitWords).toBe(words);
    line.push = async () => sent;
    await send();
    expect(board.current.limitWords).toBeNull();
  });

  it('is no other 429', async () => {
    const { line, board, send } = tab();
    line.push = refuse(new ServerRefusal(429, 'too_many_requests', 'Muitas requisições.'));
    await send();
    expect(board.current.limitWords).toBeNull();
  });
});

describe('a tab that hears nothing of the server', () => {
  it('says so after a minute, and no longer when an answer comes', async () => {
    const { board, pass, ask } = tab();
    await pass(50_000);
    expect(board.current.isSilent).toBe(false);
    await pass(30_000);
    expect(board.current.isSilent).toBe(true);
    await ask();
    expect(board.current.isSilent).toBe(false);
  });

  it('does not say so while the stream’s heartbeats arrive, and tells the others', async () => {
    const { board, pass, line, time, heard } = tab();
    for (let beat = 0; beat < 8; beat++) {
      line.heardAt = time.now;
      await pass(30_000);
    }
    expect(board.current.isSilent).toBe(false);
    expect(heard.length).toBeGreaterThan(5);
  });

  it('trusts the tab that reads, also about a line that it found cut itself', async () => {
    const { board, pass, line, hearing, ask, time } = tab();
    line.pull = refuse(new Unreachable());
    await pass(80_000);
    await ask();
    expect(board.current).toMatchObject({ connection: 'offline', isSilent: true });
    hearing.hear(time.now - 5_000);
    expect(board.current).toMatchObject({ connection: 'offline', isSilent: false });
    hearing.hear(time.now + 1);
    expect(board.current.connection).toBe('online');
  });

  it('reads at once when something else finds the line cut, and not again while it is', async () => {
    const { board, line, send, ask, doubts } = tab();
    line.push = refuse(new Unreachable());
    await send();
    await send();
    expect(board.current.connection).toBe('offline');
    expect(doubts.count).toBe(1);
    await ask();
    line.pull = refuse(new Unreachable());
    await ask();
    expect(doubts.count).toBe(1);
  });
});
