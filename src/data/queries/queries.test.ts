import { querySource } from '../../../test/harness/practice/querySource.ts';
import type { PatientOrder } from './people/patients.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleOutboxRow, sampleStatus } from '../../../test/harness/practice/deviceSamples.ts';
import {
  psych,
  sampleAppointment,
  sampleId,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import type { AnyDocument, EntityName } from '../../domain/core/documents.ts';
import type { CommandName } from '../../domain/registry.ts';
import type { DraftHead } from '../drafts/drafts.ts';
import type { OutboxRow } from '../outbox/row.ts';
import { View } from '../view/view.ts';
import { type QueryArgs, type QueryName, queryNames, runQuery } from './index.ts';
import { plain } from '../../../test/harness/practice/plain.ts';

let view: View;
let v = 0;
let drafts: DraftHead[];
const ask = <N extends QueryName>(name: N, args: QueryArgs<N>) =>
  plain(runQuery(querySource(view, { drafts }), name, args));
const put = (entity: EntityName, ...docs: AnyDocument[]) =>
  view.applyBase(docs.map((doc) => ({ entity, id: doc.id, g: 1, v: ++v, cs: 0, doc })));

let position = 0;
const row = (name: CommandName, args: object, changes?: Partial<OutboxRow>) =>
  sampleOutboxRow(++position, name, args, changes);

beforeEach(() => {
  view = new View(psych);
  drafts = [];
  position = 0;
  put('tenants', sampleTenant);
  put('users', sampleUser(1, { name: 'Olívia' }), sampleUser(2, { name: 'Ângela' }));
});

describe('practice', () => {
  it('names those who can hold sessions, in the order of a Brazilian list, and apart who has left', () => {
    put(
      'users',
      sampleUser(3, { role: 'administrator' }),
      sampleUser(4, { name: 'Rui', isActive: false }),
    );
    const { tenant, user, psychologists, former } = ask('practice', {});
    expect(tenant).toEqual(sampleTenant);
    expect(plain(user)?.name).toBe('Olívia');
    expect(plain(psychologists).map(({ name }) => name)).toEqual(['Ângela', 'Olívia']);
    expect(plain(former).map(({ name }) => name)).toEqual(['Rui']);
  });
});

describe('patients.list', () => {
  const names = (search: string) => ask('patients.list', { search }).rows.map(({ name }) => name);

  beforeEach(() =>
    put(
      'patients',
      samplePatient(1, { name: 'Zoé Lima', email: 'zoe@casa.com', phone: '(11) 98765-4321' }),
      samplePatient(2, { name: 'Álvaro Conceição', email: 'a@casa.com', cpf: '123.456.789-09' }),
      samplePatient(3, { name: 'Ana Maria Souza', email: 'anams@uol.com', isActive: false }),
    ),
  );

  it('orders by name and counts', () => {
    const { rows, matching, counts } = ask('patients.list', {});
    expect(rows.map(({ name }) => name)).toEqual([
      'Álvaro Conceição',
      'Ana Maria Souza',
      'Zoé Lima',
    ]);
    expect(matching).toBe(3);
    expect(counts).toEqual({ total: 3, active: 2, inactive: 1 });
  });

  it('finds names and e-mails whatever their case and accents', () => {
    expect(names('ALVARO conceicao')).toEqual(['Álvaro Conceição']);
    expect(names('zoe')).toEqual(['Zoé Lima']);
    expect(names('ana souza')).toEqual(['Ana Maria Souza']);
    expect(names('UOL.com')).toEqual(['Ana Maria Souza']);
    expect(names('  ')).toHaveLength(3);
    expect(names('ninguém')).toEqual([]);
  });

  it('finds names that are written as they are heard', () => {
    put(
      'patients',
      samplePatient(4, { name: 'Beatriz Philippsen' }),
      samplePatient(5, { name: 'Isabella Thayná Lourenço' }),
    );
    for (const heard of ['beatris', 'filipsen', 'BEATRIZ filip'])
      expect(names(heard)).toEqual(['Beatriz Philippsen']);
    for (const heard of ['izabela', 'taina', 'lourensso', 'Isabella lourenco'])
      expect(names(heard)).toEqual(['Isabella Thayná Lourenço']);
    expect(names('beatrix')).toEqual([]);
  });

  it('finds digits in CPF and phone however they are written', () => {
    expect(names('456789')).toEqual(['Álvaro Conceição']);
    expect(names('123.456')).toEqual(['Álvaro Conceição']);
    expect(names('11 98765')).toEqual(['Zoé Lima']);
    expect(names('lima 9')).toEqual([]);
  });

  it('shows only the active on request, and a slice of many', () => {
    expect(ask('patients.list', { activeOnly: true }).rows).toHaveLength(2);
    put('patients', ...Array.from({ length: 300 }, (_, n) => samplePatient(10 + n)));
    const page = ask('patients.list', { search: 'paciente', offset: 250, limit: 1000 });
    expect([page.rows.length, page.matching]).toEqual([50, 300]);
    expect(ask('patients.list', {}).rows).toHaveLength(200);
  });

  it('orders by the next session, those without one last in both directions, one page like the next', () => {
    const now = '2026-11-20T12:00:00.000Z';
    const session = (n: number, patient: number, startAt: string, changes = {}) =>
      sampleAppointment(n, { patientId: samplePatient(patient).id, startAt, ...changes });
    put(
      'appointments',
      session(1, 3, '2026-11-19T12:00:00.000Z'),
      session(2, 3, '2026-11-21T12:00:00.000Z', { status: 'cancelled' }),
      session(3, 3, '2026-11-25T12:00:00.000Z'),
      session(4, 1, '2026-11-23T12:00:00.000Z'),
    );
    const by = (order: PatientOrder, more = {}) =>
      ask('patients.list', { order, now, ...more }).rows.map(({ name, next }) => [
        name,
        next && plain(next)?.startAt,
      ]);
    const [zoe, ana, alvaro] = [
      ['Zoé Lima', '2026-11-23T12:00:00.000Z'],
      ['Ana Maria Souza', '2026-11-25T12:00:00.000Z'],
      ['Álvaro Conceição', null],
    ];
    expect(by('next')).toEqual([zoe, ana, alvaro]);
    expect(by('-next')).toEqual([ana, zoe, alvaro]);
    expect(by('-next', { offset: 1, limit: 1 })).toEqual([zoe]);
    expect(by('-name')).toEqual([zoe, ana, alvaro]);
    expect(ask('patients.list', {}).rows[0]).not.toHaveProperty('next');
  });
});

describe('appointments.between', () => {
  const at = (day: number, hour: number) => new Date(Date.UTC(2026, 2, day, hour)).toISOString();
  const session = (n: number, startAt: string, endAt: string, changes = {}) =>
    sampleAppointment(n, { startAt, endAt, ...changes });
  const ids = (from: string, to: string, psychologistId?: string) =>
    ask('appointments.between', { from, to, ...(psychologistId && { psychologistId }) }).map(
      ({ id }) => Number.parseInt(id.slice(-4), 16),
    );

  it('takes what overlaps the half-open range, by start', () => {
    put(
      'appointments',
      session(3, at(3, 23), at(4, 1)),
      session(1, at(2, 9), at(2, 10)),
      session(2, at(3, 9), at(3, 10)),
      session(4, at(4, 9), at(4, 10)),
    );
    expect(ids(at(3, 0), at(4, 0))).toEqual([2, 3]);
    expect(ids(at(4, 0), at(4, 9))).toEqual([3]);
    expect(ids(at(4, 1), at(4, 9))).toEqual([]);
    expect(ids(at(3, 10), at(3, 23))).toEqual([]);
  });

  it('finds a session longer than a day that began long before', () => {
    put('appointments', session(1, at(1, 9), at(9, 9)));
    expect(ids(at(8, 0), at(9, 0))).toEqual([1]);
  });

  it('understands instants with an offset', () => {
    put('appointments', session(1, at(3, 3), at(3, 4)));
    expect(ids('2026-03-03T00:00:00-03:00', '2026-03-04T00:00:00-03:00')).toEqual([1]);
    expect(ids('2026-03-03T02:00:00-03:00', '2026-03-04T00:00:00-03:00')).toEqual([]);
  });

  it('shows names, the note and the mark, of one psychologist on request', () => {
    put('patients', samplePatient(1, { name: 'Zoé' }));
    put('notes', sampleNote(1));
    put(
      'appointments',
      session(1, at(3, 9), at(3, 10)),
      session(2, at(3, 9), at(3, 10), { psychologistId: sampleId(2, 2), patientId: null }),
    );
    view.setOutbox([row('appointment.complete', { id: sampleId(4, 1) })]);
    const [mine, other] = ask('appointments.between', { from: at(3, 0), to: at(4, 0) });
    expect(mine).toMatchObject({
      patientName: 'Zoé',
      psychologistName: 'Olívia',
      note: { id: sampleNote(1).id },
      status: 'completed',
      mark: 'waiting',
    });
    expect(other).toMatchObject({ patientName: null, psychologistName: 'Ângela', mark: 'saved' });
    expect(ids(at(3, 0), at(4, 0), sampleId(2, 2))).toEqual([2]);
  });
});

describe('a patient’s sessions', () => {
  it('come newest first, all of them', () => {
    const sessions = [1, 2, 3].map((n) => sampleAppointment(n, { patientId: sampleId(3, 1) }));
    put('appointments', ...sessions, sampleAppointment(4));
    const rows = ask('appointments.ofPatient', { patientId: sampleId(3, 1) });
    expect(rows.map(({ id }) => id)).toEqual([sampleId(4, 3), sampleId(4, 2), sampleId(4, 1)]);
  });
});

describe('notes.ofAppointment', () => {
  it('has no text, and a revision that changes with every edit on either side', () => {
    put('notes', sampleNote(1));
    const head = () => ask('notes.ofAppointment', { appointmentId: sampleId(4, 1) });
    const revisions = [head()?.revision];
    expect(JSON.stringify(head())).not.toContain('Texto');
    const edit = row('note.update', { id: sampleNote(1).id, plaintext: 'Outro' });
    view.setOutbox([edit]);
    revisions.push(head()?.revision);
    view.setOutbox([{ ...edit, state: 'refused' }]);
    expect(head()?.mark).toBe('refused');
    revisions.push(head()?.revision);
    put('notes', sampleNote(1, { plaintext: 'Do servidor' }));
    revisions.push(head()?.revision);
    expect(new Set(revisions).size).toBe(4);
  });
});

describe('portal.overview', () => {
  it('counts what was, what is to come, and names the next', () => {
    const patientId = sampleId(3, 1);
    const sessions = Array.from({ length: 14 }, (_, n) =>
      sampleAppointment(n, {
        patientId,
        status: n < 5 ? 'completed' : n === 12 ? 'cancelled' : 'scheduled',
      }),
    );
    put('appointments', ...sessions);
    const now = new Date(Date.parse(sampleAppointment(7).startAt) + 60_000).toISOString();
    const overview = ask('portal.overview', { now });
    expect(overview).toMatchObject({ totalSessions: 14, completedSessions: 5, pendingSessions: 6 });
    expect(overview.nextAppointment?.id).toBe(sampleId(4, 8));
  });

  it('shows the ten that began last, the newest first, and none that is to come', () => {
    put('appointments', ...Array.from({ length: 14 }, (_, n) => sampleAppointment(n)));
    const shown = (now: string) => ask('portal.overview', { now }).recent.map(({ id }) => id);
    expect(shown(sampleAppointment(11).startAt)).toEqual(
      Array.from({ length: 10 }, (_, n) => sampleId(4, 11 - n)),
    );
    expect(shown('2020-01-01T00:00:00.000Z')).toEqual([]);
  });
});

describe('sync.status and sync.items', () => {
  const refusal = { code: 'recusado', message: 'Não.' };

  it('count what waits and what needs the person; the confirmed are neither', () => {
    view.setOutbox([
      row('patient.setStatus', { id: sampleId(3, 1), isActive: true }),
      row('patient.setStatus', { id: sampleId(3, 1), isActive: true }, { state: 'sent', seq: 1 }),
      row(
        'patient.setStatus',
        { id: sampleId(3, 1), isActive: true },
        { state: 'refused', refusal },
      ),
      row(
        'patient.setStatus',
        { id: sampleId(3, 1), isActive: true },
        { state: 'parked', refusal },
      ),
      row('patient.setStatus', { id: sampleId(3, 1), isActive: true }, { state: 'acknowledged' }),
    ]);
    expect(ask('sync.status', {})).toEqual(sampleStatus({ waiting: 2, needsPerson: 2 }));
    const items = ask('sync.items', {});
    expect(items.map(({ state }) => state)).toEqual(['refused', 'parked', 'waiting', 'sent']);
    expect(items.map(({ canDiscard }) => canDiscard)).toEqual([true, true, true, false]);
    expect(items[0]).toMatchObject({ title: 'Ativar ou desativar paciente', refusal });
  });

  it('are reached beyond the first 200, and one by one', () => {
    const changes = Array.from({ length: 205 }, (_, seq) =>
      row('patient.setStatus', { id: sampleId(3, 1), isActive: true }, { key: `k${seq}`, seq }),
    );
    view.setOutbox(changes);
    const keysFrom = (offset: number) => ask('sync.items', { offset }).map(({ key }) => key);
    expect(keysFrom(0)).toHaveLength(200);
    expect(keysFrom(200)).toEqual(['k200', 'k201', 'k202', 'k203', 'k204']);
    expect(ask('sync.item', { key: 'k204' })).toMatchObject({ key: 'k204', state: 'waiting' });
    expect(ask('sync.item', { key: 'gone' })).toBeNull();
  });

  it('say whom a change is about, also when its patient was refused', () => {
    put('patients', samplePatient(1, { name: 'Zoé' }));
    put('appointments', sampleAppointment(1));
    put('notes', sampleNote(1));
    const span = { startAt: '2026-03-02T10:00:00.000Z', endAt: '2026-03-02T10:50:00.000Z' };
    const created = { id: sampleId(3, 7), name: 'Bia', email: 'b@b.com' };
    view.setOutbox([
      row('patient.create', created, { state: 'refused', refusal }),
      row('appointment.create', { id: sampleId(4, 7), patientId: sampleId(3, 7), ...span }),
      row('appointment.cancel', { id: sampleId(4, 1) }),
      row('note.update', { id: sampleNote(1).id, plaintext: 'x' }),
      row('appointment.create', {
        id: sampleId(4, 8),
        patientId: null,
        title: 'Supervisão',
        ...span,
      }),
      row('user.updateProfile', { phone: '1' }),
    ]);
    const subjects = ask('sync.items', {}).map(({ subject }) => subject);
    expect(subjects).toEqual(['Bia', 'Bia', 'Zoé', 'Zoé', 'Supervisão', 'Olívia']);
  });
});

describe('notes of which two texts stand side by side', () => {
  const first = { id: sampleId(6, 1), plaintext: 'Outro texto', at: '2026-03-02T11:00:00.000Z' };

  beforeEach(() => {
    put('patients', samplePatient(1, { name: 'Zoé' }));
    put('notes', sampleNote(1, { conflicts: [first] }));
  });

  it('need the person, and are named with the way to their decision', () => {
    expect(ask('sync.status', {})).toMatchObject({ waiting: 0, needsPerson: 1, conflicts: 1 });
    expect(ask('sync.conflicts', {})).toEqual([
      {
        noteId: sampleNote(1).id,
        appointmentId: sampleId(4, 1),
        subject: 'Zoé',
        at: first.at,
      },
    ]);
    expect(ask('sync.items', {})).toEqual([]);
  });

  it('need nobody any more once the person has decided here, or somewhere else', () => {
    const resolves = [first.id];
    view.setOutbox([row('note.update', { id: sampleNote(1).id, plaintext: 'Um só', resolves })]);
    expect(ask('sync.status', {})).toMatchObject({ waiting: 1, needsPerson: 0, conflicts: 0 });
    view.setOutbox([]);
    expect(ask('sync.status', {}).conflicts).toBe(1);
    put('notes', sampleNote(1));
    expect(ask('sync.status', {})).toMatchObject({ needsPerson: 0, conflicts: 0 });
  });
});

describe('who already has an e-mail or a CPF', () => {
  const asked = { email: '', cpf: '', psychologistId: psych.userId, exceptId: '' };

  it('is found however they were typed, among the patients of the same psychologist', () => {
    put('patients', samplePatient(1, { name: 'Zoé', cpf: '529.982.247-25' }));
    const zoe = { id: sampleId(3, 1), name: 'Zoé' };
    const email = ' PACIENTE1@exemplo.com ';
    expect(ask('patients.duplicates', { ...asked, email, cpf: '52998224725' })).toEqual({
      email: zoe,
      cpf: zoe,
    });
    const nobody = { email: null, cpf: null };
    expect(ask('patients.duplicates', asked)).toEqual(nobody);
    expect(ask('patients.duplicates', { ...asked, email, exceptId: zoe.id })).toEqual(nobody);
    expect(ask('patients.duplicates', { ...asked, email, psychologistId: null })).toEqual(nobody);
  });
});

describe('drafts', () => {
  const at = (minute: number) => `2026-03-02T12:0${minute}:00.000Z`;

  it('are counted, and named by what they continue, the newest first', () => {
    put('patients', samplePatient(1, { name: 'Zoé' }));
    put('appointments', sampleAppointment(1, { patientId: sampleId(3, 1) }));
    const conflicts = [{ id: sampleId(6, 1), plaintext: 'x', at: at(0) }];
    put('notes', sampleNote(1, { conflicts }));
    drafts = [
      { key: `note:${sampleId(4, 1)}`, updatedAt: at(1) },
      { key: `conflict:${sampleId(6, 1)}`, updatedAt: at(2) },
      { key: `patient:${sampleId(3, 1)}`, updatedAt: at(3) },
      { key: 'patient:new', updatedAt: at(4) },
      { key: 'appointment:new', updatedAt: at(5) },
      { key: 'another', updatedAt: at(6) },
      { key: `patient:new:${sampleId(6, 2)}`, updatedAt: at(7) },
      { key: `break:${sampleId(6, 3)}`, updatedAt: at(8) },
      { key: `week:new:${sampleId(2, 1)}:${sampleId(6, 4)}`, updatedAt: at(9) },
    ];
    put('recurringBreaks', {
      id: sampleId(6, 3),
      psychologistId: sampleId(2, 1),
      dayOfWeek: 1,
      startTime: '12:00',
      endTime: '13:00',
      description: 'Almoço',
      isActive: true,
      createdAt: at(0),
    });
    put('users', sampleUser(1, { name: 'Olívia' }));
    expect(ask('sync.status', {}).drafts).toBe(9);
    expect(
      ask('sync.drafts', {}).map(({ kind, target, subject }) => [kind, target, subject]),
    ).toEqual([
      ['week', null, 'Olívia'],
      ['break', sampleId(6, 3), 'Almoço'],
      ['patient', null, null],
      ['other', null, null],
      ['appointment', null, null],
      ['patient', null, null],
      ['patient', sampleId(3, 1), 'Zoé'],
      ['decision', sampleId(4, 1), 'Zoé'],
      ['note', sampleId(4, 1), 'Zoé'],
    ]);
  });

  it('continue nothing where their decision was made elsewhere, and name the session that they know', () => {
    put('patients', samplePatient(1, { name: 'Zoé' }));
    put('appointments', sampleAppointment(1, { patientId: sampleId(3, 1) }));
    drafts = [
      { key: `conflict:${sampleId(6, 9)}`, updatedAt: at(1) },
      { key: `conflict:${sampleId(6, 9)}:${sampleId(4, 1)}`, updatedAt: at(2) },
    ];
    expect(ask('sync.drafts', {})).toMatchObject([
      { kind: 'leftText', target: sampleId(4, 1), subject: 'Zoé' },
      { kind: 'leftText', target: null },
    ]);
  });
});

describe('every query', () => {
  it('answers an empty view with plain data', () => {
    view = new View(psych);
    const args = {
      id: 'x',
      patientId: 'x',
      appointmentId: 'x',
      from: '2026-01-01',
      to: '2026-02-01',
      now: '2026-01-01',
      near: '2026-01-01',
      period: 'month',
      range: null,
      candidate: null,
      psychologistId: 'x',
      text: 'a',
      day: null,
      ids: [],
      times: { dayOfWeek: 1, startTime: '12:00', endTime: '13:00' },
    };
    for (const name of queryNames) {
      const result = ask(name, args as never);
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    }
  });
});
