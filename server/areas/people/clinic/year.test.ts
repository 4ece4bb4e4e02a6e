import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HandoverOutcome, Member } from '../../../../src/domain/contract/clinic.ts';
import type {
  BatchAnswer,
  ChangesPage,
  CommandResult,
} from '../../../../src/domain/sync/protocol.ts';
import { TEST_ORIGIN } from '../../../../test/harness/server/api.ts';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import { importDocuments } from '../../../../test/harness/database/importDocuments.ts';
import { appointment, idMaker, patient } from '../../../../test/harness/practice/practice.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';

const PASSWORD = 'lua cheia no mar 7';
const newId = idMaker(91);
let db: Database;
let world: ClinicApi;

beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
  world = await openClinicApi(db);
});
afterEach(() => db.close());

/** All that the server ever told the administration. */
let told: string[] = [];

const asAdmin = async <T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
) => {
  const token = world.tokens.admin;
  const answer = await world.api.call<T>(method, path, {
    token,
    ...(body !== undefined && { body }),
  });
  told.push(answer.text);
  return answer;
};

interface Waiting {
  readonly key: string;
  readonly name: string;
  readonly args: object;
}

/** What a device keeps: what the server told it, and what it has not had an answer for. It forgets neither by a refusal. */
class Keeper {
  readonly clientId = newId();
  readonly held = new Map<string, unknown>();
  readonly outbox: Waiting[] = [];
  readonly refused: Waiting[] = [];
  #cursor: string | null = null;
  #seq = 0;

  constructor(public token: string) {}

  write(name: string, args: object): void {
    this.outbox.push({ key: newId(), name, args });
  }

  /** @returns the status of the first call that was not taken; else 200 */
  async sync(): Promise<number> {
    const pushed = await this.#push();
    return pushed === 200 ? this.#pull() : pushed;
  }

  get text(): string {
    return JSON.stringify([...this.held.values()]);
  }

