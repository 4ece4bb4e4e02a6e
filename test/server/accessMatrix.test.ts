import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contract } from '../../server/program/app.ts';
import type { Endpoint } from '../../server/web/endpoint/endpoint.ts';
import { routeName } from '../../server/web/endpoint/policy.ts';
import { policy } from '../harness/server/policy.ts';
import type { Answer } from '../harness/server/api.ts';
import { sharedDatabase } from '../harness/database/database.ts';
import { bodies, queries } from './matrix/bodies.ts';
import { type ActorCall, faultsForAll, faultsForPatients, faultsForStaff } from './matrix/leaks.ts';
import { kindOf, namedRows, pathOf } from './matrix/ids.ts';
import {
  type ActorName,
  actorNames,
  type IdOwner,
  idOwners,
  type MatrixWorld,
  openMatrixWorld,
  reach,
  type Sent,
} from './matrix/world.ts';

type Expected = 401 | 403 | 404 | 'allowed' | 'public';

/** A cell takes up to dozens of calls; only one that hangs takes this long. */
vi.setConfig({ testTimeout: 180_000 });

let world: MatrixWorld;
let endpoints: readonly Endpoint[];
let calls = 0;
let cells = 0;
const recorded: ActorCall[] = [];

beforeAll(async () => {
  world = await openMatrixWorld(await sharedDatabase());
  endpoints = contract(world.api.parts);
});

afterAll(async () => {
  await world.close();
  process.stdout.write(`access matrix: ${cells} cells, ${calls} calls\n`);
});

const routes = Object.keys(policy);
const isBuilt = (route: string) => endpoints.some((one) => routeName(one) === route);

/** From the policy's line, the actor's role and whose the row is; from nothing else. */
function expectedFor(route: string, actor: ActorName, owner: IdOwner | null): Expected {
  const rule = policy[route];
  if (rule === 'public' || rule === undefined) return 'public';
  const { role, scopes } = reach[actor];
  if (!role) return 401;
  const scope = rule[role];
  const owners = scope && scopes[scope];
  if (!owners) return 403;
  return owner === null || owners.includes(owner) ? 'allowed' : 404;
}

const ownOf = (actor: ActorName): IdOwner =>
  Object.values(reach[actor].scopes).flat()[0] ?? 'carla';

async function call(actor: ActorName, route: string, id: string, sent: Sent): Promise<Answer> {
  calls += 1;
  const [method = ''] = route.split(' ');
  const answer = await world.call(actor, method, pathOf(route, id), sent);
  recorded.push({ actor, route, sent: `${id} ${JSON.stringify(sent)}`, answer });
  return answer;
}

/** A call as somebody who may make it would make it, for the rows of one owner. */
async function send(route: string, actor: ActorName, owner: IdOwner | null): Promise<Answer> {
  const isWrite = !route.startsWith('GET ');
  const isAllowed = expectedFor(route, actor, owner) === 'allowed';
  const whose = owner ?? ownOf(actor);
  const rows =
    isWrite && isAllowed && whose !== 'missing' ? await world.fresh(whose) : world.rows[whose];
  const kind = kindOf(route);
  return call(actor, route, kind ? rows[kind] : '', {
    body: isWrite ? bodies[route]?.(rows, calls) : undefined,
    ...(queries[route] && { query: queries[route](rows) }),
  });
}

function outcomeOf({ status, body }: Answer, expected: Expected) {
  if (expected === 'public')
    return status === 403 || body?.code === 'unauthorized' ? status : 'public';
  return [401, 403, 404].includes(status) ? status : 'allowed';
}

const cellsOf = (route: string) => {
  const owners = kindOf(route) ? idOwners : [null];
  const all = actorNames.flatMap((actor) =>
    owners.map((owner) => ({ actor, owner, expected: expectedFor(route, actor, owner) })),
  );
  // What is refused must have changed nothing for those who come after.
  return all.toSorted(
    (a, b) => Number(a.expected === 'allowed') - Number(b.expected === 'allowed'),
  );
};

describe.each(routes)('%s', (route) => {
  it('answers every actor for every row as the policy says, and for a foreign one as for none', async () => {
    expect(isBuilt(route)).toBe(true);
    const refusals = new Map<ActorName, Answer>();
    for (const { actor, owner, expected } of cellsOf(route)) {
      cells += 1;
      const answer = await send(route, actor, owner);
      const what = `${actor}, ${owner ?? 'no'} row: ${answer.text.slice(0, 200)}`;
      expect.soft(outcomeOf(answer, expected), what).toBe(expected);
      expect.soft(answer.status, what).toBeLessThan(500);
      if (expected === 'allowed' || !kindOf(route)) continue;
      const earlier = refusals.get(actor) ?? answer;
      refusals.set(actor, earlier);
      expect.soft([answer.status, answer.text], what).toEqual([earlier.status, earlier.text]);
    }
  });
});

const allowedActors = (route: string) =>
  actorNames.filter((actor) => expectedFor(route, actor, null) === 'allowed');

const foreignTo = (actor: ActorName): IdOwner[] =>
  idOwners.filter(
    (owner) => owner !== 'missing' && !Object.values(reach[actor].scopes).flat().includes(owner),
  );

const isSuccess = ({ status }: Answer) => status < 300;

/** A form that is handed back holds what was typed into it. */
const withoutForm = ({ text, body }: Answer): string =>
  body && 'originalDto' in body ? JSON.stringify({ ...body, originalDto: null }) : text;

