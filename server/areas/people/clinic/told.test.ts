import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runQuery } from '../../../../src/data/queries/index.ts';
import { shownOf } from '../../../../src/data/queries/kit/known.ts';
import { View } from '../../../../src/data/view/view.ts';
import type { EventAnswer, ReadAnswer } from '../../../../src/domain/contract/audit.ts';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import { answerHandovers, handoversOf } from '../../../../test/harness/server/handovers.ts';
import { importDocuments } from '../../../../test/harness/database/importDocuments.ts';
import { appointment, idMaker, note } from '../../../../test/harness/practice/practice.ts';
import { querySource } from '../../../../test/harness/practice/querySource.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';

vi.setConfig({ testTimeout: 120_000 });
const HOUR_MS = 3_600_000;
const newId = idMaker(92);
const staff = ['admin', 'ana', 'bruno'] as const;
type Person = (typeof staff)[number];

let db: Database;
let world: ClinicApi;

/** Ana's patients Davi and Carla have a note in the record each. */
beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
  world = await openClinicApi(db);
  const { people, davi, carla, tenantId } = world.clinic;
  const written = [davi, carla].map((one, index) => {
    const session = appointment(
      newId(),
      { psychologistId: people.ana.id, patientId: one.id },
      -72 - index,
    );
    return { session, note: { ...note(newId(), session, 'zqnota'), shelf: 'record' as const } };
  });
  await withTenant(db, tenantId, (tx) =>
    importDocuments(tx, tenantId, {
      appointments: written.map(({ session }) => session),
      notes: written.map((one) => one.note),
    }),
  );
});
afterEach(() => db.close());

const call = <T = unknown>(as: Person, method: string, path: string, body?: object) =>
  world.api.call<T>(method, path, { token: world.tokens[as], ...(body && { body }) });

/** Lets time pass as a server sees it that runs all the while. */
async function pass(days: number): Promise<void> {
  for (let at = 0; at < days * 4; at++) {
    world.api.clock.ms += 6 * HOUR_MS;
    await world.api.jobs.runDue();
  }
}

async function signIn(): Promise<void> {
  const { people, actor } = world.clinic;
  const tokens = { ...world.tokens };
  for (const as of staff) tokens[as] = await world.api.tokenFor(actor(people[as]));
  world = { ...world, tokens };
}

/** Tells how many questions a person's bell shows. */
async function bellOf(as: Person): Promise<number> {
  const view = new View(world.clinic.actor(world.clinic.people[as]));
  const asked = await handoversOf(world, as);
  // Whose account is closed is answered no more.
  if (!Array.isArray(asked)) return 0;
  view.applyBase(
    asked.map((doc, at) => ({ entity: 'handovers', id: doc.id, g: 1, v: at + 1, cs: 0, doc })),
  );
  const now = new Date(world.api.clock.ms).toISOString();
  const bell = shownOf(runQuery(querySource(view), 'bell.list', { now }));
  return bell.groups.find(({ kind }) => kind === 'handover')?.count ?? 0;
}

/**
 * Told by one act: mails with their recipient, what is new in the clinic's log and in
 * each psychologist's own, and questions at the bells that ring.
 */
type Told = readonly [mails: string, clinic: string, ana: string, bruno: string, bell: string];

const seen = new Set<string>();
let mailed = 0;

async function newEvents(as: Person, path: string): Promise<string> {
  const { body } = await call<{ events?: EventAnswer[] }>(as, 'GET', `${path}?limit=200`);
  const fresh = (body.events ?? []).filter(({ id }) => !seen.has(`${as} ${id}`));
  for (const { id } of fresh) seen.add(`${as} ${id}`);
  const kinds = fresh.map(({ kind }) => kind).filter((kind) => kind !== 'session.opened');
  return kinds.toSorted().join(', ');
}

/** Returns what each person was told since the last time. */
async function toldNow(): Promise<Told> {
  await world.api.jobs.runDue();
  await signIn();
  const names = new Map(Object.values(world.clinic.people).map(({ email, name }) => [email, name]));
  const mails = world.api.mails.slice(mailed).map(({ kind, to }) => `${kind} to ${names.get(to)}`);
  mailed = world.api.mails.length;
  const bells: string[] = [];
  for (const as of staff) if ((await bellOf(as)) > 0) bells.push(`${as} ${await bellOf(as)}`);
  return [
    mails.join(', '),
    await newEvents('admin', '/audit/events'),
    await newEvents('ana', '/audit/own-events'),
    await newEvents('bruno', '/audit/own-events'),
    bells.join(', '),
  ];
}

