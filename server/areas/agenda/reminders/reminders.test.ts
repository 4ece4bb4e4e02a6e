import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi, TEST_ORIGIN } from '../../../../test/harness/server/api.ts';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { seededDice } from '../../../../test/harness/random/dice.ts';
import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import { isReminderDue } from '../../../../src/domain/reminders/rules.ts';
import { firstName, reminderWords } from '../../../../src/domain/reminders/words.ts';
import { JobError } from '../../../kernel/job-error.ts';

const HOUR_MS = 3_600_000;
const LEAD = 24;

let world: ClinicApi;
let api: TestApi;
let other: TestApi;

beforeEach(async () => {
  const db = await sharedDatabase();
  world = await openClinicApi(db);
  ({ api } = world);
  other = createTestApi(db);
});

const ana = (method: string, path: string, body?: unknown) =>
  api.call(method, path, { token: world.tokens.ana, body });
const switchOn = (leadHours: number | null = LEAD) => ana('PUT', '/reminders/own', { leadHours });
const at = (hours: number) => new Date(api.clock.ms + hours * HOUR_MS).toISOString();

/** Whom both instances remind at once, by what the mails say. */
async function tick(): Promise<string[]> {
  other.clock.ms = api.clock.ms;
  const before = [api.mails.length, other.mails.length] as const;
  await Promise.all([api.jobs.runDue(), other.jobs.runDue()]);
  const mails = [...api.mails.slice(before[0]), ...other.mails.slice(before[1])];
  return mails
    .filter(({ kind }) => kind === 'reminder')
    .map(({ subject }) => subject)
    .toSorted();
}

const subjectOf = ({ startAt }: Pick<Appointment, 'startAt'>): string =>
  reminderWords({ patient: null, therapist: null, startAt, zone: 'America/Sao_Paulo' }).subject;

async function sessionsOfAna(): Promise<readonly Appointment[]> {
  const { people } = world.clinic;
  const rows = await api.parts.db.kysely
    .selectFrom('appointments')
    .selectAll()
    .where('psychologist_id', '=', people.ana.id)
    // Else a seed picks others where the database tells them in another order.
    .orderBy('start_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    psychologistId: row.psychologist_id,
    patientId: row.patient_id,
    startAt: row.start_at,
    endAt: row.end_at,
    status: row.status,
    isGoogleCalendarEvent: row.is_google_calendar_event,
    remindedStartAt: row.reminded_start_at,
    createdAt: row.created_at,
  }));
}

const dueNow = async () => {
  const now = new Date(api.clock.ms).toISOString();
  const due = (await sessionsOfAna()).filter((one) => isReminderDue(one, LEAD, now));
  return {
    first: due.filter((one) => !one.remindedStartAt).map(subjectOf),
    /** They wait some minutes for further changes. */
    corrections: due.filter((one) => one.remindedStartAt).map(subjectOf),
  };
};

/** Reminds of what is due by the rule, and of nothing else. @returns how many */
async function remindsOfWhatIsDue(): Promise<number> {
  const { first, corrections } = await dueNow();
  const mails = await tick();
  const others = mails.filter((subject) => !first.includes(subject));
  expect(mails.filter((subject) => first.includes(subject))).toEqual(first.toSorted());
  expect(corrections).toEqual(expect.arrayContaining(others));
  return mails.length;
}

