import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissalsIdOf } from '../../../../../src/domain/bell/dismissals.ts';
import type { AnyDocument, EntityName } from '../../../../../src/domain/core/documents.ts';
import { entityNames } from '../../../../../src/domain/entities.ts';
import { type Act, acts, type Fate, partOf } from '../../../../../src/domain/handovers/fates.ts';
import { type ClinicApi, openClinicApi } from '../../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../../test/harness/database/database.ts';
import { fullPractice, makeRows } from '../../../../../test/harness/practice/fullPractice.ts';
import { agreeToHandovers } from '../../../../../test/harness/server/handovers.ts';
import { importDocuments } from '../../../../../test/harness/database/importDocuments.ts';
import { idMaker } from '../../../../../test/harness/practice/practice.ts';
import { onWritten } from '../../../../program/areas.ts';
import { hashPassword } from '../../auth/password/password.ts';
import type { Database } from '../../../../kernel/db/database.ts';
import { withTenant } from '../../../../kernel/db/tenant.ts';
import { changeDocuments } from '../../../../engine/documents/change.ts';
import { trustClock } from '../../../../engine/jobs/trusted-clock.ts';

vi.setConfig({ testTimeout: 120_000 });
const PASSWORD = 'lua cheia no mar 7';
const DAY_MS = 86_400_000;
const newId = idMaker(79);
let db: Database;
let world: ClinicApi;

/** Ana's patient Davi, with one of everything about him and about her. */
beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
  world = await openClinicApi(db);
  const { tenantId, people, davi } = world.clinic;
  const { rows, sets } = makeRows(newId, people.ana.id, davi, 1);
  const { notes: [written] = [], payments: [paid] = [] } = sets;
  if (!written || !paid) throw new Error('There is no note, or no payment.');
  const { freeTimes = [], professionalProfiles = [] } = fullPractice(idMaker(1)).seed;
  await withTenant(db, tenantId, (tx) =>
    importDocuments(tx, tenantId, {
      ...sets,
      payments: [{ ...paid, id: newId(), status: 'paid', packageId: rows.package }],
      patientInvites: (sets.patientInvites ?? []).map((one) => ({ ...one, patientId: davi.id })),
      notes: [
        { ...written, shelf: 'record' },
        { ...written, id: newId(), appointmentId: rows.openAppointment, shelf: 'private' },
      ],
      freeTimes: freeTimes.filter(({ psychologistId }) => psychologistId === people.ana.id),
      professionalProfiles: professionalProfiles.filter(({ id }) => id === people.ana.id),
      bellDismissals: [{ id: dismissalsIdOf(people.ana.id), userId: people.ana.id, items: [] }],
    }),
  );
  const hash = await hashPassword(PASSWORD);
  await db.kysely.updateTable('users').set({ password_hash: hash }).execute();
});
afterEach(() => db.close());

interface Seen {
  readonly entity: EntityName;
  readonly document: AnyDocument;
  /** How many fields each of the two psychologists receives. */
  readonly ana: number;
  readonly bruno: number;
}

/** Reads all documents of the clinic, and how much of each the two psychologists receive. */
async function read(): Promise<Map<string, Seen>> {
  const { tenantId, people } = world.clinic;
  const { rows } = await sql<{ key: string; fields: number }>`
    select entity || '/' || doc_id || '/' || audience as key,
      (select count(*)::int from json_object_keys(body::json)) as fields from feed
    where tenant_id = ${tenantId} and body is not null`.execute(db.kysely);
  const seen = new Map(rows.map(({ key, fields }) => [key, fields]));
  const all = new Map<string, Seen>();
  await changeDocuments({ ...world.api.parts, onWritten }, tenantId, async ({ find }) => {
    for (const entity of entityNames)
      for (const document of await find(entity, {})) {
        const key = `${entity}/${document.id}`;
        const fieldsOf = (id: string) => seen.get(`${key}/user:${id}`) ?? seen.get(`${key}/tenant`);
        const [ana = 0, bruno = 0] = [people.ana.id, people.bruno.id].map(fieldsOf);
        all.set(key, { entity, document, ana, bruno });
      }
  });
  return all;
}

