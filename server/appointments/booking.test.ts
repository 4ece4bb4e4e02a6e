import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AvailabilityPeriod } from '../../src/domain/availability/period.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import type { User } from '../../src/domain/users/user.ts';
import { makePeriod } from '../../test/fixtures/availability.ts';
import { type Backend, backends } from '../../test/harness/contract.ts';
import {
  appointment,
  hours,
  idMaker,
  NOON,
  patient,
  smallClinic,
  user,
} from '../../test/harness/practice.ts';
import type { TestServer } from '../../test/harness/sqlServer.ts';

const PEOPLE = 50;
const DAY = 24;

let seeds = 500;

/** A small clinic whose Ana can be booked from +48 h to +54 h, every day, in slots of an hour. */
async function openClinic(backend: Backend) {
  const newId = idMaker(++seeds);
  const clinic = smallClinic(newId);
  const clock = { now: NOON };
  const { server, close } = await backend.open({
    now: () => clock.now,
    newId: idMaker(seeds + 1_000_000),
    onFailure: (error) => {
      throw error;
    },
  });
  const period: AvailabilityPeriod = makePeriod({
    id: newId(),
    psychologistId: clinic.people.ana.id,
    startAt: hours(2 * DAY),
    endAt: hours(2 * DAY + 6),
    isRecurring: true,
    recurringPattern: 'daily',
    slotDuration: 60,
  });
  const { ana } = clinic.people;
  const event = {
    ...appointment(newId(), { psychologistId: ana.id, patientId: null }, 53),
    isGoogleCalendarEvent: true,
  };
  const accounts: User[] = [];
  const patients: Patient[] = [];
  for (let count = 0; count < PEOPLE; count++) {
    const account = user(newId(), 'patient', `Pessoa ${count}`);
    accounts.push(account);
    const own = patient(newId(), clinic.people.ana.id, account.name);
    patients.push({ ...own, userId: account.id });
  }
  await server.createTenant({
    ...clinic.seed,
    users: [...clinic.seed.users, ...accounts],
    patients: [...clinic.seed.patients, ...patients],
    availabilityPeriods: [period],
    appointments: [...clinic.seed.appointments, event],
  });
  return { ...clinic, newId, clock, server, close, accounts, patients, period };
}

type Clinic = Awaited<ReturnType<typeof openClinic>>;

const statusOf = (executed: Awaited<ReturnType<TestServer['call']>>): string => {
  if (executed.kind === 'gap') return 'gap';
  const { outcome } = executed;
  return outcome.status === 'done' ? 'done' : `${outcome.http} ${outcome.message}`;
};

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
    statusOf(
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
    expect(hers.find((row) => row.id === id)?.doc).toMatchObject({ notes: 'Primeira vez' });
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

  it('is given up by a patient before its end by the server’s clock, whatever a device says', async () => {
    const id = clinic.newId();
    expect(await book({ id, ...span(50) })).toBe('done');
    const withdraw = async (person: User, at: string) =>
      statusOf(
        await clinic.server.call(
          { name: 'appointment.withdraw', args: { id }, at },
          clinic.actor(person),
        ),
      );
    const { portal, ana } = clinic.people;
    clinic.clock.now = Date.parse(hours(51));
    const refusal = '409 Só uma sessão agendada ou em andamento pode ser cancelada.';
    expect(await withdraw(portal, hours(49))).toBe(refusal);
    // Of the staff it is believed: without a network they decide as of when they acted.
    expect(await withdraw(ana, hours(49))).toBe('done');
    expect(await withdraw(portal, hours(49))).toBe('done');
  });

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
