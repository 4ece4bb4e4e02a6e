import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../server/program/app.ts';
import type { Endpoint } from '../../server/web/endpoint/endpoint.ts';
import { routeName } from '../../server/web/endpoint/policy.ts';
import { policy } from '../harness/server/policy.ts';
import { commandList } from '../../src/domain/registry.ts';
import { TABLE, whoMay } from '../contractTable.ts';
import { createTestApi, type TestApi } from '../harness/server/api.ts';
import { sharedDatabase } from '../harness/database/database.ts';
import { beyond, specified } from './contractTable.ts';

let api: TestApi;
let endpoints: readonly Endpoint[];

beforeAll(async () => {
  const db = await sharedDatabase();
  api = createTestApi(db);
  endpoints = contract(api.parts);
});

const built = () => endpoints.map(routeName);
const sorted = (names: Iterable<string>) => [...names].toSorted();

/** What Hono has really mounted, below `/api`. */
const mounted = () =>
  new Set(
    api.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.slice('/api'.length)}`),
  );

describe('the table of calls', () => {
  const rows = () =>
    readFileSync(TABLE, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.slice(2, -2).split(' | '));

  it('names every call with who may make it, and is made anew when they change', () => {
    expect(rows().map(([call, who]) => [call, who])).toEqual(
      Object.entries(policy).map(([route, rule]) => [`\`${route}\``, whoMay(rule)]),
    );
  });

  it('names for every call a test that exists and makes it', () => {
    for (const [call, , tests = ''] of rows()) {
      const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
      expect.soft(files.length, call).toBeGreaterThan(0);
      for (const file of files) expect.soft(existsSync(file), `${call}: ${file}`).toBe(true);
    }
  });
});

describe('the contract', () => {
  it('is described in full: every mounted route stands in the OpenAPI document, and no other', async () => {
    const { body } = await api.call<{ paths: Record<string, object> }>('GET', '/openapi.json');
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    expect(sorted(described)).toEqual(sorted(mounted()));
    expect(sorted(described)).toEqual(sorted(built()));
  });

  it('declares each call once', () => {
    expect(built().filter((name, index) => built().indexOf(name) !== index)).toEqual([]);
  });

  it('lets no route with a parameter stand before one that it would swallow', () => {
    const asPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    const swallowed = endpoints.flatMap((later, index) =>
      endpoints
        .slice(0, index)
        .filter((one) => one.method === later.method && one.path !== later.path)
        .filter((one) => asPattern(one.path).test(later.path))
        .map((one) => `${routeName(later)} by ${routeName(one)}`),
    );
    expect(swallowed).toEqual([]);
  });

  it('says in the policy who may make each call', () => {
    expect(built().filter((name) => policy[name] === undefined)).toEqual([]);
  });

  it('has a call for each line of the policy', () => {
    expect(Object.keys(policy).filter((name) => !built().includes(name))).toEqual([]);
  });

  it('has every call of the specification, and beside them only what is named', () => {
    expect(specified).toHaveLength(new Set(specified).size);
    expect(sorted(Object.keys(policy))).toEqual(sorted([...specified, ...beyond]));
  });

  it.each(commandList.map((command) => [command.name, command] as const))(
    'lets the same people carry out %s on a device and over REST',
    (_name, { method, path, roles }) => {
      const rule = policy[`${method} ${path}`];
      expect(rule).toBeTypeOf('object');
      expect(sorted(Object.keys(rule as object))).toEqual(sorted(roles));
    },
  );
});