const rowOf = (owner: IdOwner, field: string): string => world.rows[owner][namedRows[field]!];

/** Those whose row of a field is foreign to the actor, and another than the actor's own. */
const foreignOwners = (actor: ActorName, field: string): IdOwner[] =>
  foreignTo(actor).filter((owner) => rowOf(owner, field) !== rowOf(ownOf(actor), field));

async function compareBodies(route: string, actor: ActorName, field: string): Promise<void> {
  const own = ownOf(actor) as Exclude<IdOwner, 'missing'>;
  const sendWith = async (owner: IdOwner) => {
    const body = bodies[route]!(await world.fresh(own), calls);
    return call(actor, route, '', { body: { ...body, [field]: rowOf(owner, field) } });
  };
  const missing = await sendWith('missing');
  for (const owner of foreignOwners(actor, field)) {
    const foreign = await sendWith(owner);
    const what = `${actor}, ${field} of ${owner}: ${foreign.text.slice(0, 200)}`;
    expect.soft(isSuccess(foreign), what).toBe(isSuccess(missing));
    expect.soft(withoutForm(foreign), what).not.toContain(rowOf(owner, field));
    if (isSuccess(missing)) continue;
    expect.soft([foreign.status, foreign.text], what).toEqual([missing.status, missing.text]);
  }
}

describe.each(Object.keys(bodies))('a body’s ids in %s', (route) => {
  const named = () => Object.keys(bodies[route]!(world.rows.carla, 0));

  it('answer for a foreign row as for a missing one, or are not looked at', async () => {
    expect(isBuilt(route)).toBe(true);
    // A psychologist may have 300, and each round of rows brings one.
    const { kysely } = world.api.parts.db;
    await kysely.updateTable('recurring_appointments').set({ is_active: false }).execute();
    for (const actor of allowedActors(route))
      for (const field of named().filter((key) => namedRows[key]))
        await compareBodies(route, actor, field);
  });
});

const queryFields = ({ query }: Endpoint): string[] =>
  Object.keys((query as { entries?: object } | undefined)?.entries ?? {}).filter(
    (key) => namedRows[key],
  );

/** @returns how many answers were compared */
async function compareQueries(route: string, actor: ActorName, field: string): Promise<number> {
  const own = world.rows[ownOf(actor)];
  const kind = kindOf(route);
  const ask = (owner: IdOwner) => {
    const query = { ...queries[route]?.(own), [field]: rowOf(owner, field) };
    return call(actor, route, kind ? own[kind] : '', { query });
  };
  const missing = await ask('missing');
  const owners = foreignOwners(actor, field);
  for (const owner of owners) {
    const foreign = await ask(owner);
    const what = `${route} ${actor}, ${field} of ${owner}`;
    expect.soft([foreign.status, foreign.text], what).toEqual([missing.status, missing.text]);
  }
  return owners.length;
}

describe('a query’s ids', () => {
  it('answer for a foreign row as for a missing one', async () => {
    const questions = endpoints.flatMap((one) =>
      queryFields(one).flatMap((field) =>
        allowedActors(routeName(one)).map((actor) => [routeName(one), actor, field] as const),
      ),
    );
    let compared = 0;
    for (const question of questions) compared += await compareQueries(...question);
    expect(compared).toBeGreaterThan(10);
  });
});

describe('a body', () => {
  const changesOf = async (actor: ActorName) => {
    const query = { clientId: crypto.randomUUID() };
    const { body } = await world.call(actor, 'GET', '/sync/changes', { query });
    return body.changes;
  };

  it('names no person, practice or role on whose behalf something happens', async () => {
    await send('POST /billing/subscribe', 'administrator', null);
    const before = await changesOf('colleague');
    const { bruno } = world.clinic.people;
    const forged = { userId: bruno.id, tenantId: world.other.tenantId, role: 'administrator' };
    for (const route of Object.keys(bodies).filter(isBuilt))
      for (const actor of ['psychologist', 'patient'] as const) {
        if (expectedFor(route, actor, null) !== 'allowed') continue;
        const own = ownOf(actor) as 'carla';
        const rows = async () => world.fresh(own);
        const kind = kindOf(route);
        const attempt = async (changes: object) => {
          const its = await rows();
          const body = { ...bodies[route]!(its, calls), ...changes };
          return call(actor, route, kind ? its[kind] : '', { body });
        };
        const plain = await attempt({});
        const answer = await attempt(forged);
        expect.soft(answer.status, `${route} ${actor} ${answer.text}`).toBe(plain.status);
        expect.soft(answer.text, route).not.toContain(bruno.id);
      }
    expect(await changesOf('colleague')).toEqual(before);
  });
});

describe('no answer of all these', () => {
  it('holds an id that is out of the asking person’s reach', () => {
    expect(faultsForAll(world, recorded)).toEqual([]);
  });

  it('shows the administration clinical text, or what a program made of it', () => {
    expect(recorded.filter(({ actor }) => actor === 'administrator').length).toBeGreaterThan(50);
    expect(faultsForStaff(recorded)).toEqual([]);
  });

  it('shows a patient moods, other people, or when others have their sessions', () => {
    expect(recorded.filter(({ actor }) => actor === 'patient').length).toBeGreaterThan(30);
    expect(faultsForPatients(world, recorded)).toEqual([]);
  });
});
