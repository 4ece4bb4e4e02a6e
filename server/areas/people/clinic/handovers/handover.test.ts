import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  HandoverOutcome,
  HandoverPatient,
  SealAnswer,
} from '../../../../../src/domain/contract/clinic.ts';
import type { Appointment } from '../../../../../src/domain/appointments/appointment.ts';
import type { CorrectionRequest } from '../../../../../src/domain/corrections/correction.ts';
import type { Note } from '../../../../../src/domain/notes/note.ts';
import type { Payment } from '../../../../../src/domain/payments/payment.ts';
import type { ChangesPage } from '../../../../../src/domain/sync/protocol.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../../test/harness/server/clinicApi.ts';
import { agreeToHandovers } from '../../../../../test/harness/server/handovers.ts';
import { engines } from '../../../../../test/harness/database/database.ts';
import { importDocuments } from '../../../../../test/harness/database/importDocuments.ts';
import {
  appointment,
  hours,
  idMaker,
  note,
} from '../../../../../test/harness/practice/practice.ts';
import type { Database } from '../../../../kernel/db/database.ts';
import { withTenant } from '../../../../kernel/db/tenant.ts';

const RECORD = 'zqprontuario';
const PRIVATE = 'zqproprio';
const newId = idMaker(77);
let db: Database;
let world: ClinicApi;
let ofRecord: Note;
let ofHerOwn: Note;
let unrelated: Appointment;

/** Ana's patient Davi, with a note on each shelf, a session to come, and one of Carla's. */
beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
  world = await openClinicApi(db);
  const { people, davi, tenantId } = world.clinic;
  const ana = { psychologistId: people.ana.id, patientId: davi.id };
  const sessions = [-72, -96, 30].map((at) => appointment(newId(), ana, at));
  const [first, second] = sessions as [Appointment, Appointment];
  unrelated = appointment(
    newId(),
    { psychologistId: people.bruno.id, patientId: world.clinic.elisa.id },
    60,
  );
  ofRecord = { ...note(newId(), first, `Texto ${RECORD}`), shelf: 'record' };
  ofHerOwn = { ...note(newId(), second, `Texto ${PRIVATE}`), shelf: 'private' };
  await withTenant(db, tenantId, (tx) =>
    importDocuments(tx, tenantId, {
      appointments: [...sessions, unrelated],
      notes: [ofRecord, ofHerOwn],
    }),
  );
});
afterEach(() => db.close());

const call = <T>(method: string, path: string, body?: unknown, as: ReaderName = 'admin') =>
  world.api.call<T>(method, path, { token: world.tokens[as], ...(body !== undefined && { body }) });

const clientOf = newId();
const feedOf = async (as: ReaderName, cursor?: string): Promise<ChangesPage> => {
  const query = new URLSearchParams({
    clientId: clientOf,
    limit: '500',
    ...(cursor && { cursor }),
  });
  const { body } = await call<ChangesPage>('GET', `/sync/changes?${query}`, undefined, as);
  return body;
};

const handOver = async (
  overlaps: 'ask' | 'cancel' = 'ask',
  { from = 'ana', to = 'bruno' }: { from?: 'ana' | 'bruno'; to?: 'ana' | 'bruno' } = {},
): Promise<HandoverOutcome[]> => {
  const { people, davi } = world.clinic;
  const answer = await call<{ outcomes: HandoverOutcome[] }>(
    'POST',
    `/clinic/members/${people[from].id}/handover`,
    { successorId: people[to].id, patients: [{ patientId: davi.id, overlaps }] },
  );
  await agreeToHandovers(world, from);
  return answer.body.outcomes;
};

/** All that a reader's device would hold, as text. */
const heldBy = async (as: ReaderName): Promise<string> => {
  let page = await feedOf(as);
  let text = JSON.stringify(page.changes);
  while (!page.done) {
    page = await feedOf(as, page.cursor);
    text += JSON.stringify(page.changes);
  }
  return text;
};

const WANTED = 'zqpedido';

