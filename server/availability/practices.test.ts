import { describe, expect, it } from 'vitest';
import { occupies, overlaps } from '../../src/domain/appointments/appointment.ts';
import { checkAvailability } from '../../src/domain/availability/check.ts';
import { bookingHorizon } from '../../src/domain/availability/horizon.ts';
import { freeSlots, slots } from '../../src/domain/availability/slots.ts';
import { blockSpans, periodSpans } from '../../src/domain/availability/spans.ts';
import { createTestApi } from '../../test/harness/api.ts';
import { engines } from '../../test/harness/database.ts';
import { idMaker, smallClinic } from '../../test/harness/practice.ts';
import { plus, quarter, randomSearch } from '../../test/harness/randomAgenda.ts';
import { eachSeed, type Seeded } from '../../test/harness/seeded.ts';
import type { Database } from '../db/database.ts';
import { withTenant } from '../db/tenant.ts';
import { importDocuments } from '../documents/import.ts';

const SCHEDULES = 15;

interface Identified {
  readonly id: string;
}

const idsOf = (rows: readonly Identified[]) => rows.map(({ id }) => id).toSorted();

/** A random agenda as Ana's, in a clinic of its own, and what she and her patient are answered about it. */
async function openPractice(db: Database, random: Seeded, seed: number) {
  const clinic = smallClinic(idMaker(10_000 + seed));
  const { ana, portal } = clinic.people;
  const own = <D extends object>(rows: readonly D[]) =>
    rows.map((row) => ({ ...row, psychologistId: ana.id, patientId: null }));
  const drawn = randomSearch(random);
  const sessions = own(drawn.sessions).filter(
    (one, index, all) =>
      one.isGoogleCalendarEvent ||
      !occupies(one) ||
      !all.slice(0, index).some((other) => occupies(other) && overlaps(one, other)),
  );
  const search = {
    ...drawn,
    sessions,
    periods: own(drawn.periods),
    blocks: own(drawn.blocks),
    breaks: own(drawn.breaks),
  };
  await withTenant(db, clinic.tenantId, (tx) =>
    importDocuments(tx, clinic.tenantId, {
      ...clinic.seed,
      tenants: clinic.seed.tenants.map((tenant) => ({ ...tenant, timeZone: search.zone })),
      appointments: search.sessions,
      availabilityPeriods: search.periods,
      availabilityBlocks: search.blocks,
      recurringBreaks: search.breaks,
    }),
  );
  const api = createTestApi(db);
  api.clock.ms = Date.parse(search.now);
  const tokens = {
    ana: await api.tokenFor(clinic.actor(ana)),
    portal: await api.tokenFor(clinic.actor(portal)),
  };
  const get = async <T>(reader: keyof typeof tokens, path: string): Promise<T> =>
    (await api.call<T>('GET', path, { token: tokens[reader] })).body;
  const check = async (reader: keyof typeof tokens, startAt: string, endAt: string) => {
    const path = '/availability-periods/check-availability';
    return (await api.call('POST', path, { token: tokens[reader], body: { startAt, endAt } })).body;
  };
  return { search, ana, get, check };
}

describe.each(engines())('the answers about a random agenda, on $name', (engine) => {
  it('equal what the same functions find in all of its documents', async () => {
    const db = await engine.open();
    let offered = 0;
    try {
      await eachSeed(SCHEDULES, async (random, seed) => {
        const { search, ana, get, check } = await openPractice(db, random, seed);
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