  async #push(): Promise<number> {
    if (this.outbox.length === 0) return 200;
    const at = new Date(world.api.clock.ms).toISOString();
    const commands = this.outbox.map((one, index) => ({ ...one, seq: this.#seq + index + 1, at }));
    const body = { clientId: this.clientId, commands };
    const token = this.token;
    const answer = await world.api.call<BatchAnswer>('POST', '/sync/commands', { token, body });
    if (answer.status !== 200) return answer.status;
    this.#seq += commands.length;
    const results = new Map(
      answer.body.results.map((one): [string, CommandResult] => [one.key, one]),
    );
    for (const one of this.outbox.splice(0))
      if (results.get(one.key)?.status !== 'done') this.refused.push(one);
    return 200;
  }

  async #pull(): Promise<number> {
    for (;;) {
      const query = new URLSearchParams({ clientId: this.clientId, limit: '500' });
      if (this.#cursor) query.set('cursor', this.#cursor);
      const { token } = this;
      const { status, body } = await world.api.call<ChangesPage>('GET', `/sync/changes?${query}`, {
        token,
      });
      if (status !== 200) return status;
      for (const { entity, id, doc } of body.changes)
        if (doc) this.held.set(`${entity}/${id}`, doc);
        else this.held.delete(`${entity}/${id}`);
      this.#cursor = body.cursor;
      if (body.done) return 200;
    }
  }
}

async function join(): Promise<{ id: string; token: string }> {
  await asAdmin('POST', '/clinic/member-invites', { email: 'nina@exemplo.com' });
  const link = await world.api.readInMail(
    new RegExp(`${TEST_ORIGIN}/convite-equipe#token=([\\w-]+)$`, 'm'),
  );
  const body = { name: 'Nina Alves', crp: '06/54321', password: PASSWORD };
  const { body: signedIn } = await world.api.call<{ access_token: string; user: { id: string } }>(
    'POST',
    `/member-invites/use/${link}`,
    { body },
  );
  return { id: signedIn.user.id, token: signedIn.access_token };
}

const signIn = () =>
  world.api.call<{ access_token: string; code?: string }>('POST', '/auth/login', {
    body: { email: 'nina@exemplo.com', password: PASSWORD },
  });

describe('a clinic’s year', () => {
  it('loses nothing that was written, and shows nobody what is not theirs', async () => {
    told = [];
    const { clinic, tokens } = world;
    const member = await join();
    const olga = {
      ...patient(newId(), member.id, 'Olga'),
      medicalHistory: 'zqhistoria',
      currentMedications: 'zqremedio',
      allergies: 'zqalergia',
    };
    const her = { psychologistId: member.id, patientId: olga.id };
    const sessions = [-72, -48, -24, 48].map((at) => appointment(newId(), her, at));
    await withTenant(db, clinic.tenantId, (tx) =>
      importDocuments(tx, clinic.tenantId, { patients: [olga], appointments: sessions }),
    );
    const nina = new Keeper(member.token);
    const bruno = new Keeper(tokens.bruno ?? '');
    const ana = new Keeper(tokens.ana ?? '');
    const admin = new Keeper(tokens.admin ?? '');
    const noteOf = (index: number, plaintext: string, shelf: string) => ({
      id: newId(),
      patientId: olga.id,
      appointmentId: sessions[index]?.id,
      plaintext,
      shelf,
    });

    // She works, and then without a network.
    const first = noteOf(0, 'zqprimeira', 'record');
    nina.write('note.create', first);
    expect(await nina.sync()).toBe(200);
    nina.write('note.create', noteOf(1, 'zqsegunda', 'record'));
    nina.write('note.create', noteOf(2, 'zqpropria', 'private'));

    // Her account is closed meanwhile: nothing is taken, and nothing is lost.
    await asAdmin('PATCH', `/clinic/members/${member.id}/status`, { isActive: false });
    expect(await nina.sync()).toBe(401);
    expect((await signIn()).body.code).toBe('account_inactive');
    expect(nina.outbox).toHaveLength(2);
    expect(nina.text).toContain('zqprimeira');

    // Open again, what waited arrives.
    await asAdmin('PATCH', `/clinic/members/${member.id}/status`, { isActive: true });
    nina.token = (await signIn()).body.access_token;
    expect(await nina.sync()).toBe(200);
    expect([nina.outbox, nina.refused]).toEqual([[], []]);
    for (const canary of ['zqprimeira', 'zqsegunda', 'zqpropria'])
      expect(nina.text).toContain(canary);

    // She leaves, with an edit that no network took; her patient goes to Bruno.
    nina.write('note.update', { id: first.id, plaintext: 'zqdepois' });
    const { body } = await asAdmin<{ outcomes: HandoverOutcome[] }>(
      'POST',
      `/clinic/members/${member.id}/handover`,
      { successorId: clinic.people.bruno.id, patients: [{ patientId: olga.id }] },
    );
    expect(body.outcomes).toMatchObject([{ status: 'asked' }]);
    await bruno.sync();
    expect(bruno.text).toContain(olga.id);
    expect(bruno.text).not.toContain('zq');
    // She agrees on another device; the edit waits on the first one still.
    const asNina = <T>(method: string, path: string, sent?: unknown) =>
      world.api.call<T>(method, path, {
        token: nina.token,
        ...(sent !== undefined && { body: sent }),
      });
    const { body: asked } = await asNina<{ id: string }[]>('GET', '/handovers');
    const ids = asked.map(({ id }) => id);
    await asNina('POST', '/handovers/answer', { ids, answer: 'agreed' });
    await world.api.jobs.runDue();
    for (const device of [bruno, ana, admin]) expect(await device.sync()).toBe(200);
    for (const canary of ['zqprimeira', 'zqsegunda', 'zqhistoria', 'zqremedio', 'zqalergia'])
      expect(bruno.text).toContain(canary);
    expect(bruno.text).not.toContain('zqpropria');
    expect(ana.text).not.toContain('zq');
    expect(ana.text).not.toContain(olga.id);
    expect(admin.text).toContain(olga.id);
    expect(admin.text).not.toContain('zq');

    // Her device gives up what is another's now, and keeps what she wrote last: refused, and hers to copy.
    expect(await nina.sync()).toBe(200);
    expect(nina.refused).toMatchObject([{ args: { plaintext: 'zqdepois' } }]);
    expect(nina.text).not.toMatch(/zqprimeira|zqsegunda|zqhistoria|zqremedio|zqalergia/);
    expect(nina.text).toContain('zqpropria');
    expect(nina.held.has(`patients/${olga.id}`)).toBe(false);

    // What the administration was ever told is without a clinical word.
    const { body: listed } = await asAdmin<{ members: Member[] }>('GET', '/clinic/members');
    expect(listed.members.find(({ id }) => id === member.id)).toMatchObject({
      patients: 0,
      sessions: 0,
    });
    await asAdmin('GET', `/clinic/members/${clinic.people.bruno.id}/handover`);
    await asAdmin('GET', '/audit/reads');
    await asAdmin('GET', '/audit/events');
    await asAdmin('GET', '/clinic/seals');
    await asAdmin('GET', `/patients/${olga.id}`);
    await asAdmin('GET', `/patients/${olga.id}/appointments`);
    expect(told.join('\n')).not.toContain('zq');
  });
});
