import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import type { User } from '../../../../src/domain/users/user.ts';
import {
  type Backend,
  backends,
  endingOf,
  openScene,
} from '../../../../test/harness/database/contract.ts';
import { appointment, hours } from '../../../../test/harness/practice/practice.ts';

const DAY = 24;
/** The session begins 50 hours after the clinic opens, and lasts one. */
const START = 50;

async function openClinic(backend: Backend) {
  let id = '';
  const scene = await openScene(backend, undefined, (clinic, newId) => {
    const of = { psychologistId: clinic.people.ana.id, patientId: clinic.carla.id };
    const own = { ...appointment(newId(), of, START), createdAt: hours(0) };
    ({ id } = own);
    return { ...clinic.seed, appointments: [own, ...clinic.seed.appointments] };
  });
  const { server, newId, clock, close, people, carla, actor } = scene;
  const { ana, portal } = people;
  const call = async (name: string, args: object, person: User, at?: string) =>
    endingOf(await server.call({ name, args, at }, actor(person)));
  const seenBy = async (person: User) => {
    const all = await server.projection(actor(person));
    return all.find((one) => one.id === id)?.doc as Appointment | undefined;
  };
  return {
    ana,
    portal,
    clock,
    close,
    /** @param tapped hours after NOON by the device's clock; absent over REST and of an old device */
    withdraw: (arrives: number, tapped?: number, person: User = portal) => {
      clock.now = Date.parse(hours(arrives));
      const at = tapped === undefined ? undefined : hours(tapped);
      return call('appointment.withdraw', { id }, person, at);
    },
    byAna: (name: string, more: object, at: number) => {
      clock.now = Date.parse(hours(at));
      return call(name, { id, ...more }, ana);
    },
    note: (at: number) => {
      clock.now = Date.parse(hours(at));
      const args = { id: newId(), appointmentId: id, patientId: carla.id, plaintext: 'Oi' };
      return call('note.create', args, ana);
    },
    pay: (status: string, at: number) => {
      clock.now = Date.parse(hours(at));
      const args = { id: newId(), appointmentId: id, amount: 150, paymentMethod: 'pix', status };
      return call('payment.create', args, ana);
    },
    hers: () => seenBy(ana),
    own: () => seenBy(portal),
  };
}

const NO = '409 Só uma sessão agendada ou em andamento pode ser cancelada.';

describe.each(backends())('a patient’s cancellation on $name', (backend) => {
  let clinic: Awaited<ReturnType<typeof openClinic>>;
  beforeEach(async () => {
    clinic = await openClinic(backend);
  });
  afterEach(() => clinic.close());

  it('counts as of the tap when it arrives after the session, and says both times to the staff alone', async () => {
    expect(await clinic.withdraw(START + 20, START - 2)).toBe('done');
    expect(await clinic.hers()).toMatchObject({
      status: 'cancelled',
      patientCancelledAt: hours(START - 2),
      patientCancelReceivedAt: hours(START + 20),
    });
    const own = await clinic.own();
    expect(own?.status).toBe('cancelled');
    expect(Object.keys(own ?? {}).filter((name) => name.startsWith('patientC'))).toEqual([]);
    // Again, as a device does whose answer was lost: the first word stands.
    expect(await clinic.withdraw(START + 30, START - 2)).toBe('done');
    expect(await clinic.hers()).toMatchObject({ patientCancelReceivedAt: hours(START + 20) });
    expect(await clinic.byAna('appointment.restore', {}, START + 31)).toBe('done');
    expect(await clinic.hers()).toMatchObject({
      patientCancelledAt: null,
      patientCancelReceivedAt: null,
    });
  });

  it('without a time of its own counts as of its arrival', async () => {
    expect(await clinic.withdraw(START + 2)).toBe(NO);
    expect(await clinic.withdraw(START + 0.5)).toBe('done');
  });

  it.each([
    ['that was tapped after the start', START + 0.2],
    ['whose clock is ahead of the server’s', START + 400],
    ['that claims to be of before the session was there', -1],
  ])('%s is not believed after the end', async (_, tapped) => {
    expect(await clinic.withdraw(START + 2, tapped)).toBe(NO);
  });

  it('of a clock that is ahead counts as of the server’s', async () => {
    expect(await clinic.withdraw(START - 1, START + 900)).toBe('done');
    expect(await clinic.hers()).toMatchObject({ patientCancelledAt: hours(START - 1) });
  });

  it('is believed for a week, whatever the device’s clock says', async () => {
    expect(await clinic.withdraw(START - 1 + 7 * DAY + 0.1, START - 1)).toBe(NO);
    expect(await clinic.withdraw(START - 1 + 7 * DAY, START - 1)).toBe('done');
  });

  it.each([
    ['completed', () => clinic.byAna('appointment.complete', {}, START + 1.5)],
    ['missed', () => clinic.byAna('appointment.setStatus', { status: 'no_show' }, START + 1.5)],
    ['noted', () => clinic.note(START + 1.5)],
    [
      'paid',
      async () => {
        await clinic.byAna('appointment.complete', {}, START + 1.2);
        return clinic.pay('paid', START + 1.5);
      },
    ],
  ])('does not undo a session that is meanwhile %s', async (_, meanwhile) => {
    expect(await meanwhile()).toBe('done');
    expect(await clinic.withdraw(START + 2, START - 2)).toBe(NO);
  });

  it('by the staff is believed as of when they acted', async () => {
    expect(await clinic.withdraw(START + 2, START - 1, clinic.ana)).toBe('done');
    expect(await clinic.hers()).toMatchObject({ patientCancelReceivedAt: null });
    expect(await clinic.withdraw(START + 2, START - 1)).toBe('done');
  });
});
