import { beforeEach, describe, expect, it } from 'vitest';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import {
  openRecurrenceApi,
  type RecurrenceApi,
} from '../../../../test/harness/server/recurrenceApi.ts';
import type { TestApi } from '../../../../test/harness/server/api.ts';
import type { ClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { NOON } from '../../../../test/harness/practice/practice.ts';
import { reminderWords } from '../../../../src/domain/reminders/words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let world: ClinicApi;
let api: TestApi;
let recurrences: RecurrenceApi;

beforeEach(async () => {
  recurrences = await openRecurrenceApi(await sharedDatabase());
  ({ world } = recurrences);
  ({ api } = world);
  await ana('PUT', '/reminders/own', { leadHours: 24 });
});

const ana = async (method: string, path: string, body: unknown) => {
  const token = await api.tokenFor(world.clinic.actor(world.clinic.people.ana));
  const answer = await api.call(method, path, { token, body });
  expect(answer.status).toBeLessThan(300);
  return answer;
};

/** Hours from the start of the test, ISO. */
const at = (hours: number) => new Date(NOON + hours * HOUR_MS).toISOString();
const span = (hours: number) => ({ startAt: at(hours), endAt: at(hours + 0.8) });

const subjectAt = (startAt: string): string =>
  reminderWords({ patient: null, therapist: null, startAt, zone: 'America/Sao_Paulo' }).subject;

/** A session to come, which Davi was reminded of at its hour. */
async function reminded(hours: number): Promise<string> {
  const { people, davi } = world.clinic;
  const booked = { psychId: people.ana.id, patientId: davi.id, ...span(hours) };
  const { body } = await ana('POST', '/appointments', booked);
  api.clock.ms = NOON + (hours - 24) * HOUR_MS + MINUTE_MS;
  expect(await mailed(0)).toEqual([subjectAt(at(hours))]);
  return String(body['id']);
}

/** Returns the mails to Davi in these minutes. */
async function mailed(minutes: number): Promise<string[]> {
  const before = api.mails.length;
  for (let minute = 0; minute <= minutes; minute++) {
    await api.jobs.runDue();
    if (minute < minutes) api.clock.ms += MINUTE_MS;
  }
  return api.mails
    .slice(before)
    .filter(({ kind, to }) => kind === 'reminder' && to === world.clinic.davi.email)
    .map(({ subject }) => subject);
}

const move = (id: string, hours: number) => ana('PATCH', `/appointments/${id}`, span(hours));

describe('the last mail about a session names its hour', () => {
  it('when it was moved, reminded of, and moved back', async () => {
    const id = await reminded(40);
    await move(id, 38);
    expect(await mailed(7)).toEqual([subjectAt(at(38))]);
    await move(id, 40);
    expect(await mailed(7)).toEqual([subjectAt(at(40))]);
    expect(await mailed(60)).toEqual([]);
  });

  it('when it was moved nearer than a first reminder would be sent', async () => {
    const id = await reminded(40);
    await move(id, 20);
    expect(await mailed(7)).toEqual([subjectAt(at(20))]);
  });

  it('when it was moved beyond the lead: the mail comes in time for the new hour', async () => {
    const id = await reminded(40);
    await move(id, 60);
    expect(await mailed(7)).toEqual([]);
    api.clock.ms = NOON + 36 * HOUR_MS;
    expect(await mailed(7)).toEqual([subjectAt(at(60))]);
  });

  it('in one mail where it was moved several times, and in none where it is back', async () => {
    const id = await reminded(40);
    await move(id, 38);
    expect(await mailed(1)).toEqual([]);
    await move(id, 36);
    expect(await mailed(1)).toEqual([]);
    await move(id, 38);
    expect(await mailed(9)).toEqual([subjectAt(at(38))]);
    await move(id, 36);
    expect(await mailed(2)).toEqual([]);
    await move(id, 38);
    expect(await mailed(9)).toEqual([]);
  });

  it('when its series was moved, to another hour or to another day', async () => {
    const times = { startTime: '14:00', endTime: '14:50', daysOfWeek: [4] };
    const id = await recurrences.created(times);
    // Thursday, 14 h in São Paulo.
    const first = Date.parse('2026-03-12T17:00:00.000Z');
    api.clock.ms = first - 24 * HOUR_MS + MINUTE_MS;
    expect(await mailed(0)).toEqual([subjectAt(new Date(first).toISOString())]);
    const edit = (changes: object) =>
      ana('PATCH', `/recurring-appointments/${id}`, { ...times, ...changes });
    await edit({ startTime: '13:00', endTime: '13:50' });
    expect(await mailed(7)).toEqual([subjectAt(new Date(first - HOUR_MS).toISOString())]);
    await edit({ daysOfWeek: [5] });
    expect(await mailed(7)).toEqual([]);
    api.clock.ms += 24 * HOUR_MS;
    const friday = new Date(first + 24 * HOUR_MS).toISOString();
    expect(await mailed(7)).toEqual([subjectAt(friday)]);
    expect(await mailed(60)).toEqual([]);
  });
});