describe('reminders', () => {
  it('are off until the psychologist switches them on', async () => {
    api.clock.ms += 0.5 * HOUR_MS;
    expect(await tick()).toEqual([]);
    await switchOn();
    api.clock.ms += 60_000;
    expect(await tick()).toEqual([subjectOf(world.clinic.session)]);
  });

  it('say who, when and with whom by first names alone, and keep on the session that they went out', async () => {
    await switchOn();
    api.clock.ms += HOUR_MS;
    await tick();
    const mail = [...api.mails, ...other.mails].find(({ kind }) => kind === 'reminder');
    expect(mail?.to).toBe(world.clinic.carla.email);
    expect(mail?.text).toContain(`Olá, ${firstName(world.clinic.carla.name)}.`);
    const said = `${mail?.subject} ${mail?.text} ${mail?.html}`;
    expect(said).not.toMatch(/psic|clínica|terapia|sessão|consult/i);
    const session = await ana('GET', `/appointments/${world.clinic.session.id}`);
    const portal = await api.call('GET', `/sync/changes?clientId=${crypto.randomUUID()}`, {
      token: world.tokens.portal,
    });
    expect(session.status).toBe(200);
    expect((await sessionsOfAna()).find(({ id }) => id === world.clinic.session.id)).toMatchObject({
      remindedStartAt: world.clinic.session.startAt,
    });
    expect(portal.text).not.toContain('reminded');
  });

  it('stop by the mail’s link: opening it changes nothing, a form of a mail program does', async () => {
    await switchOn();
    api.clock.ms += HOUR_MS;
    await tick();
    const mail = [...api.mails, ...other.mails].find(({ kind }) => kind === 'reminder');
    const oneClick = /<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(`${TEST_ORIGIN}/lembretes/parar#token=`);
    const path = oneClick.replace(TEST_ORIGIN, '');
    const isOff = async () => {
      const { body } = await ana('GET', `/patients/${world.clinic.carla.id}`);
      return body['remindersOffAt'] !== null;
    };
    expect([404, 405]).toContain((await api.app.request(path)).status);
    expect(await isOff()).toBe(false);
    const form = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    for (const _ of [1, 2]) expect((await api.app.request(path, form)).status).toBe(200);
    expect(await isOff()).toBe(true);
    const foreign = `/reminders/stop/${'a'.repeat(43)}`;
    expect((await api.call('POST', foreign)).body).toMatchObject({ code: 'token_invalid' });
  });

  it('are not sent to who said no, who is inactive, or of what is no session to come', async () => {
    await switchOn();
    api.clock.ms += HOUR_MS;
    await api.call('PATCH', `/patients/${world.clinic.carla.id}/reminders`, {
      token: world.tokens.portal,
      body: { isActive: false },
    });
    expect(await tick()).toEqual([]);
    const foreign = await api.call('PATCH', `/patients/${world.clinic.davi.id}/reminders`, {
      token: world.tokens.portal,
      body: { isActive: false },
    });
    expect(foreign.status).toBe(404);
  });

  it('of one address that is refused hold up no other, and are not said to be sent', async () => {
    const { mailer } = api.parts;
    const refusing = createTestApi(
      api.parts.db,
      {},
      {
        mailer: {
          send: async (kind, mail) => {
            if (mail.to === world.clinic.carla.email)
              throw new JobError('recipient_refused', 'never');
            await mailer.send(kind, mail);
          },
        },
      },
    );
    await switchOn();
    const { davi, people } = world.clinic;
    const body = { psychId: people.ana.id, patientId: davi.id, startAt: at(30), endAt: at(31) };
    await ana('POST', '/appointments', body);
    refusing.clock.ms = api.clock.ms += 6.5 * HOUR_MS;
    await refusing.jobs.runDue();
    expect(api.mails.filter(({ kind }) => kind === 'reminder').map(({ to }) => to)).toEqual([
      davi.email,
    ]);
    const carla = (await sessionsOfAna()).find(({ id }) => id === world.clinic.session.id);
    expect(carla?.remindedStartAt).toBeNull();
    expect(await tick()).toEqual([]);
  });
});

describe('over random bookings, moves, cancellations and outages, two instances', () => {
  it.each([1, 2, 3])(
    'remind of each session once, in time, and of none that is off: %i',
    async (seed) => {
      const dice = seededDice(seed);
      await switchOn();
      const { people, carla, davi } = world.clinic;
      let slot = 0;
      // Of each time of the day one is used once.
      const nextStart = () => {
        const hours =
          Math.ceil(api.clock.ms / HOUR_MS) - api.clock.ms / HOUR_MS + dice.between(1, 60);
        return at(hours + (slot += 1) / 3600);
      };
      const span = () => {
        const startAt = nextStart();
        return { startAt, endAt: new Date(Date.parse(startAt) + 300_000).toISOString() };
      };
      const act = async () => {
        const open = (await sessionsOfAna()).filter(({ status }) => status === 'scheduled');
        const patientId = dice.pick([carla.id, davi.id]);
        const roll = dice.between(0, 9);
        if (roll < 6 || open.length === 0)
          return ana('POST', '/appointments', { psychId: people.ana.id, patientId, ...span() });
        const { id } = dice.pick(open);
        return roll < 8
          ? ana('PATCH', `/appointments/${id}`, span())
          : ana('PATCH', `/appointments/${id}/cancel`, { reason: 'Viagem' });
      };
      let sent = 0;
      for (let step = 0; step < 25; step += 1) {
        await act();
        await act();
        // Now and then nobody works for hours.
        api.clock.ms += dice.chance(0.15)
          ? dice.between(5, 12) * HOUR_MS
          : dice.between(5, 150) * 60_000;
        sent += await remindsOfWhatIsDue();
        api.clock.ms += 60_000;
        sent += await remindsOfWhatIsDue();
      }
      api.clock.ms += 60_000;
      await tick();
      api.clock.ms += 6 * 60_000;
      await tick();
      expect((await dueNow()).corrections).toEqual([]);
      expect(sent).toBeGreaterThan(3);
    },
  );
});
