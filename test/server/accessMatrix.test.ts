import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../server/app.ts';
import type { Endpoint } from '../../server/http/endpoint.ts';
import { policy, routeName } from '../../server/http/policy.ts';
import type { Answer } from '../harness/api.ts';
import { sharedDatabase } from '../harness/database.ts';
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

/** In a clinic the administration chooses the plan; in a practice of one's own the psychologist does. */
const ADMINISTRATION_ONLY = ['POST /billing/subscribe', 'POST /auth/mark-plan-selected'];

let world: MatrixWorld;
let endpoints: readonly Endpoint[];
let calls = 0;
let cells = 0;
const recorded: ActorCall[] = [];

beforeAll(async () => {
  world = await openMatrixWorld(await sharedDatabase());
  endpoints = contract(world.api.parts);
});

afterAll(() => {
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
  if (!scope || (role === 'psych' && ADMINISTRATION_ONLY.includes(route))) return 403;
  return owner === null || scopes[scope]?.includes(owner) ? 'allowed' : 404;
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

/** A calendar that nobody has connected is missing to its owner too. */
const MAY_BE_MISSING = / \/google-calendar\//;

function outcomeOf(route: string, { status, body }: Answer, expected: Expected): Expected | number {
  if (expected === 'public')
    return status === 403 || body?.code === 'unauthorized' ? status : 'public';
  if (status === 404 && MAY_BE_MISSING.test(route)) return 'allowed';
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
  it('answers every actor for every row as the policy says, and for a foreign one as for none', async ({
    skip,
  }) => {
    if (!isBuilt(route)) skip('not built yet');
    const refusals = new Map<ActorName, Answer>();
    for (const { actor, owner, expected } of cellsOf(route)) {
      cells += 1;
      const answer = await send(route, actor, owner);
      const what = `${actor}, ${owner ?? 'no'} row: ${answer.text.slice(0, 200)}`;
      expect.soft(outcomeOf(route, answer, expected), what).toBe(expected);
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

describe.each(Object.keys(bodies))('a body’s ids in %s', (route) => {
  it('answer for a foreign row as for a missing one, or are not looked at', async ({ skip }) => {
    if (!isBuilt(route)) skip('not built yet');
    for (const actor of allowedActors(route)) {
      const own = ownOf(actor) as Exclude<IdOwner, 'missing'>;
      const body = async (changes: object) => ({
        ...bodies[route]!(await world.fresh(own), calls),
        ...changes,
      });
      const named = Object.keys(await body({})).filter((key) => namedRows[key]);
      for (const key of named) {
        const id = (owner: IdOwner) => world.rows[owner][namedRows[key]!];
        const missing = await call(actor, route, '', {
          body: await body({ [key]: id('missing') }),
        });
        for (const owner of foreignTo(actor)) {
          const foreignId = id(owner);
          if (foreignId === id(own)) continue;
          const foreign = await call(actor, route, '', { body: await body({ [key]: foreignId }) });
          const what = `${actor}, ${key} of ${owner}: ${foreign.text.slice(0, 200)}`;
          expect.soft(isSuccess(foreign), what).toBe(isSuccess(missing));
          expect.soft(withoutForm(foreign), what).not.toContain(foreignId);
          if (isSuccess(missing)) continue;
          expect.soft([foreign.status, foreign.text], what).toEqual([missing.status, missing.text]);
        }
      }
    }
  });
});

describe('a query’s ids', () => {
  it('answer for a foreign row as for a missing one', async () => {
    let compared = 0;
    for (const one of endpoints) {
      const route = routeName(one);
      const entries = Object.keys((one.query as { entries?: object } | undefined)?.entries ?? {});
      const kind = kindOf(route);
      for (const key of entries.filter((name) => namedRows[name]))
        for (const actor of allowedActors(route)) {
          const own = world.rows[ownOf(actor)];
          const ask = (owner: IdOwner) => {
            const named = { [key]: world.rows[owner][namedRows[key]!] };
            const query = { ...queries[route]?.(own), ...named };
            return call(actor, route, kind ? own[kind] : '', { query });
          };
          const missing = await ask('missing');
          for (const owner of foreignTo(actor)) {
            if (world.rows[owner][namedRows[key]!] === own[namedRows[key]!]) continue;
            const foreign = await ask(owner);
            compared += 1;
            expect
              .soft([foreign.status, foreign.text], `${route} ${actor}, ${key} of ${owner}`)
              .toEqual([missing.status, missing.text]);
          }
        }
    }
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
