import { describe, expect, it } from 'vitest';
import { checkAvailability } from '../../../../src/domain/availability/check.ts';
import { bookingHorizon } from '../../../../src/domain/availability/horizon.ts';
import { freeSlots, slots } from '../../../../src/domain/availability/slots.ts';
import { blockSpans, periodSpans } from '../../../../src/domain/availability/spans.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import { openRandomAgenda } from '../../../../test/harness/random/openRandomAgenda.ts';
import { plus, quarter } from '../../../../test/harness/random/randomAgenda.ts';
import { eachSeed } from '../../../../test/harness/random/seeded.ts';

const SCHEDULES = 15;

interface Identified {
  readonly id: string;
}

const idsOf = (rows: readonly Identified[]) => rows.map(({ id }) => id).toSorted();

describe.each(engines())('the answers about a random agenda, on $name', (engine) => {
  it('equal what the same functions find in all of its documents', async () => {
    const db = await engine.open();
    let offered = 0;
    try {
      await eachSeed(SCHEDULES, async (random, seed) => {
        const { search, clinic, get, check } = await openRandomAgenda(db, random, seed);
        const { ana } = clinic.people;
        const { from, to, now, zone, slotDuration, periods, blocks } = search;
        const dates = `startDate=${from}&endDate=${to}`;
        const own = { ...search, slotDuration: undefined };
        const free = freeSlots(search);
        const duration = slotDuration ? `&slotDuration=${slotDuration}` : '';
        const available = `/availability-periods/available-slots?${dates}${duration}`;
        expect(await get('ana', available)).toEqual(free);
        expect(await get('ana', `/availability-new/psychologist/${ana.id}?${dates}`)).toEqual(
          slots(own),
        );
        const horizon = bookingHorizon(now, 4, zone);
        const bookable = freeSlots(own).filter(({ startAt }) => startAt < horizon);
        for (const path of [available, `/availability-new/patient-slots?${dates}`])
          expect(await get('portal', path)).toEqual(bookable);
        const range = { from, to };
        expect(idsOf(await get<Identified[]>('ana', `/availability-periods?${dates}`))).toEqual(
          idsOf(periods.filter((one) => periodSpans(one, range, zone).length > 0)),
        );
        const listed = await get<Identified[]>('ana', `/availability-blocks?from=${from}&to=${to}`);
        expect(idsOf(listed)).toEqual(
          idsOf(blocks.filter((one) => blockSpans(one, range, zone).length > 0)),
        );
        for (let count = 0; count < 4; count++) {
          const startAt = plus(from, quarter(random, 6 * 96));
          const endAt = plus(startAt, 50);
          expect(await check('ana', startAt, endAt)).toEqual(
            checkAvailability({ ...search, startAt, endAt }),
          );
        }
        for (const { startAt, endAt } of bookable.slice(-3))
          expect(await check('portal', startAt, endAt)).toEqual({ available: true, reason: null });
        offered += free.length;
      });
      expect(offered).toBeGreaterThan(60);
    } finally {
      await db.close();
    }
  }, 120_000);
});
