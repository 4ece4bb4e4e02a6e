import { beforeEach, describe, expect, it } from 'vitest';
import { memoryOutbox, memoryStore } from '../../../../test/harness/memory/memoryOutbox.ts';
import { idOf, patientRow } from '../../../../test/harness/database/rows.ts';
import type { Outbox } from '../../../data/outbox/outbox.ts';
import type { OutboxRow } from '../../../data/outbox/row.ts';
import { type Amendment, discard, requeue } from '../../push/repair.ts';
import { Settlements } from './settlements.ts';

const KEY = idOf(1);
const NEW_KEY = idOf(90);
const refusal = { code: 'wrong_status', message: 'Não dá.' };

/** A tab waits for the answer to a command, is frozen, and looks at the outbox when it thaws. */
describe('a tab that waits for an answer', () => {
  let outbox: Outbox;
  let settlements: Settlements;

  beforeEach(async () => {
    outbox = memoryOutbox(idOf(50), memoryStore(), () => idOf(60));
    settlements = new Settlements((key) => outbox.withdrawal(key));
    await outbox.add(patientRow(1));
  });

  const put = (changes: Partial<OutboxRow>) =>
    outbox.update(({ rows }) => ({ put: rows.map((row) => ({ ...row, ...changes })) }));
  const leave = () => outbox.update(({ rows }) => ({ remove: rows.map((row) => row.position) }));
  const mend = async (amendment?: Amendment) => {
    await put({ state: 'refused', refusal });
    await outbox.update((contents) => requeue(contents, KEY, () => NEW_KEY, amendment));
  };
  const thawed = async () => settlements.note(await outbox.rows());
  const waiting = async () => settlements.wait(await outbox.rows(), KEY);

  it.each([
    ['done once the server has confirmed it', () => put({ state: 'acknowledged' })],
    ['done once it has left', () => put({ state: 'acknowledged' }).then(leave)],
  ])('hears that it is %s', async (_words, meanwhile) => {
    const settlement = waiting();
    await meanwhile();
    await thawed();
    expect(await settlement).toEqual({ status: 'done' });
  });

  it('hears the refusal', async () => {
    const settlement = waiting();
    await put({ state: 'refused', refusal });
    await thawed();
    expect(await settlement).toMatchObject({ status: 'refused', code: 'wrong_status' });
  });

  it('hears that another tab took it back, not that it is done', async () => {
    const settlement = waiting();
    await outbox.update((contents) => discard(contents, KEY));
    await thawed();
    expect(await settlement).toEqual({
      status: 'refused',
      code: 'discarded',
      message: 'A alteração foi descartada.',
    });
  });

  it('hears the same of one that another tab has changed: that one will not be done', async () => {
    const settlement = waiting();
    const args = { ...(patientRow(1).args as object), name: 'Outro nome' };
    await mend({ args, touches: [], at: '2026-03-02T12:00:00.000Z' });
    await thawed();
    expect(await settlement).toMatchObject({ status: 'refused', code: 'discarded' });
  });

  it('waits on where another tab sent it anew, and hears what came of that', async () => {
    const settlement = waiting();
    let isTold = false;
    void settlement.then(() => (isTold = true));
    await mend();
    await thawed();
    expect(isTold).toBe(false);
    await put({ state: 'refused', refusal: { ...refusal, code: 'closed' } });
    await thawed();
    expect(await settlement).toMatchObject({ status: 'refused', code: 'closed' });
  });

  it('is not told “done” of one that it stores while it looks, since that is not there yet', async () => {
    const confirmed = waiting();
    await leave();
    const looking = thawed();
    await outbox.add(patientRow(2));
    const stored = settlements.wait(await outbox.rows(), idOf(2));
    await Promise.all([looking, confirmed]);
    await outbox.update(({ rows }) => ({
      put: rows.map((row) => ({ ...row, state: 'refused' as const, refusal })),
    }));
    await thawed();
    expect(await stored).toMatchObject({ status: 'refused', code: 'wrong_status' });
  });
});
