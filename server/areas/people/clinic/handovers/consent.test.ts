import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HandoverOutcome } from '../../../../../src/domain/contract/clinic.ts';
import type { Note } from '../../../../../src/domain/notes/note.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../../test/harness/database/database.ts';
import { firstSyncOf } from '../../../../../test/harness/server/firstSync.ts';
import {
  agreeToHandovers,
  answerHandovers,
  handoversOf,
} from '../../../../../test/harness/server/handovers.ts';
import { importDocuments } from '../../../../../test/harness/database/importDocuments.ts';
import { appointment, idMaker, note, user } from '../../../../../test/harness/practice/practice.ts';
import type { Database } from '../../../../kernel/db/database.ts';
import { withTenant } from '../../../../kernel/db/tenant.ts';

vi.setConfig({ testTimeout: 120_000 });
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOTE = 'zqnota';
const HEALTH = 'zqasma';
const newId = idMaker(78);
let db: Database;
let world: ClinicApi;
let written: Note;

/** Ana's patient Davi has a note in the record and facts of health. */
beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
  world = await openClinicApi(db);
  const { people, davi, tenantId } = world.clinic;
  const of = { psychologistId: people.ana.id, patientId: davi.id };
  const [past, coming] = [appointment(newId(), of, -72), appointment(newId(), of, 30)];
  written = { ...note(newId(), past, NOTE), shelf: 'record' };
  await withTenant(db, tenantId, (tx) =>
    importDocuments(tx, tenantId, { appointments: [past, coming], notes: [written] }),
  );
  const text = { medicalHistory: HEALTH };
  const { status } = await call('PUT', `/patients/${davi.id}`, text, 'ana');
  if (status !== 200) throw new Error(`The patient was not written: ${status}`);
});
afterEach(() => db.close());

const call = <T = { code?: string; message?: string }>(
  method: string,
  path: string,
  body?: unknown,
  as: ReaderName = 'admin',
) =>
  world.api.call<T>(method, path, { token: world.tokens[as], ...(body !== undefined && { body }) });

const handOver = (from: 'ana' | 'bruno' = 'ana', successorId = world.clinic.people.bruno.id) =>
  call<{ outcomes: HandoverOutcome[]; code?: string }>(
    'POST',
    `/clinic/members/${world.clinic.people[from].id}/handover`,
    { successorId, patients: [{ patientId: world.clinic.davi.id }] },
  );

const setActive = (isActive: boolean) =>
  call('PATCH', `/clinic/members/${world.clinic.people.ana.id}/status`, { isActive });

/** Lets time pass as a server sees it that runs all the while. */
async function pass(days: number): Promise<void> {
  for (let at = 0; at < days * 4; at++) {
    world.api.clock.ms += 6 * HOUR_MS;
    await world.api.jobs.runDue();
  }
  const { people, actor } = world.clinic;
  const tokens = { ...world.tokens };
  for (const as of ['ana', 'bruno', 'admin'] as const)
    tokens[as] = await world.api.tokenFor(actor(people[as]));
  world = { ...world, tokens };
}

const mailsTo = (address: string) => world.api.mails.filter(({ to }) => to === address);
const anas = () => mailsTo(String(world.clinic.people.ana.email));
const statuses = async (as: ReaderName = 'admin') =>
  (await handoversOf(world, as)).map(({ status }) => status);
const objection = (text: string | undefined) =>
  call(
    'POST',
    '/handovers/objection',
    { token: text?.split('/nao-concordo#token=')[1]?.split('\n')[0] },
    'anonymous',
  );

/** Returns what a first sync brings to each of the two psychologists. */
const held = async () => ({
  ana: await firstSyncOf(world, 'ana'),
  bruno: await firstSyncOf(world, 'bruno'),
});

