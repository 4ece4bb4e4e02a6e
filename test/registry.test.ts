import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandEditors } from '../src/app/editors.ts';
import { policy } from './harness/server/policy.ts';
import { entityNames } from '../src/domain/entities.ts';
import { commandList, commands } from '../src/domain/registry.ts';

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const sourcesOf = (folder: string): string =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
        .map((name) => read(`${folder}/${name}`))
        .join('\n')
    : '';

const migrations = (): string =>
  readdirSync('server/kernel/migrations')
    .map((name) => read(`server/kernel/migrations/${name}`))
    .join('\n');

const exportedCommands = (): string[] =>
  readdirSync('src/domain', { recursive: true, encoding: 'utf8' })
    .filter((path) => /[cC]ommands\.ts$/.test(path))
    .flatMap((path) => [...read(`src/domain/${path}`).matchAll(/name: '([a-zA-Z]+\.[a-zA-Z]+)'/g)])
    .map(([, name]) => name!);

describe('every command', () => {
  it('has a name of its own and a REST mount of its own', () => {
    expect(commands.size).toBe(commandList.length);
    const mounts = commandList.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(mounts).size).toBe(mounts.length);
  });

  it('that a domain folder defines stands in the registry', () => {
    const defined = exportedCommands();
    expect(defined.length).toBeGreaterThan(0);
    expect(defined.filter((name) => !commands.has(name))).toEqual([]);
    expect([...commands.keys()].filter((name) => !defined.includes(name))).toEqual([]);
  });

  it.each(commandList)('$name is complete', ({ entity, method, path, roles, title, touches }) => {
    expect(entityNames).toContain(entity);
    expect(['POST', 'PUT', 'PATCH', 'DELETE']).toContain(method);
    expect(path).toMatch(/^\/[a-z-]+(\/(:?[a-zA-Z-]+))*$/);
    expect(policy[`${method} ${path}`], `${method} ${path}`).toBeTypeOf('object');
    expect(roles.length).toBeGreaterThan(0);
    expect(title.trim().length).toBeGreaterThan(3);
    expect(touches).toBeTypeOf('function');
  });
});

describe('every command that a person gives', () => {
  const screens = sourcesOf('src/features') + sourcesOf('src/pieces') + sourcesOf('src/app');
  const given = new Set(
    [...screens.matchAll(/useCommand\(\s*'([a-zA-Z]+\.[a-zA-Z]+)'/g)].map(([, name]) => name),
  );
  const namesOf = (args: object): string[] => Object.keys('entries' in args ? args.entries! : args);
  /** Arguments that are chosen by a click, and not typed: a patient from whose menu the command is given, what is accepted. */
  const CLICKED = [
    'id',
    'status',
    'isActive',
    'isCancelled',
    'patientId',
    'appointmentId',
    'shelf',
    'outcome',
    'summary',
    'keys',
    'ids',
    'answer',
    'kind',
    'leadHours',
    'legalHold',
    'version',
    'timeZone',
    'transactionId',
    'replaces',
    // Offered beside the fee, which is typed in the patient's form.
    'sessions',
    'price',
    'said',
    // What stands in a file that was made of records.
    'month',
    'sha256',
    'lines',
    'issuer',
  ];

  it('is given by useCommand', () => {
    expect(given.size).toBeGreaterThan(0);
    expect(sourcesOf('src/features')).not.toMatch(/\.dispatch\(/);
  });

  it.each(commandList)('$name has an editor for the server’s no, or a reason', ({ name, args }) => {
    const editor: unknown = commandEditors[name];
    const reasons = {
      'no screen': () => !given.has(name),
      'nothing is typed': () => namesOf(args).every((name) => CLICKED.includes(name)),
    };
    const isRight = reasons[editor as keyof typeof reasons] ?? (() => editor !== undefined);
    expect(isRight(), `src/app/editors.ts: ${name}`).toBe(true);
  });
});

describe('every entity', () => {
  it.each(entityNames)('%s has its table', (entity) => {
    const table = entity.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);
    expect(migrations(), 'server/kernel/migrations/').toContain(`create table ${table} (`);
  });
});
