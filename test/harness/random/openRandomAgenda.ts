import { occupies } from '../../../src/domain/appointments/state.ts';
import { overlaps } from '../../../src/domain/appointments/span.ts';
import type { Database } from '../../../server/kernel/db/database.ts';
import { withTenant } from '../../../server/kernel/db/tenant.ts';
import { importDocuments } from '../database/importDocuments.ts';
import { createTestApi } from '../server/api.ts';
import { idMaker, smallClinic } from '../practice/practice.ts';
import { type AgendaZone, randomSearch } from './randomAgenda.ts';
import type { Seeded } from './seeded.ts';

/** A random agenda as Ana's, in a clinic of its own, and what she, her patient and the administrator are answered about it. */
export async function openRandomAgenda(
  db: Database,
  random: Seeded,
  seed: number,
  zone?: AgendaZone,
) {
  const clinic = smallClinic(idMaker(10_000 + seed));
  const { ana, admin, portal } = clinic.people;
  const own = <D extends object>(rows: readonly D[]) =>
    rows.map((row) => ({ ...row, psychologistId: ana.id, patientId: null }));
  const drawn = randomSearch(random, zone);
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
    admin: await api.tokenFor(clinic.actor(admin)),
    portal: await api.tokenFor(clinic.actor(portal)),
  };
  const get = async <T>(reader: keyof typeof tokens, path: string): Promise<T> =>
    (await api.call<T>('GET', path, { token: tokens[reader] })).body;
  const post = <T>(reader: keyof typeof tokens, path: string, body: object) =>
    api.call<T>('POST', path, { token: tokens[reader], body });
  const check = async (reader: keyof typeof tokens, startAt: string, endAt: string) =>
    (await post(reader, '/availability-periods/check-availability', { startAt, endAt })).body;
  return { api, search, clinic, get, post, check };
}
