import { deepEqual, equal, notEqual } from 'node:assert/strict';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestApi,
  registration,
  type TestApi,
} from '../../../../../test/harness/server/api.ts';
import { sharedDatabase } from '../../../../../test/harness/database/database.ts';
import { eachSeed, type Seeded } from '../../../../../test/harness/random/seeded.ts';
import type { OwnSession } from '../../../../../src/domain/contract/auth.ts';
import type { BatchAnswer, ChangesPage } from '../../../../../src/domain/sync/protocol.ts';

const DEVICES = 3;
const STEPS = 24;
const MINUTE_MS = 60_000;

let api: TestApi;
let form: ReturnType<typeof registration>;
beforeEach(async () => {
  api = createTestApi(await sharedDatabase());
});

/** One of a person's devices: what it has not been told to be done waits on it, whoever ends its session. */
class PersonsDevice {
  readonly clientId = crypto.randomUUID();
  token: string | null = null;
  isRevoked = false;
  #waiting: { seq: number; key: string; name: string; args: object; at: string }[] = [];
  #seq = 0;

  async signIn(): Promise<void> {
    api.clock.ms += MINUTE_MS;
    const body = { email: form.email, password: form.password };
    const answer = await api.call('POST', '/auth/login', { body });
    equal(answer.status, 200);
    this.token = String(answer.body['access_token']);
    this.isRevoked = false;
  }

  get waitsForNothing(): boolean {
    return this.#waiting.length === 0;
  }

  /** The name of the patient that it makes. */
  write(): string {
    this.#seq += 1;
    const [id, key] = [crypto.randomUUID(), crypto.randomUUID()];
    const args = { id, name: `Paciente ${id}`, email: `${id}@exemplo.com.br` };
    const at = new Date(api.clock.ms).toISOString();
    this.#waiting.push({ seq: this.#seq, key, name: 'patient.create', args, at });
    return args.name;
  }

  /** @returns whether the server took what waited */
  async send(): Promise<boolean> {
    if (this.waitsForNothing) return true;
    const body = { clientId: this.clientId, commands: this.#waiting };
    const answer = await api.call('POST', '/sync/commands', { token: this.token!, body });
    if (answer.status === 401) return false;
    equal(answer.status, 200);
    const { results } = answer.body as unknown as BatchAnswer;
    deepEqual(
      results.map(({ status }) => status),
      this.#waiting.map(() => 'done'),
    );
    this.#waiting = [];
    return true;
  }

  /** The names that it reads from the beginning; `null` where it is shown nothing. */
  async read(): Promise<readonly string[] | null> {
    const path = `/sync/changes?clientId=${this.clientId}&limit=1000`;
    const answer = await api.call('GET', path, { token: this.token! });
    if (answer.status === 401) {
      equal('changes' in answer.body, false);
      return null;
    }
    const { changes } = answer.body as unknown as ChangesPage;
    return changes.flatMap(({ entity, doc }) =>
      entity === 'patients' && doc && 'name' in doc ? [String(doc.name)] : [],
    );
  }

  async idOfSession(): Promise<string> {
    const { body } = await api.call<{ sessions: OwnSession[] }>('GET', '/auth/sessions', {
      token: this.token!,
    });
    return body.sessions.find(({ isCurrent }) => isCurrent)!.id;
  }
}

/** One ends another's session, or all others'; sometimes while they send. */
async function revoke(random: Seeded, by: PersonsDevice, others: readonly PersonsDevice[]) {
  const one = random.pick(others);
  const ended = random.chance(0.3) ? others : [one];
  const all = ended.length > 1;
  const body = { password: form.password, ...(!all && { sessionId: await one.idOfSession() }) };
  const sends = random.chance(0.5) ? ended.map((each) => each.send()) : [];
  const answer = await api.call('POST', '/auth/sessions/end', { token: by.token!, body });
  equal(answer.status, 200);
  await Promise.all(sends);
  for (const each of ended) each.isRevoked = true;
}

async function schedule(random: Seeded): Promise<void> {
  form = registration();
  await api.call('POST', '/auth/registerTenantPsych', { body: form });
  const devices = Array.from({ length: DEVICES }, () => new PersonsDevice());
  for (const device of devices) await device.signIn();
  const written: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    const device = random.pick(devices);
    const others = devices.filter((each) => each !== device && !each.isRevoked);
    if (random.chance(0.5)) written.push(device.write());
    if (device.isRevoked) {
      equal(await device.send(), device.waitsForNothing);
      equal(await device.read(), null);
      if (random.chance(0.3)) await device.signIn();
    } else if (others.length > 0 && random.chance(0.3)) await revoke(random, device, others);
    else {
      equal(await device.send(), true);
      notEqual(await device.read(), null);
    }
  }
  for (const device of devices) {
    if (device.isRevoked) await device.signIn();
    equal(await device.send(), true);
  }
  const stored = await devices[0]!.read();
  deepEqual(stored?.toSorted(), written.toSorted());
}

describe('a device whose session was ended', () => {
  it('is shown and may write nothing from then on, and after the next sign-in loses and doubles nothing', async () => {
    await expect(eachSeed(4, schedule)).resolves.toBeUndefined();
  });
});
