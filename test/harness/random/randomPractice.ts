import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import type { AvailabilityPeriod } from '../../../src/domain/availability/period.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import type { Note } from '../../../src/domain/notes/note.ts';
import type { SessionPackage } from '../../../src/domain/packages/package.ts';
import type { Patient } from '../../../src/domain/patients/patient.ts';
import type { Payment } from '../../../src/domain/payments/payment.ts';
import type { Tenant } from '../../../src/domain/tenants/tenant.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { type Dice, seededDice } from './dice.ts';
import { idMaker, user } from '../practice/practice.ts';
import {
  type Making,
  paymentsOf,
  randomPackages,
  randomNote,
  randomPatient,
  randomPeriod,
  randomSession,
  withoutOverlaps,
  withPackagesAndRefunds,
} from './randomRecords.ts';
import { hardZones, randomTimes, type Times } from './randomTimes.ts';

const MINUTE_MS = 60_000;

/**
 * A small clinic of which nothing is as one would arrange it: zones, ends of months, gaps, refunds, moved and inactive
 * patients with names that are hard to search, ties in time, one centavo and the largest amount, and no data at all.
 */
export interface RandomPractice {
  readonly seed: number;
  readonly zone: string;
  /** ISO */
  readonly now: string;
  readonly dice: Dice;
  readonly times: Times;
  readonly documents: {
    readonly tenants: readonly Tenant[];
    readonly users: readonly User[];
    readonly patients: readonly Patient[];
    readonly availabilityPeriods: readonly AvailabilityPeriod[];
    readonly appointments: readonly Appointment[];
    readonly notes: readonly Note[];
    readonly packages: readonly SessionPackage[];
    readonly payments: readonly Payment[];
  };
  readonly actors: {
    readonly psych: Actor;
    readonly colleague: Actor;
    /** A psychologist whose account was deactivated; sessions, notes and books stay. */
    readonly former: Actor;
    /** Held sessions as a psychologist before. */
    readonly administrator: Actor;
    readonly portal: Actor;
  };
}

/** Every third patient took the consent to AI back. */
const refusing = (index: number, patient: Patient): Patient =>
  index % 3 === 1
    ? {
        ...patient,
        consents: [
          {
            kind: 'ai',
            day: '2026-01-02',
            givenAt: '2026-01-02T12:00:00.000Z',
            givenBy: patient.id,
            revokedAt: '2026-02-02T12:00:00.000Z',
            revokedBy: patient.id,
          },
        ],
      }
    : patient;

/** The same seed gives the same practice. @param around milliseconds; `now` lies within three years of it */
export function randomPractice(
  seed: number,
  around = Date.parse('2026-03-10T12:00:00.000Z'),
): RandomPractice {
  const dice = seededDice(seed);
  const newId = idMaker(seed);
  const zone = dice.pick(hardZones);
  const now = around + dice.between(-1000 * 1440, 1000 * 1440) * MINUTE_MS;
  const times = randomTimes(dice, now, zone);
  const making: Making = { dice, now, times, newId };
  const tenant: Tenant = {
    id: newId(),
    name: 'Clínica',
    domain: `clinica-${seed}`,
    kind: 'clinic',
    timeZone: zone,
    planId: null,
  };
  const admin = user(newId(), 'administrator', 'Marta');
  const psychs = [user(newId(), 'psych', 'Ana'), user(newId(), 'psych', 'Bruno')];
  const former = { ...user(newId(), 'psych', 'Diego'), isActive: false };
  const portal = user(newId(), 'patient', 'Carla');
  const holders = [...psychs, former, admin];
  const isEmpty = dice.chance(0.05);
  const patients = isEmpty
    ? []
    : dice.some(1, 7, (index) =>
        refusing(index, randomPatient(making, [...psychs, former], index === 0 ? portal : null)),
      );
  const sessions = isEmpty ? [] : dice.some(0, 40, () => randomSession(making, holders, patients));
  const appointments = withoutOverlaps(sessions);
  const notes = appointments
    .filter(({ patientId }) => patientId !== null && dice.chance(0.5))
    .map((session) => randomNote(making, session));
  const availabilityPeriods = dice.some(0, 3, () => randomPeriod(making, psychs));
  const paid = appointments.flatMap((session) => paymentsOf(making, session));
  const packages = randomPackages(making, patients);
  const actor = ({ id: userId, role }: User): Actor => ({ tenantId: tenant.id, userId, role });
  return {
    seed,
    zone,
    now: new Date(now).toISOString(),
    dice,
    times,
    documents: {
      tenants: [tenant],
      users: [...holders, portal],
      patients,
      availabilityPeriods,
      appointments,
      notes,
      packages,
      payments: withPackagesAndRefunds(making, paid, packages),
    },
    actors: {
      psych: actor(psychs[0] ?? admin),
      colleague: actor(psychs[1] ?? admin),
      former: actor(former),
      administrator: actor(admin),
      portal: actor(portal),
    },
  };
}
