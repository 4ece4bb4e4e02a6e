import type { AppointmentAnswer } from '../../../src/domain/contract/appointments.ts';
import type { Database } from '../../../server/kernel/db/database.ts';
import type { Answer } from './api.ts';
import { type ClinicApi, openClinicApi, type ReaderName } from './clinicApi.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- answers are checked as they come
export type Body = any;

/** A small clinic whose recurrences are tested over REST. Today is Tuesday, 10 March 2026, nine in the morning. */
export interface RecurrenceApi {
  readonly world: ClinicApi;
  as(
    who: ReaderName,
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<Answer<Body>>;
  /** The form of Davi's Thursdays at ten. */
  thursdays(changes?: object): Record<string, unknown>;
  create(changes?: object, who?: ReaderName, key?: string): Promise<Answer<Body>>;
  /** The id of a recurrence that met nothing. */
  created(changes?: object): Promise<string>;
  /** The sessions that a recurrence made and that have not ended, by their start. */
  sessionsOf(id: string): Promise<AppointmentAnswer[]>;
  /** When those of them start that are to take place. */
  startsOf(id: string): Promise<string[]>;
}

export async function openRecurrenceApi(db: Database): Promise<RecurrenceApi> {
  const world = await openClinicApi(db);
  const as: RecurrenceApi['as'] = (who, method, path, body, key) =>
    world.api.call<Body>(method, path, {
      token: world.tokens[who],
      body,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const thursdays: RecurrenceApi['thursdays'] = (changes = {}) => ({
    patientId: world.clinic.davi.id,
    startDate: '2026-03-10',
    recurringType: 'weekly',
    daysOfWeek: [4],
    startTime: '10:00',
    endTime: '10:50',
    notes: 'Sala 2',
    ...changes,
  });
  const create: RecurrenceApi['create'] = (changes = {}, who = 'ana', key) =>
    as(who, 'POST', '/recurring-appointments', thursdays(changes), key);
  const sessionsOf: RecurrenceApi['sessionsOf'] = async (id) => {
    const { body } = await as('ana', 'GET', '/appointments/upcoming');
    return (body as AppointmentAnswer[]).filter((one) => one.recurringAppointmentId === id);
  };
  return {
    world,
    as,
    thursdays,
    create,
    sessionsOf,
    async created(changes) {
      const { body, status } = await create(changes);
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body.recurringAppointment.id as string;
    },
    async startsOf(id) {
      const open = (await sessionsOf(id)).filter(({ status }) => status === 'scheduled');
      return open.map(({ startAt }) => startAt);
    },
  };
}
