import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Patient } from '../../../../src/domain/patients/patient.ts';
import type { User } from '../../../../src/domain/users/user.ts';
import { makePeriod } from '../../../../test/fixtures/availability.ts';
import {
  type Backend,
  backends,
  endingOf,
  openScene,
} from '../../../../test/harness/database/contract.ts';
import { appointment, hours, patient, user } from '../../../../test/harness/practice/practice.ts';
import { Seeded } from '../../../../test/harness/random/seeded.ts';

const PEOPLE = 50;
const DAY = 24;

/** A small clinic whose Ana can be booked from +48 h to +54 h, every day, in slots of an hour. */
async function openClinic(backend: Backend) {
  const accounts: User[] = [];
  const patients: Patient[] = [];
  const scene = await openScene(backend, undefined, ({ people: { ana }, seed }, newId) => {
    const period = makePeriod({
      id: newId(),
      psychologistId: ana.id,
      startAt: hours(2 * DAY),
      endAt: hours(2 * DAY + 6),
      isRecurring: true,
      recurringPattern: 'daily',
      slotDuration: 60,
    });
    const event = {
      ...appointment(newId(), { psychologistId: ana.id, patientId: null }, 53),
      isGoogleCalendarEvent: true,
    };
    for (let count = 0; count < PEOPLE; count++) {
      const account = user(newId(), 'patient', `Pessoa ${count}`);
      accounts.push(account);
      patients.push({ ...patient(newId(), ana.id, account.name), userId: account.id });
    }
    return {
      ...seed,
      users: [...(seed.users ?? []), ...accounts],
      patients: [...(seed.patients ?? []), ...patients],
      availabilityPeriods: [period],
      appointments: [...(seed.appointments ?? []), event],
    };
  });
  return { ...scene, accounts, patients };
}

type Clinic = Awaited<ReturnType<typeof openClinic>>;

const UNAVAILABLE = '409 Horário não disponível';