type Ending = { readonly isActive?: boolean; readonly status?: string };

const isEnded = (before: Ending, after: Ending): boolean =>
  (before.isActive === true && after.isActive === false) ||
  (before.status !== after.status && after.status === 'cancelled');

/** Says what became of a document, as its readers see it. */
function fateSeen(before: Seen, after: Seen | undefined): Fate {
  if (!after) return 'removed';
  const isLost = after.ana < before.ana;
  const isGained = after.bruno > before.bruno;
  if (isGained) return isLost || after.ana === 0 ? 'moves' : 'shared';
  if (isLost) return 'sealed';
  return isEnded(before.document as Ending, after.document as Ending) ? 'ends' : 'stays';
}

const send = async (
  path: string,
  body: unknown,
  as: 'admin' | 'ana' = 'admin',
  method = 'POST',
) => {
  const { status, text } = await world.api.call(method, path, { token: world.tokens[as], body });
  if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
};

const anas = () => `/clinic/members/${world.clinic.people.ana.id}`;
const patientsOfAna = async () =>
  [...(await read()).values()]
    .filter(({ entity, document }) => entity === 'patients' && 'psychologistId' in document)
    .filter(({ document }) => Object.values(document).includes(world.clinic.people.ana.id))
    .map(({ document }) => ({ patientId: document.id }));
const handOver = (patients: readonly { patientId: string }[]) =>
  send(`${anas()}/handover`, { successorId: world.clinic.people.bruno.id, patients });
const seal = async () => {
  await send(`${anas()}/seal`, { patientIds: [world.clinic.davi.id] });
  await agreeToHandovers(world, 'ana');
};
const davi = () => [{ patientId: world.clinic.davi.id }];

/** The steps before each act, and the act itself. */
const doings: Record<Act, { before?: () => Promise<void>; act: () => Promise<void> }> = {
  handover: { act: () => handOver(davi()) },
  record: { before: () => handOver(davi()), act: () => agreeToHandovers(world, 'ana') },
  seal: { act: seal },
  unseal: {
    before: () => seal().then(() => handOver(davi())),
    act: () => agreeToHandovers(world, 'ana'),
  },
  deactivation: { act: () => send(`${anas()}/status`, { isActive: false }, 'admin', 'PATCH') },
  closing: {
    before: async () => {
      await handOver(await patientsOfAna());
      await agreeToHandovers(world, 'ana');
    },
    async act() {
      await send('/users/closing', { password: PASSWORD }, 'ana');
      world.api.clock.ms += 31 * DAY_MS;
      await trustClock(db, world.api.clock.ms);
      await world.api.jobs.runDue();
    },
  },
};

/** True of what is about the patient, and of the psychologist's own that is about no patient. */
function concerns({ entity, document }: Seen, act: Act): boolean {
  const { patientId } = document as { readonly patientId?: string };
  const { people, davi: patient } = world.clinic;
  if (entity === 'patients') return document.id === patient.id;
  if (patientId && act !== 'closing') return patientId === patient.id;
  return entity === 'tenants' || Object.values(document).includes(people.ana.id);
}

describe('the table of what becomes of each document', () => {
  it.each(acts)('is true of the act “%s”', async (act) => {
    const { before, act: carryOut } = doings[act];
    await before?.();
    const now = new Date(world.api.clock.ms).toISOString();
    const was = await read();
    await carryOut();
    const is = await read();
    const hasNew = (entity: EntityName) =>
      [...is].some(([key, one]) => one.entity === entity && one.bruno > 0 && !was.has(key));
    const told = [...was]
      .filter(([, one]) => concerns(one, act))
      .map(([key, one]) => {
        const { name, fates: of } = partOf(one.entity, one.document, now);
        const wanted = of[act];
        const seen = fateSeen(one, is.get(key));
        const isCopied = wanted === 'copied' && seen === 'stays' && hasNew(one.entity);
        return { key, name, wanted, seen: isCopied ? 'copied' : seen };
      });
    expect(told.filter(({ wanted, seen }) => wanted !== seen)).toEqual([]);
    // Whatever the table tells of is there to be told of.
    expect(told.length).toBeGreaterThan(20);
  });
});
