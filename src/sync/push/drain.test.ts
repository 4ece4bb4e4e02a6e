import { beforeEach, describe, expect, it } from 'vitest';
import { memoryLocks } from '../../../test/harness/memory/network.ts';
import { memoryOutbox, memoryStore } from '../../../test/harness/memory/memoryOutbox.ts';
import { idOf, patientRow } from '../../../test/harness/database/rows.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import type { OutboxRow } from '../../data/outbox/row.ts';
import type { Batch, BatchAnswer, CommandResult } from '../../domain/sync/protocol.ts';
import { ServerRefusal, Unreachable } from '../environment.ts';
import { drainOutbox, fullPace, type Pace } from './drain.ts';
import { requeue } from './repair.ts';

const done = (key: string, v = 1): CommandResult => ({ key, status: 'done', v });

/** A server that keeps the rules of sequence numbers and receipts, and whatever a test lets it answer. */
function fakeServer() {
  const applied: string[] = [];
  const batches: Batch[] = [];
  let lastSeq = 0;
  const decide = new Map<string, CommandResult>();
  const before: ((batch: Batch) => void)[] = [];
  return {
    applied,
    batches,
    decide,
    before,
    setLastSeq: (seq: number) => (lastSeq = seq),
    push: async (batch: Batch): Promise<BatchAnswer> => {
      batches.push(batch);
      before.shift()?.(batch);
      const results: CommandResult[] = [];
      for (const { key, seq } of batch.commands) {
        if (!applied.includes(key)) {
          if (seq !== lastSeq + 1) return { lastSeq, gap: true, results };
          const result = decide.get(key) ?? done(key);
          if (result.status === 'failed')
            return { lastSeq, gap: false, results: [...results, result] };
          lastSeq = seq;
          applied.push(key);
        }
        results.push(decide.get(key) ?? done(key));
      }
      return { lastSeq, gap: false, results };
    },
  };
}