const HANDED = 'patient.handedOver, record.handoverAsked';
const AGREED = 'record.handedOver, record.handoverAgreed';
/** All of it at once: what happened while her account was closed. */
const MEANWHILE =
  'account.activated, account.deactivated, patient.handedOver, record.handedOver, record.handoverAsked';

const year: Readonly<Record<string, Told>> = {
  'a device of hers is set up': ['', 'registrations.received', '', '', ''],
  'she takes everything along in a file': ['', 'records.exported', '', '', ''],
  'she gives Ana’s patient to Bruno': ['handover-asked to Ana', HANDED, HANDED, HANDED, 'ana 1'],
  'Ana agrees': ['', AGREED, AGREED, AGREED, ''],
  'she asks to seal another record': [
    'handover-asked to Ana',
    'record.sealAsked',
    'record.sealAsked',
    '',
    'ana 1',
  ],
  'Ana refuses': ['', 'record.handoverRefused', 'record.handoverRefused', '', ''],
  'she closes Ana’s account': ['account-status to Ana', 'account.deactivated', '', '', ''],
  'she gives the other patient to Bruno': ['handover-waits to Ana', HANDED, '', HANDED, ''],
  'eight days pass': ['', 'record.handedOver', '', 'record.handedOver', ''],
  'she opens Ana’s account again': [
    'account-status to Ana',
    'account.activated',
    MEANWHILE,
    '',
    '',
  ],
};

it('tells each person of a year of administration what concerns them, and leaves nothing untold', async () => {
  seen.clear();
  mailed = world.api.mails.length;
  const { people, davi, carla } = world.clinic;
  const told: Record<string, Told> = {};
  const act = async (title: string, work: () => Promise<unknown>) => {
    world.api.clock.ms += 1000;
    await work();
    told[title] = await toldNow();
  };
  const member = `/clinic/members/${people.ana.id}`;
  const give = (patientId: string) =>
    call('admin', 'POST', `${member}/handover`, {
      successorId: people.bruno.id,
      patients: [{ patientId }],
    });
  const clientId = newId();
  await act('a device of hers is set up', () =>
    call('admin', 'GET', `/sync/changes?clientId=${clientId}`),
  );
  await act('she takes everything along in a file', () =>
    call('admin', 'POST', '/audit/exports', {
      clientId,
      id: newId(),
      kind: 'everything',
      at: new Date(world.api.clock.ms).toISOString(),
      counts: { patients: 3, sessions: 4, notes: 0, payments: 0, bytes: 9000 },
      patientIds: [davi.id, carla.id],
    }),
  );
  await act('she gives Ana’s patient to Bruno', () => give(davi.id));
  await act('Ana agrees', () => answerHandovers(world, 'ana', 'agreed'));
  await act('she asks to seal another record', () =>
    call('admin', 'POST', `${member}/seal`, { patientIds: [carla.id] }),
  );
  await act('Ana refuses', () => answerHandovers(world, 'ana', 'refused'));
  await act('she closes Ana’s account', () =>
    call('admin', 'PATCH', `${member}/status`, { isActive: false }),
  );
  await act('she gives the other patient to Bruno', () => give(carla.id));
  await act('eight days pass', () => pass(8));
  await act('she opens Ana’s account again', () =>
    call('admin', 'PATCH', `${member}/status`, { isActive: true }),
  );
  expect(told).toEqual(year);
  // Whoever has the patients now reads also what the administration did with them before.
  const { body } = await call<{ reads: ReadAnswer[] }>('bruno', 'GET', '/audit/reads');
  expect(body.reads.map(({ part, userId, patientId }) => [part, userId, patientId])).toEqual(
    [carla.id, davi.id]
      .toSorted((a, b) => (a < b ? 1 : -1))
      .map((id) => ['export', people.admin.id, id]),
  );
});