/** A request of Davi's that waits for an answer. */
const askForCorrection = (): Promise<unknown> => {
  const { people, davi, tenantId } = world.clinic;
  const request: CorrectionRequest = {
    id: newId(),
    patientId: davi.id,
    psychologistId: people.ana.id,
    field: 'phone',
    wanted: WANTED,
    status: 'open',
    reason: null,
    answeredBy: null,
    answeredAt: null,
    createdAt: hours(-1),
  };
  return withTenant(db, tenantId, (tx) =>
    importDocuments(tx, tenantId, { correctionRequests: [request] }),
  );
};

const rows = (entity: 'appointments' | 'notes' | 'patients', id: string) =>
  db.kysely.selectFrom(entity).selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a patient who is handed over', () => {
  it('is answered from then on by who cares for the patient', async () => {
    await askForCorrection();
    expect(await heldBy('ana')).toContain(WANTED);
    await handOver();
    expect(await heldBy('bruno')).toContain(WANTED);
    expect(await heldBy('ana')).not.toContain(WANTED);
  });

  it('goes with what is to come and with the record, and never with the author’s own notes', async () => {
    const before = await feedOf('ana');
    expect(await handOver()).toEqual([
      { patientId: world.clinic.davi.id, status: 'asked', message: null, overlaps: [] },
    ]);
    const bruno = await heldBy('bruno');
    expect(bruno).toContain(RECORD);
    expect(bruno).not.toContain(PRIVATE);
    expect(bruno).toContain('"authorName":"Ana"');
    // The device that leaves is told what to take away: the patient, the note, the session to come.
    const { changes } = await feedOf('ana', before.cursor);
    const gone = changes.filter(({ doc }) => doc === undefined).map(({ id }) => id);
    expect(gone).toEqual(expect.arrayContaining([world.clinic.davi.id, ofRecord.id]));
    const ana = await heldBy('ana');
    expect(ana).not.toContain(RECORD);
    expect(ana).toContain(PRIVATE);
    expect(await heldBy('admin')).not.toMatch(new RegExp(`${RECORD}|${PRIVATE}`));
  });

  it('leaves past sessions with who gave them, and takes those to come', async () => {
    await handOver();
    const { people, past } = world.clinic;
    const { rows: coming } = await sql<{ psychologistId: string }>`
      select psychologist_id as "psychologistId" from appointments
      where patient_id = ${world.clinic.davi.id} and start_at > ${hours(0)}::timestamptz`.execute(
      db.kysely,
    );
    expect(coming.map((one) => one.psychologistId)).toEqual([people.bruno.id]);
    expect(await rows('appointments', past.id)).toMatchObject({ psychologist_id: people.ana.id });
  });

  it('lets the successor use what is left of packages, and never twice', async () => {
    const { people, davi, tenantId } = world.clinic;
    const sold = (sessions: number, amount: number) => ({
      id: newId(),
      patientId: davi.id,
      psychologistId: people.ana.id,
      sessions,
      amount,
      paymentMethod: 'pix' as const,
      paidOn: '2026-01-05',
      notes: 'de Ana',
      createdAt: hours(-200),
      cancelledAt: null,
    });
    const [half, whole, none] = [
      sold(3, 100),
      sold(2, 300),
      { ...sold(4, 400), cancelledAt: hours(-1) },
    ];
    const taken: Payment = {
      id: newId(),
      appointmentId: ofRecord.appointmentId,
      patientId: davi.id,
      psychologistId: people.ana.id,
      packageId: half.id,
      amount: 33.34,
      paymentMethod: 'pix',
      status: 'paid',
      notes: null,
      createdAt: hours(-20),
    };
    await withTenant(db, tenantId, (tx) =>
      importDocuments(tx, tenantId, { packages: [half, whole, none], payments: [taken] }),
    );
    const heldOf = async (psychologistId: string) => {
      const all = await db.kysely
        .selectFrom('packages')
        .select(['id', 'sessions', 'amount', 'cancelled_at'])
        .where('psychologist_id', '=', psychologistId)
        .orderBy('amount')
        .execute();
      return all.map(({ id, sessions, amount, cancelled_at: end }) => ({
        id,
        sessions,
        amount: Number(amount),
        ended: end !== null,
      }));
    };
    expect(await handOver()).toMatchObject([{ status: 'asked', message: null }]);
    await handOver();
    const passed = await heldOf(people.bruno.id);
    expect(passed).toMatchObject([
      { sessions: 2, amount: 66.66, ended: false },
      { sessions: 2, amount: 300, ended: false },
    ]);
    expect(await heldOf(people.ana.id)).toMatchObject([
      { id: half.id, sessions: 3, amount: 100 },
      { id: whole.id, sessions: 2, amount: 300 },
      { id: none.id, sessions: 4, amount: 400 },
    ]);
    const bruno = await heldBy('bruno');
    expect(passed.every(({ id }) => bruno.includes(id))).toBe(true);
    expect(bruno).toContain(`"continues":"${half.id}"`);
    // Nothing is left to be taken twice, also of a payment that is deleted and comes back.
    for (const [method, path] of [
      ['DELETE', `/payments/${taken.id}`],
      ['POST', `/payments/${taken.id}/restore`],
    ] as const)
      expect((await call(method, path, undefined, 'ana')).status).toBeLessThan(300);
    await handOver('ask', { from: 'bruno', to: 'ana' });
    const back = await heldOf(people.ana.id);
    expect(back.map(({ sessions, amount }) => [sessions, amount])).toEqual([
      [2, 66.66],
      [3, 100],
      [2, 300],
      [2, 300],
      [4, 400],
    ]);
  });

  it('is the same when it is done twice', async () => {
    await handOver();
    const { v } = (await rows('notes', ofRecord.id)) as { v: number };
    expect((await handOver())[0]).toMatchObject({ status: 'done' });
    expect(await rows('notes', ofRecord.id)).toMatchObject({ v });
  });

  it('is left alone where the successor has no time, until the administration says what gives way', async () => {
    const { people, davi, tenantId } = world.clinic;
    const busy = appointment(
      newId(),
      { psychologistId: people.bruno.id, patientId: world.clinic.elisa.id },
      30.5,
    );
    await withTenant(db, tenantId, (tx) => importDocuments(tx, tenantId, { appointments: [busy] }));
    const plan = await call<{ patients: HandoverPatient[] }>(
      'GET',
      `/clinic/members/${people.ana.id}/handover?successorId=${people.bruno.id}`,
    );
    const met = { startAt: hours(30), endAt: hours(31), withStartAt: hours(30.5) };
    expect(plan.body.patients.find(({ id }) => id === davi.id)).toMatchObject({
      sessions: 1,
      notes: 2,
      overlaps: [met],
    });
    expect(await handOver()).toMatchObject([{ status: 'overlap', overlaps: [met] }]);
    expect(await rows('patients', davi.id)).toMatchObject({ psychologist_id: people.ana.id });
    expect(await handOver('cancel')).toMatchObject([{ status: 'asked' }]);
    const { rows: cancelled } = await sql<{ status: string }>`
      select status from appointments where patient_id = ${davi.id} and start_at = ${hours(30)}`.execute(
      db.kysely,
    );
    expect(cancelled).toEqual([{ status: 'cancelled' }]);
  });

  it('stays where the successor has a patient of the same address', async () => {
    const { people, davi, elisa } = world.clinic;
    await db.kysely
      .updateTable('patients')
      .set({ email: davi.email })
      .where('id', '=', elisa.id)
      .execute();
    expect(await handOver()).toMatchObject([
      { status: 'refused', message: 'Quem recebe já tem um paciente com este email ou CPF.' },
    ]);
    expect(await rows('patients', davi.id)).toMatchObject({ psychologist_id: people.ana.id });
    expect(await rows('notes', ofRecord.id)).toMatchObject({ keeper_id: null });
  });

  it('brings notes that the successor reads and does not rewrite, and that return to their author with the patient', async () => {
    await handOver();
    const put = (as: ReaderName) =>
      call<{ code?: string }>('PUT', `/notes/${ofRecord.id}`, { plaintext: 'Outro' }, as);
    expect((await call('GET', `/notes/${ofRecord.id}`, undefined, 'bruno')).status).toBe(200);
    expect((await put('bruno')).body.code).toBe('note_inherited');
    expect((await call('DELETE', `/notes/${ofRecord.id}`, undefined, 'bruno')).status).toBe(409);
    expect((await put('ana')).status).toBe(404);
    await handOver('ask', { from: 'bruno', to: 'ana' });
    expect((await put('ana')).status).toBe(200);
    expect(await heldBy('bruno')).not.toContain(RECORD);
  });

  it('takes the patient’s portal along', async () => {
    const { people, carla } = world.clinic;
    const before = await heldBy('portal');
    expect(before).toContain(people.ana.id);
    await call('POST', `/clinic/members/${people.ana.id}/handover`, {
      successorId: people.bruno.id,
      patients: [{ patientId: carla.id }],
    });
    const { changes } = await feedOf('portal');
    const seen = changes.filter(({ entity, doc }) => entity === 'users' && doc).map(({ id }) => id);
    expect(seen).toContain(people.bruno.id);
    expect(seen).not.toContain(people.ana.id);
  });

  it('goes to an active psychologist of the clinic alone', async () => {
    const { people, davi } = world.clinic;
    const to = (successorId: string) =>
      call('POST', `/clinic/members/${people.ana.id}/handover`, {
        successorId,
        patients: [{ patientId: davi.id }],
      });
    for (const id of [people.admin.id, people.portal.id, people.ana.id])
      expect((await to(id)).status).toBe(422);
    expect((await to(crypto.randomUUID())).status).toBe(404);
  });
});

