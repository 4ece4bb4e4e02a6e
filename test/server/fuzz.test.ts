import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAi } from '../../server/kernel/ai/create.ts';
import { contract } from '../../server/program/app.ts';
import type { Endpoint } from '../../server/web/endpoint/endpoint.ts';
import { routeName } from '../../server/web/endpoint/policy.ts';
import { policy } from '../harness/server/policy.ts';
import { commandList } from '../../src/domain/registry.ts';
import type { Answer } from '../harness/server/api.ts';
import { sharedDatabase } from '../harness/database/database.ts';
import type { Rows } from '../harness/practice/fullPractice.ts';
import { hours, seededRandom } from '../harness/practice/practice.ts';
import { type OpenAiStandIn, openOpenAiStandIn } from '../standins/openai.ts';
import { type Given, given } from './fuzz/given.ts';
import { faultsOf } from './fuzz/judge.ts';
import { spoilt } from './fuzz/odd.ts';
import { recordingForm } from './fuzz/recordings.ts';
import { between, type Dice, newId, pick, validObject } from './fuzz/valid.ts';
import { type IdKind, kindOf, namedRows, pathOf, withParameter } from './matrix/ids.ts';
import {
  type ActorName,
  type IdOwner,
  idOwners,
  type MatrixWorld,
  openMatrixWorld,
  type RawRequest,
  reach,
} from './matrix/world.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_310);
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 4);
/** A route takes dozens of calls, some over months of slots; only one that hangs takes this long. */
vi.setConfig({ testTimeout: 180_000 });

/** A number of the route's own, so that a new one moves no other's draws. Below 2 ** 31. */
const numberOf = (route: string): number =>
  Array.from(route).reduce(
    (sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) & 0x7fff_ffff,
    7,
  );

const ACTORS = ['psychologist', 'administrator', 'patient', 'anonymous'] as const;

let provider: OpenAiStandIn;
let world: MatrixWorld;
let endpoints: readonly Endpoint[];
const perStatus = new Map<number, number>();
const succeeded = new Set<string>();

beforeAll(async () => {
  provider = await openOpenAiStandIn();
  const ai = createAi(
    { baseUrl: provider.url, apiKey: provider.key, transcriptionModel: 'fala' },
    { now: () => 0 },
    { timeoutMs: 2000, pauseMs: 1, attempts: 2 },
  );
  world = await openMatrixWorld(await sharedDatabase(), { ai });
  endpoints = contract(world.api.parts);
});

const total = () => [...perStatus.values()].reduce((sum, count) => sum + count, 0);

afterAll(async () => {
  await world.close();
  await provider.close();
  const counts = [...perStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, n]) => `${status}: ${n}`);
  process.stdout.write(`fuzz: seed ${SEED}, ${total()} calls (${counts.join(', ')})\n`);
});

const ownerOf = (dice: Dice, actor: ActorName): IdOwner => {
  const own = Object.values(reach[actor].scopes).flat();
  return own.length > 0 && dice.random() < 0.85 ? pick(dice, own) : pick(dice, idOwners);
};

/** Rows that a call may use up where its path names one; whatever else it names is there already. */
const rowsFor = async (route: string, owner: IdOwner): Promise<Rows> =>
  kindOf(route) && !route.startsWith('GET ') && owner !== 'missing'
    ? world.fresh(owner)
    : world.rows[owner];

/** Kinds of rows that a field or a path means beside its usual one. */
const ALSO: Partial<Record<IdKind, readonly IdKind[]>> = {
  appointment: ['openAppointment', 'heldAppointment'],
  openAppointment: ['heldAppointment', 'appointment'],
  patient: ['guest'],
};

const diceOver = (random: () => number, route: string, rows: Rows): Dice => ({
  random,
  idsFor(field) {
    const kind = field === 'path' ? kindOf(route) : field === 'id' ? null : namedRows[field];
    return kind ? [kind, ...(ALSO[kind] ?? [])].map((one) => rows[one]) : [];
  },
});

/** Commands that a device could send, in place of any text with any arguments. */
function batch(dice: Dice, value: Record<string, unknown>): Record<string, unknown> {
  const commands = Array.from({ length: between(dice, 1, 4) }, (_, index) => {
    const { name, args } = pick(dice, commandList);
    const key = newId(dice);
    return { seq: index + 1, key, name, at: hours(0), args: validObject(dice, args) };
  });
  return { ...value, clientId: newId(dice), commands };
}

function soundBody(dice: Dice, one: Endpoint): Record<string, unknown> | undefined {
  const route = routeName(one);
  if (one.method === 'GET' || one.bodyType?.startsWith('multipart')) return undefined;
  if (route === 'POST /sync/commands') return batch(dice, {});
  return validObject(dice, one.body);
}