describe.each(backends())('a booking on $name', (backend) => {
  let clinic: Clinic;
  beforeEach(async () => {
    clinic = await openClinic(backend);
  });
  afterEach(() => clinic.close());

  const span = (startsInHours: number, length = 1) => ({
    startAt: hours(startsInHours),
    endAt: hours(startsInHours + length),
  });
  const book = async (
    args: Record<string, unknown>,
    person: User = clinic.people.portal,
    at?: string,
  ) =>
    endingOf(
      await clinic.server.call(
        {
          name: 'appointment.create',
          args: { id: clinic.newId(), patientId: clinic.carla.id, ...args },
          at,
        },
        clinic.actor(person),
      ),
    );

  it('by a patient takes a free slot with the own psychologist', async () => {
    const id = clinic.newId();
    const { ana, portal } = clinic.people;
    expect(await book({ id, ...span(50), psychId: ana.id, notes: 'Primeira vez' })).toBe('done');
    const own = await clinic.server.projection(clinic.actor(portal));
    expect(own.find((row) => row.id === id)?.doc).toMatchObject({
      psychologistId: ana.id,
      patientId: clinic.carla.id,
      status: 'scheduled',
    });
    const hers = await clinic.server.projection(clinic.actor(ana));
    expect(hers.find((row) => row.id === id)?.doc).toMatchObject({
      notes: null,
      patientNotes: 'Primeira vez',
    });
    expect(own.find((row) => row.id === id)?.doc).toMatchObject({ patientNotes: 'Primeira vez' });
    const clinics = await clinic.server.projection(clinic.actor(clinic.people.admin));
    expect(clinics.find((row) => row.id === id)?.doc).not.toHaveProperty('patientNotes');
    expect(await book(span(51))).toBe('done');
  });

  it('by a patient is refused outside the slots that are offered', async () => {
    const cases = {
      'outside the period': span(45),
      'between two slots': span(50.5),
      'longer than a slot': span(50, 2),
      'beyond the weeks ahead': span(2 * DAY + 28 * DAY),
      'in the past': span(-22),
    };
    for (const [what, args] of Object.entries(cases))
      expect([what, await book(args)]).toEqual([what, UNAVAILABLE]);
    expect(await book(span(26 * DAY + 2))).toBe('done');
  });

  it('by a patient is refused over breaks, blocks, sessions and events', async () => {
    const { ana } = clinic.people;
    const act = (name: string, args: object) =>
      clinic.server.call({ name, args: { id: clinic.newId(), ...args } }, clinic.actor(ana));
    await act('availabilityBlock.create', span(48));
    await act('recurringBreak.create', { dayOfWeek: 4, startTime: '10:00', endTime: '11:00' });
    await act('appointment.create', { patientId: clinic.davi.id, ...span(50) });
    for (const start of [48, 49, 50, 53]) expect(await book(span(start))).toBe(UNAVAILABLE);
    expect(await book(span(51))).toBe('done');
  });

  it('by a patient for somebody else, or with somebody else, finds nobody', async () => {
    const { bruno } = clinic.people;
    const missing =
      '404 O paciente solicitado não foi encontrado ou você não tem permissão para acessá-lo.';
    expect(await book({ ...span(50), patientId: clinic.davi.id })).toBe(missing);
    expect(await book({ ...span(50), patientId: clinic.newId() })).toBe(missing);
    expect(await book({ ...span(50), psychId: bruno.id })).toBe('404 Usuário não encontrado.');
    expect(await book({ ...span(50), patientId: null })).toBe('422 Erro ao identificar paciente');
  });

  it('that was chosen without a network is decided by what is free when it arrives', async () => {
    clinic.clock.now = Date.parse(hours(50.5));
    expect(await book(span(50), clinic.people.portal, hours(1))).toBe(UNAVAILABLE);
    expect(await book(span(51), clinic.people.portal, hours(1))).toBe('done');
  });

  it('of fifty patients for one slot gives it to one', async () => {
    const results = await Promise.all(
      clinic.accounts.map((account, index) =>
        book({ ...span(50), patientId: clinic.patients[index]!.id }, account),
      ),
    );
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(results.filter((result) => result === UNAVAILABLE)).toHaveLength(PEOPLE - 1);
    const agenda = await clinic.server.projection(clinic.actor(clinic.people.ana));
    const taken = agenda.filter(
      ({ doc }) => 'startAt' in doc && 'status' in doc && doc.startAt === hours(50),
    );
    expect(taken).toHaveLength(1);
  });

  it('of several times takes the first that is free, and is the same when it is asked again', async () => {
    const { portal, ana } = clinic.people;
    const taken = { patientId: clinic.davi.id, ...span(50) };
    const args = { id: clinic.newId(), ...taken };
    await clinic.server.call({ name: 'appointment.create', args }, clinic.actor(ana));
    const id = clinic.newId();
    const wish = {
      name: 'appointment.create',
      key: clinic.newId(),
      args: {
        id,
        patientId: clinic.carla.id,
        ...span(50),
        alternatives: [span(51.5), span(52)],
      },
      at: hours(1),
    };
    for (const _ of [1, 2])
      expect(endingOf(await clinic.server.call(wish, clinic.actor(portal)))).toBe('done');
    const own = await clinic.server.projection(clinic.actor(portal));
    expect(own.filter((row) => row.id === id).map(({ doc }) => doc)).toMatchObject([span(52)]);
  });

  it('of times that are all gone says which can be had', async () => {
    const { portal } = clinic.people;
    const wish = {
      name: 'appointment.create',
      args: {
        id: clinic.newId(),
        patientId: clinic.carla.id,
        ...span(53),
        alternatives: [span(45)],
      },
    };
    const executed = await clinic.server.call(wish, clinic.actor(portal));
    expect(executed).toMatchObject({
      outcome: {
        status: 'refused',
        code: 'slot_unavailable',
        details: { free: [span(48), span(49), span(50), span(51), span(52), span(48 + DAY)] },
      },
    });
  });

  it('leaves out of several times those that were over before it arrived', async () => {
    clinic.clock.now = Date.parse(hours(50.5));
    const id = clinic.newId();
    const times = { ...span(50), alternatives: [span(51)] };
    expect(await book({ id, ...times }, clinic.people.portal, hours(1))).toBe('done');
    const own = await clinic.server.projection(clinic.actor(clinic.people.portal));
    expect(own.find((row) => row.id === id)?.doc).toMatchObject(span(51));
  });

  it('of several times is for patients, and of three at most', async () => {
    const { ana } = clinic.people;
    const two = { ...span(30), patientId: clinic.davi.id, alternatives: [span(31)] };
    expect(await book(two, ana)).toBe('422 Escolha um horário só.');
    const four = { ...span(50), alternatives: [span(51), span(52), span(48)] };
    expect(await book(four)).toBe('422 Escolha até três horários.');
  });

  it('of many for the times of one day, without a network and in any order, answers each and overlaps none', async () => {
    const random = new Seeded(12);
    const many = backend.name === 'memory' ? 1000 : 60;
    const { accounts, patients } = clinic;
    const shuffled = <T>(all: readonly T[]): T[] =>
      all
        .map((one) => ({ one, place: random.next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ one }) => one);
    const wishes = Array.from({ length: many }, (_, index) => {
      const [first, ...alternatives] = shuffled([48, 49, 50, 51, 52, 53])
        .slice(0, 1 + random.int(3))
        .map((start) => span(start));
      const args = { id: clinic.newId(), patientId: patients[index % PEOPLE]!.id, ...first };
      return {
        account: accounts[index % PEOPLE]!,
        name: 'appointment.create',
        key: clinic.newId(),
        at: hours(1 + (index % 40)),
        args: { ...args, ...(alternatives.length > 0 && { alternatives }) },
      };
    });
    const ask = async (order: typeof wishes) => {
      const answers = new Map<string, string>();
      for (const { account, ...wish } of order) {
        const executed = await clinic.server.call(wish, clinic.actor(account));
        answers.set(wish.key, endingOf(executed));
      }
      return answers;
    };
    clinic.clock.now = Date.parse(hours(47));
    const first = await ask(shuffled(wishes));
    expect(first.size).toBe(many);
    const granted = [...first.values()].filter((answer) => answer === 'done');
    // The sixth of the day's times is a calendar's event.
    expect(granted).toHaveLength(5);
    expect(new Set(first.values())).toEqual(new Set(['done', UNAVAILABLE]));
    const again = await ask(shuffled(wishes));
    expect(Object.fromEntries(again)).toEqual(Object.fromEntries(first));
    const agenda = await clinic.server.projection(clinic.actor(clinic.people.ana));
    const starts = agenda.flatMap(({ doc }) =>
      'patientBookedAt' in doc && doc.patientBookedAt ? [doc.startAt] : [],
    );
    expect(starts.toSorted()).toEqual([48, 49, 50, 51, 52].map(hours));
  }, 60_000);

  it('by the staff may lie outside the periods, and not over a session', async () => {
    const { ana, admin } = clinic.people;
    const own = { psychId: ana.id, patientId: clinic.davi.id };
    expect(await book({ ...own, ...span(30) }, ana)).toBe('done');
    expect(await book({ ...own, ...span(30.5) }, admin)).toBe(UNAVAILABLE);
    expect(await book({ ...own, ...span(31) }, admin)).toBe('done');
  });

  it('of fifty at once by the staff for one time gives it to one', async () => {
    const { ana, admin } = clinic.people;
    const results = await Promise.all(
      Array.from({ length: PEOPLE }, (_, index) =>
        book({ ...span(30), psychId: ana.id }, index % 2 ? ana : admin),
      ),
    );
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(results.filter((result) => result === UNAVAILABLE)).toHaveLength(PEOPLE - 1);
  });

  it('by an inactive patient is refused', async () => {
    const args = { id: clinic.carla.id, isActive: false };
    await clinic.server.call({ name: 'patient.setStatus', args }, clinic.actor(clinic.people.ana));
    expect(await book(span(50))).toBe(
      '409 Seu cadastro está inativo. Entre em contato com a clínica.',
    );
  });
});