describe('draining the outbox', () => {
  let outbox: Outbox;
  let server: ReturnType<typeof fakeServer>;
  let pace: Pace;
  const drain = () =>
    drainOutbox({
      outbox,
      transport: server,
      locks: memoryLocks(),
      signal: new AbortController().signal,
      pace,
    });
  const states = async () => (await outbox.rows()).map(({ state }) => state);
  const add = async (count: number) => {
    for (let i = 1; i <= count; i++) await outbox.add(patientRow(i));
  };

  beforeEach(() => {
    outbox = memoryOutbox('user', memoryStore(), () => idOf(99));
    server = fakeServer();
    pace = fullPace();
  });

  it('sends 500 commands in two batches, in order, and keeps their acknowledgements', async () => {
    await add(500);
    expect(await drain()).toEqual({ status: 'empty' });
    expect(server.batches.map(({ commands }) => commands.length)).toEqual([250, 250]);
    expect(server.applied).toEqual((await outbox.rows()).map(({ key }) => key));
    expect(new Set(await states())).toEqual(new Set(['acknowledged']));
  });

  it('keeps a batch below 256 kB, and sends a larger command alone', async () => {
    const text = 'ç'.repeat(100_000);
    for (const i of [1, 2, 3]) await outbox.add(patientRow(i, { args: { text } }));
    await drain();
    expect(server.batches.map(({ commands }) => commands.length)).toEqual([1, 1, 1]);
  });

  it('sends the same numbers again after a lost answer, and the server applies each command once', async () => {
    await add(3);
    const { push } = server;
    server.push = async (batch) => {
      await push(batch);
      throw new Unreachable('lost');
    };
    expect(await drain()).toEqual({ status: 'unreachable' });
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
    server.push = push;
    expect(await drain()).toEqual({ status: 'empty' });
    expect(server.applied).toHaveLength(3);
    expect(server.batches[1]).toEqual(server.batches[0]);
  });

  it('halves the batch on a time-out, and grows it again afterwards', async () => {
    await add(8);
    server.before.push(() => {
      throw new Unreachable('slow', 'timeout');
    });
    expect(await drain()).toEqual({ status: 'unreachable' });
    await drain();
    expect(server.batches.map(({ commands }) => commands.length)).toEqual([8, 4, 4]);
  });

  it('keeps a refusal with its reason and goes on with the rest', async () => {
    await add(3);
    const refusal = { code: 'email_taken', message: 'Já existe.', details: { field: 'email' } };
    server.decide.set(idOf(2), { key: idOf(2), status: 'refused', ...refusal });
    await drain();
    expect(await states()).toEqual(['acknowledged', 'refused', 'acknowledged']);
    expect((await outbox.rows())[1]?.refusal).toEqual(refusal);
  });

  it('numbers the unanswered anew when the server misses numbers', async () => {
    server.setLastSeq(41);
    await add(3);
    expect(await drain()).toEqual({ status: 'empty' });
    expect(server.batches[1]?.commands.map(({ seq }) => seq)).toEqual([42, 43, 44]);
    expect(await states()).toEqual(['acknowledged', 'acknowledged', 'acknowledged']);
  });

  it('parks a command that fails eight times, keeps back what builds on it, and sends the rest', async () => {
    await add(1);
    const patient = patientRow(1).args as { id: string };
    await outbox.add(
      patientRow(2, { name: 'appointment.create', args: { patientId: patient.id } }),
    );
    await outbox.add(patientRow(3));
    server.decide.set(idOf(1), { key: idOf(1), status: 'failed' });
    for (let i = 0; i < 8; i++) expect(await drain()).toEqual({ status: 'failed' });
    expect(await drain()).toEqual({ status: 'empty' });
    expect(await states()).toEqual(['parked', 'refused', 'acknowledged']);
    expect((await outbox.rows())[1]?.refusal?.details).toMatchObject({ dependsOn: idOf(1) });
    expect(server.applied).toEqual([idOf(3)]);
  });

  it('keeps back also what builds on a creation that is kept back', async () => {
    await add(1);
    const { id } = patientRow(1).args as { id: string };
    const session = idOf(70);
    const make = { name: 'appointment.create', creates: [`appointments/${session}`] } as const;
    await outbox.add(patientRow(2, { ...make, args: { id: session, patientId: id } }));
    await outbox.add(patientRow(3, { name: 'appointment.withdraw', args: { id: session } }));
    server.decide.set(idOf(1), { key: idOf(1), status: 'failed' });
    for (let i = 0; i < 9; i++) await drain();
    expect(await states()).toEqual(['parked', 'refused', 'refused']);
    const [, ...held] = await outbox.rows();
    expect(held.map(({ refusal }) => refusal?.details?.['dependsOn'])).toEqual([idOf(1), idOf(2)]);
    server.decide.clear();
    await outbox.update((contents) => requeue(contents, idOf(3), () => idOf(90)));
    await drain();
    expect(server.applied).toEqual([idOf(1), idOf(2), idOf(3)]);
  });

  it('sends the parked one first when what builds on it is asked for again', async () => {
    await add(1);
    const { id } = patientRow(1).args as { id: string };
    for (const n of [2, 3])
      await outbox.add(patientRow(n, { name: 'appointment.create', args: { patientId: id } }));
    server.decide.set(idOf(1), { key: idOf(1), status: 'failed' });
    for (let i = 0; i < 9; i++) await drain();
    expect(await states()).toEqual(['parked', 'refused', 'refused']);
    server.decide.clear();
    await outbox.update((contents) => requeue(contents, idOf(3), () => idOf(90)));
    await drain();
    expect(server.applied).toEqual([idOf(1), idOf(2), idOf(3)]);
  });

  it('goes under its own key again where a parked one is saved as it was, and under another when changed', async () => {
    await add(2);
    for (const n of [1, 2]) server.decide.set(idOf(n), { key: idOf(n), status: 'failed' });
    for (let i = 0; i < 17; i++) await drain();
    expect(await states()).toEqual(['parked', 'parked']);
    server.decide.clear();
    const [same, changed] = (await outbox.rows()).map(({ args, touches, at }) => ({
      args: structuredClone(args) as object,
      touches,
      at,
    }));
    await outbox.update((contents) => requeue(contents, idOf(1), () => idOf(91), same));
    const other = { ...changed!, args: { ...changed!.args, name: 'Outro nome' } };
    await outbox.update((contents) => requeue(contents, idOf(2), () => idOf(92), other));
    await drain();
    expect(server.applied).toEqual([idOf(1), idOf(92)]);
  });

  it('sends one by one after the server failed on a whole batch, and counts only against the guilty', async () => {
    await add(3);
    const { push } = server;
    server.push = (batch) => {
      if (batch.commands.some(({ key }) => key === idOf(2)))
        throw new ServerRefusal(500, 'internal', '');
      return push(batch);
    };
    for (let i = 0; i < 10; i++) expect(await drain()).toEqual({ status: 'failed' });
    expect((await outbox.rows()).map(({ tries }) => tries)).toEqual([0, 8, 0]);
    expect(await drain()).toEqual({ status: 'empty' });
    expect(await states()).toEqual(['acknowledged', 'parked', 'acknowledged']);
  });

  it('keeps back what builds on a creation that the server will not take', async () => {
    await add(1);
    const { id } = patientRow(1).args as { id: string };
    await outbox.add(patientRow(2, { name: 'appointment.create', args: { patientId: id } }));
    await outbox.add(patientRow(3));
    const { push } = server;
    server.push = (batch) => {
      if (batch.commands.some(({ key }) => key === idOf(1)))
        throw new ServerRefusal(413, 'too_large', 'Grande demais.');
      return push(batch);
    };
    expect(await drain()).toEqual({ status: 'empty' });
    expect(await states()).toEqual(['refused', 'refused', 'acknowledged']);
    expect(server.applied).toEqual([idOf(3)]);
    server.push = push;
    await outbox.update((contents) => requeue(contents, idOf(1), () => idOf(90)));
    await drain();
    expect(server.applied).toEqual([idOf(3), idOf(90), idOf(2)]);
  });

  it('keeps back what was given before its refused creation was seen to be refused', async () => {
    await add(1);
    const { id } = patientRow(1).args as { id: string };
    const { push } = server;
    server.push = () => Promise.reject(new ServerRefusal(413, 'too_large', 'Grande demais.'));
    await drain();
    server.push = push;
    await outbox.add(patientRow(2, { name: 'appointment.create', args: { patientId: id } }));
    expect(await drain()).toEqual({ status: 'empty' });
    expect(await states()).toEqual(['refused', 'refused']);
    await outbox.update((contents) => requeue(contents, idOf(1), () => idOf(90)));
    await drain();
    expect(server.applied).toEqual([idOf(90), idOf(2)]);
  });

  it('finds the one command that the server will not take, and shows it refused', async () => {
    await add(5);
    const { push } = server;
    server.push = (batch) => {
      if (batch.commands.some(({ key }) => key === idOf(4)))
        throw new ServerRefusal(413, 'too_large', 'Grande demais.');
      return push(batch);
    };
    expect(await drain()).toEqual({ status: 'empty' });
    expect(await states()).toEqual([
      'acknowledged',
      'acknowledged',
      'acknowledged',
      'refused',
      'acknowledged',
    ]);
  });

  it('leaves what another drainer has settled as it is, when the server would not take it here', async () => {
    await add(1);
    const { push } = server;
    let settled: readonly OutboxRow[] = [];
    server.push = async () => {
      server.push = push;
      await drain();
      settled = await outbox.rows();
      throw new ServerRefusal(400, 'invalid', 'Inválido.');
    };
    expect(await drain()).toEqual({ status: 'empty' });
    expect(settled).toMatchObject([{ state: 'acknowledged', seq: 1 }]);
    expect(await outbox.rows()).toEqual(settled);
  });

  it.each([
    [new ServerRefusal(401, 'expired', ''), { status: 'unauthorized' }],
    [new ServerRefusal(429, 'busy', '', 3000), { status: 'limited', retryAfterMs: 3000 }],
  ])('stops at %s and leaves every command where it was', async (error, outcome) => {
    await add(2);
    server.before.push(() => {
      throw error;
    });
    expect(await drain()).toEqual(outcome);
    expect(await states()).toEqual(['sent', 'sent']);
  });

  it('does not spin when numbering anew does not help', async () => {
    await add(1);
    let asked = 0;
    server.push = async () => ({ lastSeq: ++asked * 10, gap: true, results: [] });
    expect(await drain()).toEqual({ status: 'failed' });
    expect(asked).toBe(2);
  });

  it('does not spin when an answer settles nothing', async () => {
    await add(1);
    server.push = async () => ({ lastSeq: 0, gap: false, results: [] });
    expect(await drain()).toEqual({ status: 'failed' });
  });
});