describe('a patient of a psychologist who works on, given to another one', () => {
  it('goes with agenda and registration data at once, and without a word that was written', async () => {
    const { body } = await handOver();
    expect(body.outcomes).toMatchObject([{ status: 'asked' }]);
    const { ana, bruno } = await held();
    expect(bruno).toContain(world.clinic.davi.email);
    expect(bruno).not.toMatch(new RegExp(`${NOTE}|${HEALTH}`));
    expect(ana).toContain(NOTE);
    expect(ana).toContain(HEALTH);
    expect(await firstSyncOf(world, 'admin')).not.toMatch(new RegExp(`${NOTE}|${HEALTH}`));
    const taken = await call('GET', `/notes/${written.id}`, undefined, 'bruno');
    expect(taken.status).toBe(404);
  });

  it('brings the record when she agrees, from a device that had no network', async () => {
    await handOver();
    const [asked] = await handoversOf(world, 'ana');
    const command = {
      key: newId(),
      seq: 1,
      name: 'handover.answer',
      args: { ids: [asked?.id], answer: 'agreed' },
      at: new Date(world.api.clock.ms - HOUR_MS).toISOString(),
    };
    const sent = await call<{ results: { status: string }[] }>(
      'POST',
      '/sync/commands',
      { clientId: newId(), commands: [command] },
      'ana',
    );
    expect(sent.body.results).toMatchObject([{ status: 'done' }]);
    await world.api.jobs.runDue();
    const { ana, bruno } = await held();
    expect(bruno).toContain(NOTE);
    expect(bruno).toContain(HEALTH);
    expect(ana).not.toMatch(new RegExp(`${NOTE}|${HEALTH}`));
    expect(await statuses()).toEqual(['done']);
  });

  it('leaves the record with her when she says no, who can still give the patient a copy', async () => {
    await handOver();
    await answerHandovers(world, 'ana', 'refused');
    await pass(9);
    const { ana, bruno } = await held();
    expect(bruno).not.toMatch(new RegExp(`${NOTE}|${HEALTH}`));
    for (const there of [NOTE, HEALTH, world.clinic.davi.email]) expect(ana).toContain(there);
    // Asked again, she may say otherwise.
    expect((await handOver()).body.outcomes).toMatchObject([{ status: 'asked' }]);
    await agreeToHandovers(world, 'ana');
    expect((await held()).bruno).toContain(NOTE);
  });

  it('is told to both, by mail to her and in the log of each and of the clinic', async () => {
    await handOver();
    await world.api.jobs.runDue();
    expect(anas().map(({ kind }) => kind)).toEqual(['handover-asked']);
    expect(anas()[0]?.text).not.toMatch(/Davi|pacien|prontu|psic|terap|nota/i);
    await agreeToHandovers(world, 'ana');
    const kinds = async (as: ReaderName, path = '/audit/own-events') => {
      const { body } = await call<{ events: { kind: string }[] }>('GET', path, undefined, as);
      return body.events.map(({ kind }) => kind);
    };
    const passed = ['record.handedOver', 'record.handoverAsked', 'patient.handedOver'];
    for (const as of ['ana', 'bruno'] as const)
      expect(await kinds(as)).toEqual(expect.arrayContaining(passed));
    expect(await kinds('admin', '/audit/events')).toEqual(expect.arrayContaining(passed));
  });

  it('is not booked, changed or deleted by who keeps the record alone', async () => {
    const { davi } = world.clinic;
    await handOver();
    const answers = [
      await call('PUT', `/patients/${davi.id}`, { phone: '11 90000-0000' }, 'ana'),
      await call('PATCH', `/patients/${davi.id}/status`, { isActive: false }, 'ana'),
      await call('POST', '/patient-invites/create', { patientId: davi.id }, 'ana'),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('patient_passed'));
    const over = await call('PUT', `/patients/${davi.id}`, { allergies: 'Pó' }, 'bruno');
    expect(over.body.code).toBe('record_waiting');
    const phone = { phone: '11 90000-0000', medicalHistory: null };
    expect((await call('PUT', `/patients/${davi.id}`, phone, 'bruno')).status).toBe(200);
    expect((await held()).ana).toContain(HEALTH);
  });

  it('comes back with everything, and nobody is asked', async () => {
    const { people } = world.clinic;
    await handOver();
    expect((await handOver('bruno', people.ana.id)).body.outcomes).toMatchObject([
      { status: 'done' },
    ]);
    expect(await statuses('ana')).toEqual(['cancelled']);
    const { ana, bruno } = await held();
    for (const there of [NOTE, HEALTH]) expect(ana).toContain(there);
    expect(bruno).not.toContain(world.clinic.davi.email);
  });
});

