import { beforeEach, describe, expect, it } from 'vitest';
import { sharedDatabase } from '../../../test/harness/database/database.ts';
import { createTestApi, registration, type TestApi } from '../../../test/harness/server/api.ts';
import type { Database } from '../db/database.ts';
import { boundedMailer } from './bounded.ts';
import type { Mailer } from './mailer.ts';

const HOUR_MS = 3_600_000;

let db: Database;
let api: TestApi;
let isDown: boolean;
let accepted: string[];

/** A mail server that may take none. */
const mailer: Mailer = {
  async send(kind) {
    if (isDown) throw new Error('down');
    accepted.push(kind);
  },
};

beforeEach(async () => {
  db = await sharedDatabase();
  isDown = false;
  accepted = [];
  api = createTestApi(db, { mailsPerDay: 10 }, { mailer });
});

describe('a day’s mails', () => {
  const send = async (kind: string, count: number): Promise<unknown[]> => {
    const bounded = boundedMailer(api.parts, mailer);
    const failures: unknown[] = [];
    for (let n = 0; n < count; n++) {
      const mail = { id: `${kind}-${n}`, to: `${kind}-${n}@exemplo.com.br`, subject: '' };
      await bounded.send(kind, { ...mail, text: '', html: '' }).catch((error: unknown) => {
        failures.push(error);
      });
    }
    return failures;
  };
  const sent = () => ['reminder', 'patient-invite', 'reset-password'].map(countOf);
  const countOf = (kind: string) => accepted.filter((one) => one === kind).length;

  it('are kept for new passwords before invitations, and for these before reminders', async () => {
    const late = await send('reminder', 12);
    expect(late).toHaveLength(4);
    expect(late[0]).toMatchObject({ code: 'mail_budget_spent', counts: false });
    expect(await send('patient-invite', 3)).toHaveLength(2);
    expect(await send('reset-password', 3)).toHaveLength(2);
    expect(sent()).toEqual([8, 1, 1]);
    const alarms = api.lines.filter((line) => line.includes('mail_budget_spent'));
    expect(alarms).toHaveLength(3);
    expect(alarms[0]).toContain('"level":"error"');
    api.clock.ms += 24 * HOUR_MS;
    expect(await send('reminder', 8)).toEqual([]);
  });

  it('are those alone that a mail server took', async () => {
    isDown = true;
    expect(await send('reset-password', 15)).toHaveLength(15);
    isDown = false;
    expect(await send('reset-password', 10)).toEqual([]);
  });
});

describe('a link to a new password', () => {
  it('comes at once when mail works again, however often it was tried in vain', async () => {
    const form = registration();
    await api.call('POST', '/auth/registerTenantPsych', { body: form });
    await api.jobs.runDue();
    const ask = () => api.call('POST', '/auth/forgot-password', { body: { email: form.email } });
    accepted = [];
    isDown = true;
    await ask();
    for (let hour = 0; hour < 12; hour++) {
      await api.jobs.runDue();
      api.clock.ms += HOUR_MS;
    }
    isDown = false;
    await ask();
    await api.jobs.runDue();
    expect(accepted).toContain('reset-password');
  });
});
