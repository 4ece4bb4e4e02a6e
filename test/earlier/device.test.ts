import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queryNames } from '../../src/data/queries/index.ts';
import { refKey } from '../../src/domain/core/documents.ts';
import { entityNames } from '../../src/domain/entities.ts';
import { Unreachable } from '../../src/sync/environment.ts';
import { forgetDevice, openTodaysDevice } from '../harness/earlier/device.ts';
import { earlierBuilds } from '../harness/earlier/fixtures.ts';
import { restoreDevice } from '../harness/earlier/restoreDevice.ts';
import { afterwards, unsentOf } from '../harness/earlier/unsent.ts';
import { untilAborted } from '../harness/memory/loneDevice.ts';

const unreached = () => Promise.reject(new Unreachable());

/** No network. */
const silent = {
  pull: unreached,
  push: unreached,
  neverHeld: unreached,
  listen: (_onWake: () => void, signal: AbortSignal) => untilAborted(signal),
};

describe.each(earlierBuilds)('the device of $name, opened by today’s app', (build) => {
  const { rows, ...person } = build.expected();
  const unsent = unsentOf(build);
  const touched = new Set(unsent.commands.flatMap(({ touches }) => touches));
  let today: ReturnType<typeof openTodaysDevice>;
  beforeEach(async () => {
    await restoreDevice(build.device());
    today = openTodaysDevice(person, { transport: silent, now: afterwards(build) });
    await today.device.completed();
  });
  afterEach(async () => {
    await today.close();
    await forgetDevice();
  });

  it('has every document as it was', async () => {
    for (const entity of entityNames) {
      const held = rows.filter((row) => row.entity === entity);
      const ids = await today.device.listDocuments(entity);
      expect(ids).toEqual(expect.arrayContaining(held.map(({ id }) => id)));
      const same = held.filter(({ id }) => !touched.has(refKey([entity, id])));
      const documents = await today.device.readDocuments(
        entity,
        same.map(({ id }) => id),
      );
      expect(documents).toEqual(same.map(({ doc }) => doc));
    }
  });

  it('answers every query about them', async () => {
    const first = (entity: string) => rows.find((row) => row.entity === entity)?.id ?? 'x';
    const now = new Date(afterwards(build)).toISOString();
    const args = {
      patientId: first('patients'),
      appointmentId: first('appointments'),
      from: '2026-01-01',
      to: '2027-01-01',
      now,
      near: now,
      month: '2026-11',
      year: '2026',
      period: 'year',
      range: null,
      candidate: null,
      psychologistId: person.userId,
      email: 'a@exemplo.com',
      name: 'a',
      text: 'a',
      day: null,
      ids: [],
      times: { dayOfWeek: 1, startTime: '12:00', endTime: '13:00' },
    };
    for (const name of queryNames)
      for (const entity of ['patients', 'appointments', 'notes', 'payments']) {
        const asked = today.device.query(name, { ...args, id: first(entity) } as never);
        await expect(asked).resolves.not.toBeUndefined();
      }
  });

  it('has every command that was not sent, in its order, and shows what it does', async () => {
    const waiting = await today.outbox.rows();
    const said = ({ key, name, args, at, touches }: (typeof waiting)[number]) => ({
      key,
      name,
      args,
      at,
      touches,
    });
    expect(waiting.length).toBeGreaterThan(3);
    expect(waiting.map(said)).toEqual(unsent.commands.map(said));
    expect(await today.device.query('sync.items', {})).toHaveLength(waiting.length);
    for (const { touches } of unsent.commands)
      for (const touch of touches) {
        const [entity, id] = touch.split('/') as [(typeof entityNames)[number], string];
        expect(await today.device.listDocuments(entity)).toContain(id);
      }
  });

  it('has the draft and the recording, with its sound', async () => {
    expect(unsent.drafts.length).toBeGreaterThan(0);
    for (const draft of unsent.drafts)
      expect(await today.device.readDraft(draft.key)).toEqual(draft);
    const recordings = await today.recordings.list();
    expect(recordings.map(({ id }) => id)).toEqual(unsent.recordings.map(({ id }) => id));
    for (const { id, bytes } of unsent.recordings) {
      const sound = await today.recordings.read(id);
      const lengths = sound?.pieces.map(({ byteLength }) => byteLength) ?? [];
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(bytes);
    }
  });
});
