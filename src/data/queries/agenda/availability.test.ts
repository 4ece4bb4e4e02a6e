import { querySource } from '../../../../test/harness/practice/querySource.ts';
import { beforeEach, expect, it } from 'vitest';
import { sampleOutboxRow } from '../../../../test/harness/practice/deviceSamples.ts';
import { plain } from '../../../../test/harness/practice/plain.ts';
import { randomSearch } from '../../../../test/harness/random/randomAgenda.ts';
import {
  psych,
  psychId,
  sampleId,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import { eachSeed } from '../../../../test/harness/random/seeded.ts';
import { makeBlock, makeBreak, makePeriod } from '../../../../test/fixtures/availability.ts';
import { blockSpans, breakSpans, periodSpans } from '../../../domain/availability/spans.ts';
import type { AnyDocument, EntityName } from '../../../domain/core/documents.ts';
import { EVERYTHING, NOTHING } from '../../view/coverage.ts';
import { View } from '../../view/view.ts';
import { runQuery } from '../index.ts';
import { overlapping } from './overlapping.ts';

let view: View;
let v = 0;
const put = (entity: EntityName, ...docs: AnyDocument[]) =>
  view.applyBase(docs.map((doc) => ({ entity, id: doc.id, g: 1, v: ++v, cs: 0, doc })));
const start = (actor = psych, timeZone = 'America/Sao_Paulo') => {
  view = new View(actor);
  put('tenants', { ...sampleTenant, timeZone });
  put('users', sampleUser(1), sampleUser(2));
};
const own = { psychologistId: psychId };
const other = { psychologistId: sampleId(2, 2) };

const source = (coverage = EVERYTHING) => querySource(view, { coverage });
const ask = (from: string, to: string, psychologistId?: string) =>
  plain(
    runQuery(source(), 'availability.between', {
      from,
      to,
      ...(psychologistId && { psychologistId }),
    }),
  );
const week = ['2026-03-02T03:00:00.000Z', '2026-03-09T03:00:00.000Z'] as const;
const spans = <S extends { startAt: string; endAt: string }>(list: readonly S[] | undefined) =>
  list?.map(({ startAt, endAt }) => ({ startAt, endAt }));

beforeEach(() => start());

it('answers what the rules of slots and of bookings answer, also where clocks change', async () => {
  await eachSeed(150, (random) => {
    const { zone, from, to, periods, breaks, blocks } = randomSearch(random);
    start(psych, zone);
    put('availabilityPeriods', ...periods.map((one) => ({ ...one, ...own })));
    put('recurringBreaks', ...breaks.map((one) => ({ ...one, ...own })));
    put('availabilityBlocks', ...blocks.map((one) => ({ ...one, ...own })));
    const range = { from, to };
    const inOrder = (list: readonly { startAt: string; endAt: string }[]) =>
      spans(list)?.sort((a, b) => (a.startAt + a.endAt < b.startAt + b.endAt ? -1 : 1));
    const [times] = ask(from, to);
    expect(inOrder(times?.open ?? [])).toEqual(
      inOrder(
        periods
          .filter(({ isActive }) => isActive)
          .flatMap((period) => periodSpans(period, range, zone)),
      ),
    );
    expect(inOrder(times?.pauses ?? [])).toEqual(
      inOrder([
        ...breaks.flatMap((one) => breakSpans(one, range, zone)),
        ...blocks.flatMap((one) => blockSpans(one, range, zone)),
      ]),
    );
  });
});

it('names each pause: its kind, whose it is, one line of what was written, and whether it waits', () => {
  put(
    'recurringBreaks',
    makeBreak({
      id: sampleId(6, 1),
      ...own,
      dayOfWeek: 1,
      startTime: '12:00',
      endTime: '13:00',
      description: ' Almoço\ncom a equipe ',
    }),
  );
  put(
    'availabilityBlocks',
    makeBlock({
      id: sampleId(6, 2),
      ...own,
      startAt: '2026-03-03T12:00:00.000Z',
      endAt: '2026-03-03T13:00:00.000Z',
      reason: null,
    }),
  );
  view.setOutbox([
    sampleOutboxRow(1, 'recurringBreak.update', { id: sampleId(6, 1), endTime: '13:30' }),
  ]);
  expect(ask(...week)[0]?.pauses).toEqual([
    {
      id: sampleId(6, 1),
      kind: 'break',
      title: 'Almoço com a equipe',
      startAt: '2026-03-02T15:00:00.000Z',
      endAt: '2026-03-02T16:30:00.000Z',
      ...own,
      mark: 'waiting',
    },
    {
      id: sampleId(6, 2),
      kind: 'block',
      title: 'Horário bloqueado',
      startAt: '2026-03-03T12:00:00.000Z',
      endAt: '2026-03-03T13:00:00.000Z',
      ...own,
      mark: 'saved',
    },
  ]);
});

it('carries no long text across: a title is one line', () => {
  const reason = 'palavra '.repeat(12_500);
  const span = { startAt: week[0], endAt: week[1] };
  put('availabilityBlocks', makeBlock({ id: sampleId(6, 1), ...own, ...span, reason }));
  expect(ask(...week)[0]?.pauses[0]?.title).toHaveLength(121);
});

it('is one psychologist’s own, or everybody’s for an administrator, side by side', () => {
  put('availabilityPeriods', makePeriod({ id: sampleId(6, 1), ...own }));
  expect(ask(...week).map(({ psychologistId }) => psychologistId)).toEqual([psychId]);
  start({ ...psych, userId: sampleId(2, 3), role: 'administrator' });
  put('users', sampleUser(3, { role: 'administrator' }), sampleUser(4, { isActive: false }));
  const span = { startAt: '2026-03-03T12:00:00.000Z', endAt: '2026-03-03T13:00:00.000Z' };
  put('availabilityBlocks', makeBlock({ id: sampleId(6, 2), ...other, ...span }));
  expect(ask(...week).map((one) => [one.psychologistId, one.pauses.length])).toEqual([
    [psychId, 0],
    [sampleId(2, 2), 1],
  ]);
  expect(ask(...week, psychId).map((one) => one.pauses)).toEqual([[]]);
});

it('shows nothing of a psychologist who is nobody’s business', () => {
  expect(ask(...week, sampleId(2, 9))).toEqual([
    { psychologistId: sampleId(2, 9), open: [], pauses: [], hasPeriods: false },
  ]);
});

it('says that there are periods where none falls into the range, and does not count the inactive', () => {
  const span = { startAt: '2026-05-01T12:00:00.000Z', endAt: '2026-05-01T16:00:00.000Z' };
  const period = makePeriod({ id: sampleId(6, 1), ...own, ...span, isRecurring: false });
  put('availabilityPeriods', { ...period, isActive: false });
  expect(ask(...week)[0]?.hasPeriods).toBe(false);
  put('availabilityPeriods', period);
  expect(ask(...week)[0]).toMatchObject({ open: [], hasPeriods: true });
});

it('takes a recurring block whose pattern cannot be read for its first time alone', () => {
  const block = makeBlock({
    id: sampleId(6, 1),
    ...own,
    startAt: '2026-03-03T12:00:00.000Z',
    endAt: '2026-03-03T13:00:00.000Z',
    isRecurring: true,
    recurringPattern: '{"dayOfWeek": "ter',
  });
  put('availabilityBlocks', block);
  expect(spans(ask(...week)[0]?.pauses)).toEqual([{ startAt: block.startAt, endAt: block.endAt }]);
  put('availabilityBlocks', { ...block, recurringPattern: '{"dayOfWeek":4}' });
  expect(spans(ask(...week)[0]?.pauses)).toEqual([
    { startAt: '2026-03-05T12:00:00.000Z', endAt: '2026-03-05T13:00:00.000Z' },
  ]);
});

it('forgets a block that becomes another, or is removed', () => {
  const span = { startAt: '2026-03-03T12:00:00.000Z', endAt: '2026-03-03T13:00:00.000Z' };
  const block = makeBlock({ id: sampleId(6, 1), ...own, ...span });
  put('availabilityBlocks', block);
  put('availabilityBlocks', { ...block, isRecurring: true, recurringPattern: '{"dayOfWeek":2}' });
  expect(ask(...week)[0]?.pauses).toHaveLength(1);
  view.setOutbox([sampleOutboxRow(1, 'availabilityBlock.delete', { id: block.id })]);
  expect(ask(...week)[0]?.pauses).toEqual([]);
});

it('does not call anything whole that has not arrived', () => {
  const range = { from: week[0], to: week[1] };
  expect(runQuery(source(NOTHING), 'availability.between', range)).toHaveProperty('soFar');
});

it('looks at a few of ten years of blocks', () => {
  const at = (day: number, hour: number) => new Date(Date.UTC(2020, 0, day, hour)).toISOString();
  put(
    'availabilityBlocks',
    ...Array.from({ length: 5000 }, (_, n) =>
      makeBlock({ id: sampleId(6, n), ...own, startAt: at(n, 12), endAt: at(n, 13) }),
    ),
  );
  const { blocksOnce, longestBlockMs } = view.indexes;
  let looked = 0;
  const items = new Proxy(blocksOnce.items, {
    get(target, place) {
      if (typeof place === 'string' && /^\d+$/.test(place)) looked++;
      return Reflect.get(target, place);
    },
  });
  const counted = { items, firstNotBefore: blocksOnce.firstNotBefore.bind(blocksOnce) };
  expect([...overlapping(counted, longestBlockMs, ...week)]).toHaveLength(7);
  expect(looked).toBeLessThan(20);
  expect(ask(...week)[0]?.pauses).toHaveLength(7);
});
