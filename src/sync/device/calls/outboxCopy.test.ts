import { describe, expect, it } from 'vitest';
import { memoryOutbox, memoryStore } from '../../../../test/harness/memory/memoryOutbox.ts';
import { sampleId } from '../../../../test/harness/practice/samples.ts';
import type { NewOutboxRow, OutboxRow } from '../../../data/outbox/row.ts';
import { OutboxCopy } from './outboxCopy.ts';

const row = (n: number): NewOutboxRow => ({
  key: sampleId(6, n),
  userId: 'ana',
  name: 'patient.delete',
  args: { id: sampleId(3, n) },
  at: '2026-03-02T09:00:00.000Z',
  baseV: 1,
  touches: [`patients/${sampleId(3, n)}`],
  creates: [],
  state: 'waiting',
  seq: null,
  tries: 0,
  ackV: null,
  refusal: null,
});

/** A copy over a disk that counts the rows that are read of it. */
async function copy(waiting: number) {
  const outbox = memoryOutbox('ana', memoryStore(), () => sampleId(6, 0));
  for (let n = 1; n <= waiting; n++) await outbox.add(row(n));
  const count = { rows: 0 };
  const counting = {
    ...outbox,
    async rows() {
      const rows = await outbox.rows();
      count.rows += rows.length;
      return rows;
    },
    async row(position: number) {
      count.rows += 1;
      return outbox.row(position);
    },
  };
  const view = {
    outbox: [] as readonly OutboxRow[],
    setOutbox: (rows: readonly OutboxRow[]) => void (view.outbox = rows),
  };
  const shown = new OutboxCopy(counting, view, () => undefined);
  await shown.refresh();
  count.rows = 0;
  return { outbox, view, shown, count };
}

const states = (rows: readonly OutboxRow[]) => rows.map(({ state }) => state);

describe('the view’s copy of the outbox', () => {
  it.each([0, 1, 500])(
    'reads one row for a new command, where %i wait already',
    async (waiting) => {
      const { outbox, view, shown, count } = await copy(waiting);
      await shown.added(await outbox.add(row(waiting + 1)));
      expect(view.outbox).toEqual(await outbox.rows());
      expect(count.rows).toBe(1);
    },
  );

  it('shows that the new command was sent, or is gone, before it was looked at', async () => {
    const { outbox, view, shown } = await copy(1);
    const sent = await outbox.add(row(2));
    await outbox.update(() => ({ put: [{ ...sent, state: 'sent', seq: 1 }] }));
    await shown.added(sent);
    expect(states(view.outbox)).toEqual(['waiting', 'sent']);

    const gone = await outbox.add(row(3));
    await outbox.update(() => ({ remove: [gone.position] }));
    await shown.added(gone);
    expect(states(view.outbox)).toEqual(['waiting', 'sent']);
  });

  it('never loses a command to a read that began before it was there', async () => {
    const { outbox, view, shown } = await copy(1);
    const reading = shown.refresh();
    await Promise.all([reading, outbox.add(row(2)).then((added) => shown.added(added))]);
    expect(view.outbox).toHaveLength(2);
  });
});