const search = (query: Record<string, unknown>): string =>
  new URLSearchParams(Object.entries(query).map(([key, one]) => [key, String(one)])).toString();

function record(route: string, answer: Answer): Answer {
  perStatus.set(answer.status, (perStatus.get(answer.status) ?? 0) + 1);
  if (answer.status < 300) succeeded.add(route);
  return answer;
}

interface SoundCall {
  readonly path: string;
  readonly query: string;
  readonly body: Record<string, unknown> | undefined;
}

function soundCall(one: Endpoint, dice: Dice, { token, body: its }: Given = {}): SoundCall {
  const route = routeName(one);
  const id = pick(dice, [...dice.idsFor('path'), newId(dice)]);
  const body = soundBody(dice, one);
  return {
    path: token === undefined ? pathOf(route, id) : withParameter(route, token),
    query: search(validObject(dice, one.query)),
    body: body && { ...body, ...its },
  };
}

async function send(one: Endpoint, actor: ActorName, call: RawRequest, seed: number) {
  const answer = record(routeName(one), await world.send(actor, one.method, call));
  const what = `seed ${seed}, ${actor} ${JSON.stringify(call).slice(0, 600)}`;
  const logged =
    answer.status < 500 ? '' : world.api.lines.findLast((line) => line.includes('"error"'));
  expect.soft(faultsOf(one, answer), `${what} ${logged}`).toEqual([]);
}

/** One sound call, and two with something spoilt. */
async function ask(one: Endpoint, actor: ActorName, dice: Dice, seed: number): Promise<void> {
  const sound = soundCall(one, dice);
  const withPart = (text: string) => withParameter(routeName(one), text);
  const calls = [sound, ...[1, 2].map(() => spoilt(dice, sound, withPart))];
  for (const call of calls) await send(one, actor, call, seed);
}

const mayCall = (route: string, actor: ActorName): boolean => {
  const rule = policy[route];
  if (rule === 'public') return true;
  const { role, scopes } = reach[actor];
  const scope = role && rule?.[role];
  return Boolean(scope && scopes[scope]);
};

const TRIES = 40;

/** Sound calls by those who may make them, until one succeeds; those on whom chance smiled need none. */
async function reachSuccess(one: Endpoint, random: () => number, seed: number): Promise<void> {
  const route = routeName(one);
  const actors = ACTORS.filter((actor) => mayCall(route, actor));
  for (let tries = 0; tries < TRIES && !succeeded.has(route); tries++) {
    const actor = actors[tries % actors.length]!;
    const [owner = 'missing' as const] = Object.values(reach[actor].scopes).flat();
    const dice = diceOver(random, route, await rowsFor(route, owner));
    await send(one, actor, soundCall(one, dice, await given[route]?.(world)), seed);
  }
  expect(succeeded).toContain(route);
}

describe('whatever is sent', () => {
  it.each(Object.keys(policy))(
    '%s answers as declared, and never with an error of ours',
    async (route) => {
      const one = endpoints.find((each) => routeName(each) === route);
      expect(one).toBeDefined();
      if (!one) return;
      for (const [index, actor] of ACTORS.entries()) {
        const first = SEED + numberOf(route) + index * 100;
        const random = seededRandom(first);
        const rows = await rowsFor(
          route,
          ownerOf(diceOver(random, route, world.rows.missing), actor),
        );
        const rounds = actor === 'anonymous' && policy[route] !== 'public' ? 1 : ROUNDS;
        for (let round = 0; round < rounds; round++)
          await ask(one, actor, diceOver(random, route, rows), first);
      }
      // Whoever asks next must still be let in: a random call may have ended a session.
      await world.signInAgain();
      if (one.bodyType?.startsWith('multipart')) return;
      const last = SEED + numberOf(route) + 1000;
      await reachSuccess(one, seededRandom(last), last);
    },
  );

  it('POST /notes/transcribe answers any recording as declared', async () => {
    const one = endpoints.find(({ path }) => path === '/notes/transcribe')!;
    const { patient } = await world.fresh('davi');
    await world.send('psychologist', 'POST', {
      path: `/patients/${patient}/consents`,
      query: '',
      body: { kinds: ['transcription'], day: '2026-03-02' },
    });
    const dice: Dice = { random: seededRandom(SEED), idsFor: () => [] };
    for (let round = 0; round < 20 * ROUNDS; round++) {
      const form = recordingForm(dice);
      if (dice.random() < 0.9) form.set('patientId', patient);
      const answer = record(routeName(one), await world.upload('psychologist', one.path, form));
      expect.soft(faultsOf(one, answer), `seed ${SEED}, round ${round}`).toEqual([]);
    }
    expect(succeeded).toContain(routeName(one));
  });
});