describe('a puppet', () => {
  it('receives nobody: an address that nobody proved, an account of today', async () => {
    const { people, tenantId } = world.clinic;
    const puppet = { ...user(newId(), 'psych', 'Boneco'), emailVerifiedAt: null };
    await withTenant(db, tenantId, (tx) => importDocuments(tx, tenantId, { users: [puppet] }));
    expect((await handOver('ana', puppet.id)).body.code).toBe('successor_unproved');
    await call('POST', '/clinic/member-invites', { email: 'boneco@exemplo.com' });
    const link = await world.api.readInMail(/\/convite-equipe#token=([\w-]+)$/m);
    const form = { name: 'Boneco Novo', crp: '06/54321', password: 'lua cheia no mar 7' };
    const joined = await call<{ user: { id: string } }>(
      'POST',
      `/member-invites/use/${link}`,
      form,
      'anonymous',
    );
    const { id } = joined.body.user;
    expect((await handOver('ana', id)).body.code).toBe('successor_new');
    world.api.clock.ms += DAY_MS + 1;
    expect((await handOver('ana', id)).body.outcomes).toMatchObject([{ status: 'asked' }]);
    // What it opened shows in the log of the patient once she has the patient back.
    const token = (
      await call<{ access_token: string }>(
        'POST',
        '/auth/login',
        { email: 'boneco@exemplo.com', password: form.password },
        'anonymous',
      )
    ).body.access_token;
    const { davi } = world.clinic;
    const seen = await world.api.call('GET', `/patients/${davi.id}`, { token });
    expect(seen.text).not.toContain(HEALTH);
    await call('POST', `/clinic/members/${id}/handover`, {
      successorId: people.ana.id,
      patients: [{ patientId: davi.id }],
    });
    for (const query of ['', `?patientId=${davi.id}`]) {
      const { body } = await call<{ reads: { userId: string }[] }>(
        'GET',
        `/audit/reads${query}`,
        undefined,
        'ana',
      );
      expect(body.reads.map(({ userId }) => userId)).toContain(id);
    }
  });
});

describe('a psychologist whose account is closed', () => {
  it('is told by mail, and what she holds goes after seven days', async () => {
    await setActive(false);
    expect((await handOver()).body.outcomes).toMatchObject([{ status: 'waiting' }]);
    await world.api.jobs.runDue();
    expect(anas().map(({ kind }) => kind)).toContain('handover-waits');
    await pass(6.5);
    expect((await held()).bruno).not.toContain(NOTE);
    await pass(0.75);
    expect((await held()).bruno).toContain(NOTE);
    expect(await statuses()).toEqual(['done']);
  });

  it('objects by the link of that mail, once, and nothing goes', async () => {
    await setActive(false);
    await handOver();
    await world.api.jobs.runDue();
    const { text } = anas().find(({ kind }) => kind === 'handover-waits') ?? {};
    expect((await objection(text)).body).toMatchObject({ success: true, ended: 1 });
    expect((await objection(text)).body.code).toBe('token_invalid');
    await pass(10);
    expect((await held()).bruno).not.toContain(NOTE);
    expect(await statuses()).toEqual(['refused']);
  });

  it('keeps everything when the account is opened again before the day', async () => {
    await setActive(false);
    await handOver();
    await pass(3);
    await setActive(true);
    expect(await statuses()).toEqual(['cancelled']);
    await setActive(false);
    await pass(10);
    expect((await held()).bruno).not.toContain(NOTE);
  });

  it('was asked while the account was open, and has the seven days from the mail on', async () => {
    await handOver();
    await pass(8);
    expect(await statuses()).toEqual(['asked']);
    await setActive(false);
    await pass(6.5);
    expect(await statuses()).toEqual(['waiting']);
    await pass(0.75);
    expect(await statuses()).toEqual(['done']);
  });

  it.each([
    ['once by thirty days', [30 * DAY_MS]],
    ['by a week, twice', [7 * DAY_MS, 7 * DAY_MS]],
    ['forth and back', [400 * DAY_MS, -400 * DAY_MS]],
  ])('loses none of the seven days to a clock that jumps %s', async (_how, jumps) => {
    await setActive(false);
    await handOver();
    await pass(1);
    for (const ms of jumps) {
      world.api.clock.ms += ms;
      await world.api.jobs.runDue();
    }
    await pass(5.5);
    expect(await statuses()).toEqual(['waiting']);
    await pass(0.75);
    expect(await statuses()).toEqual(['done']);
  });

  it('is written to where she was before, also when the address was changed a day ago', async () => {
    const { people, tenantId } = world.clinic;
    const before = String(people.ana.email);
    const at = (ms: number) => new Date(world.api.clock.ms + ms).toISOString();
    await withTenant(db, tenantId, async (tx) => {
      await tx
        .insertInto('address_changes')
        .values({
          tenant_id: tenantId,
          id: newId(),
          user_id: people.ana.id,
          old_email: before,
          is_old_proved: true,
          new_email: 'admin-dois@exemplo.com',
          session_id: newId(),
          asked_at: at(-DAY_MS),
          changed_at: at(-DAY_MS),
          ended_at: null,
        })
        .execute();
      await tx
        .updateTable('users')
        .set({ email: 'admin-dois@exemplo.com' })
        .where('id', '=', people.ana.id)
        .execute();
    });
    await setActive(false);
    await handOver();
    await world.api.jobs.runDue();
    const { text } = mailsTo(before).find(({ kind }) => kind === 'handover-waits') ?? {};
    expect((await objection(text)).body).toMatchObject({ ended: 1 });
  });

  it('who never proved an address has thirty days', async () => {
    const { people, tenantId } = world.clinic;
    await withTenant(db, tenantId, (tx) =>
      tx
        .updateTable('users')
        .set({ email_verified_at: null })
        .where('id', '=', people.ana.id)
        .execute(),
    );
    await setActive(false);
    await handOver();
    await pass(29);
    expect(await statuses()).toEqual(['waiting']);
    await pass(2);
    expect(await statuses()).toEqual(['done']);
  });
});

describe('a seal', () => {
  const seal = () =>
    call<{ outcomes: HandoverOutcome[] }>(
      'POST',
      `/clinic/members/${world.clinic.people.ana.id}/seal`,
      { patientIds: [world.clinic.davi.id] },
    );

  it('is asked of her, and nothing is sealed or cancelled before her yes', async () => {
    expect((await seal()).body.outcomes).toMatchObject([{ status: 'asked' }]);
    await pass(1);
    const before = (await held()).ana;
    expect(before).toContain(NOTE);
    expect(before).not.toContain('Prontuário lacrado');
    await agreeToHandovers(world, 'ana');
    const after = (await held()).ana;
    expect(after).not.toMatch(new RegExp(`${NOTE}|${HEALTH}`));
    expect(after).toContain('Prontuário lacrado');
  });

  it('is withdrawn by the administration, who alone may do that', async () => {
    await seal();
    const [{ id } = { id: '' }] = await handoversOf(world, 'admin');
    const withdraw = (as: ReaderName) => call('POST', `/handovers/${id}/withdraw`, {}, as);
    expect((await withdraw('ana')).status).toBe(403);
    expect((await withdraw('admin')).status).toBe(200);
    await agreeToHandovers(world, 'ana');
    expect((await held()).ana).toContain(NOTE);
  });

  it('takes what she holds, and nothing of a colleague who wrote before her', async () => {
    await handOver();
    await agreeToHandovers(world, 'ana');
    const { people, davi, tenantId } = world.clinic;
    const own = appointment(newId(), { psychologistId: people.ana.id, patientId: davi.id }, -90);
    const apart: Note = { ...note(newId(), own, 'zqdela'), shelf: 'private' };
    await withTenant(db, tenantId, (tx) =>
      importDocuments(tx, tenantId, { appointments: [own], notes: [apart] }),
    );
    await call('POST', `/clinic/members/${people.bruno.id}/seal`, { patientIds: [davi.id] });
    await agreeToHandovers(world, 'bruno');
    const { ana, bruno } = await held();
    expect(bruno).not.toContain(NOTE);
    expect(ana).toContain('zqdela');
  });

  it('can be answered by her alone', async () => {
    await seal();
    const [{ id } = { id: '' }] = await handoversOf(world, 'ana');
    for (const as of ['bruno', 'admin', 'stranger'] as const) {
      const { status } = await call(
        'POST',
        '/handovers/answer',
        { ids: [id], answer: 'agreed' },
        as,
      );
      expect([as, status]).toEqual([as, as === 'admin' ? 403 : 404]);
    }
    await world.api.jobs.runDue();
    expect((await held()).ana).toContain(NOTE);
  });
});
