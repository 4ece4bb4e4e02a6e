import type { Database } from '../../../server/kernel/db/database.ts';
import { withTenant } from '../../../server/kernel/db/tenant.ts';
import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import { type ClinicApi, openClinicApi, type ReaderName } from '../../harness/server/clinicApi.ts';
import { type Dice, seededDice } from '../../harness/random/dice.ts';
import { agreeToHandovers } from '../../harness/server/handovers.ts';
import { importDocuments } from '../../harness/database/importDocuments.ts';
import { appointment, idMaker } from '../../harness/practice/practice.ts';
import type { Psychologist } from './device.ts';

const HOUR_MS = 3_600_000;

type Called = Readonly<Record<string, unknown>> & { readonly code?: string };

/** A clinic of two psychologists with three patients, whose money a history moves. */
export interface MoneyWorld {
  readonly world: ClinicApi;
  readonly dice: Dice;
  readonly newId: () => string;
  readonly now: () => string;
  /** The psychologist of each patient by now. */
  readonly carers: Map<string, Psychologist>;
  /** Lets time pass. @param hours at least two, so that no two sessions meet */
  pass(hours: number): void;
  /** @throws Error unless the call is answered well, or refused with one of the codes */
  call(
    as: ReaderName,
    method: string,
    path: string,
    body?: unknown,
    refusals?: readonly string[],
  ): Promise<Called | null>;
  /** A session that has just ended, of which nothing is decided; `null` where another one stood. */
  hold(patientId: string): Promise<Appointment | null>;
  answerHandovers(as: Psychologist): Promise<void>;
}

const CPFS = ['52998224725', '11144477735', '39053344705'] as const;

/** Gives everybody a CPF and a fee, and the psychologists what a receipt needs. */
async function prepare(world: MoneyWorld): Promise<void> {
  for (const [place, [id, as]] of [...world.carers].entries())
    await world.call(as, 'PUT', `/patients/${id}`, { cpf: CPFS[place], sessionFee: 150 });
  for (const [place, as] of (['ana', 'bruno'] as const).entries())
    await world.call(as, 'PUT', '/users/professional-profile', {
      regime: 'pf',
      crp: '06/123456',
      cpf: CPFS[place],
      city: 'Recife',
    });
}

export async function openMoneyWorld(db: Database, seed: number): Promise<MoneyWorld> {
  const world = await openClinicApi(db);
  const newId = idMaker(1000 + seed);
  const { people, tenantId, carla, davi, elisa } = world.clinic;
  const carers = new Map(
    [carla, davi, elisa].map(({ id, psychologistId }) => [
      id,
      psychologistId === people.ana.id ? ('ana' as const) : ('bruno' as const),
    ]),
  );
  const { api, clinic } = world;
  const made: MoneyWorld = {
    world,
    dice: seededDice(seed),
    newId,
    carers,
    now: () => new Date(api.clock.ms).toISOString(),
    pass: (hours) => void (api.clock.ms += hours * HOUR_MS),
    async call(as, method, path, body, refusals = []) {
      const person = people[as as keyof typeof people];
      const token = await api.tokenFor(clinic.actor(person));
      const answer = await api.call<Called>(method, path, { token, body });
      if (answer.status < 300) return answer.body;
      if (refusals.includes(String(answer.body.code))) return null;
      throw new Error(`${as} ${method} ${path}: ${answer.status} ${answer.text}`);
    },
    async hold(patientId) {
      const psychologistId = people[carers.get(patientId) ?? 'ana'].id;
      const endAt = new Date(api.clock.ms).toISOString();
      const startAt = new Date(api.clock.ms - HOUR_MS).toISOString();
      const held = { ...appointment(newId(), { psychologistId, patientId }, 0), startAt, endAt };
      const isMade = await withTenant(db, tenantId, (tx) =>
        importDocuments(tx, tenantId, { appointments: [held] }),
      ).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Error && 'code' in error && error.code === 'appointment_overlap')
            return false;
          throw error;
        },
      );
      return isMade ? held : null;
    },
    async answerHandovers(as) {
      const token = await api.tokenFor(clinic.actor(people[as]));
      await agreeToHandovers({ ...world, tokens: { ...world.tokens, [as]: token } }, as);
    },
  };
  await prepare(made);
  return made;
}