describe('a sealed record', () => {
  const seal = async () => {
    const outcomes = await askToSeal();
    await agreeToHandovers(world, 'ana');
    return outcomes;
  };
  const askToSeal = async () => {
    const { people, davi } = world.clinic;
    const { body } = await call<{ outcomes: HandoverOutcome[] }>(
      'POST',
      `/clinic/members/${people.ana.id}/seal`,
      { patientIds: [davi.id] },
    );
    return body.outcomes;
  };
  const seals = async () => (await call<SealAnswer[]>('GET', '/clinic/seals')).body;

  it('is read by nobody, and its inventory says what there is and until when', async () => {
    expect(await seal()).toMatchObject([{ status: 'asked' }]);
    expect(await seal()).toMatchObject([{ status: 'done' }]);
    for (const as of ['ana', 'bruno', 'admin', 'portal'] as const)
      expect(await heldBy(as)).not.toMatch(new RegExp(`${RECORD}|${PRIVATE}|reservado`));
    const [inventory, ...others] = await seals();
    expect(others).toEqual([]);
    expect(inventory?.items.map(({ kind }) => kind).toSorted()).toEqual([
      'dados_de_saude',
      'prontuario',
      'prontuario',
      'registro_documental',
    ]);
    expect(inventory).toMatchObject({
      patientName: 'Davi',
      psychologistName: 'Ana',
      openedAt: null,
    });
    expect(inventory?.keepUntil.slice(0, 4)).toBe('2046');
    expect(JSON.stringify(inventory)).not.toMatch(new RegExp(`${RECORD}|${PRIVATE}|Asma`));
  });

  it('opens for a successor, who reads the record and not what was the author’s own', async () => {
    await seal();
    expect(await handOver()).toMatchObject([{ status: 'asked' }]);
    const bruno = await heldBy('bruno');
    expect(bruno).toContain(RECORD);
    expect(bruno).not.toContain(PRIVATE);
    expect(await heldBy('ana')).not.toContain(PRIVATE);
    expect(await seals()).toMatchObject([{ openedForName: 'Bruno' }]);
  });
});
