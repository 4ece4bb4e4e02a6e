import type { Context } from 'hono';
import * as v from 'valibot';
import type { Command } from '../../src/domain/core/command.ts';
import type { EntityName } from '../../src/domain/core/documents.ts';
import { parseInput } from '../../src/domain/core/parse.ts';
import { commandList, commands } from '../../src/domain/registry.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { AppEnv } from '../http/env.ts';
import { jsonText } from '../http/json-text.ts';
import type { ReadParts } from '../kernel/parts.ts';
import { withReader } from '../reading/reader.ts';
import type { Execution } from '../sync/execute.ts';
import { answerOf, answerSchemas } from './answers.ts';
import { carryOut } from './carry-out.ts';

/** Answered by endpoints of their own, because they answer more than the document. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'user.updateProfile',
  'plan.subscribe',
  'plan.select',
  'patientInvite.create',
  'patientInvite.resend',
  'recurringAppointment.create',
  'recurringAppointment.resolveConflicts',
]);

const handler =
  (command: Command, execution: Execution, parts: ReadParts) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const { actor } = c.get('session');
    const args = await carryOut(c, execution, command);
    const [first] = command.touches(parseInput(command.args, args), actor);
    if (!first) throw new Error(`${command.name} touches nothing that it could answer.`);
    const answer = await withReader(parts.db, actor, parts.clock.now(), (reader) =>
      answerOf(reader, ...first),
    );
    c.status(command.creates ? 201 : 200);
    return jsonText(c, JSON.stringify(answer));
  };

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** What of a command's arguments stands in the path, and what in the body. A creation may leave its id out. */
export function describeArguments({ args, path, creates }: Command): {
  readonly params?: Endpoint['params'];
  readonly body?: Endpoint['body'];
} {
  const { entries } = args as unknown as { readonly entries: Entries };
  const isInPath = (name: string) => path.includes(`:${name}`);
  const named = Object.entries(entries);
  const params = named.filter(([name]) => isInPath(name));
  const body = named
    .filter(([name]) => !isInPath(name))
    .map(([name, schema]) => [name, creates && name === 'id' ? v.optional(schema) : schema]);
  return {
    ...(params.length > 0 && { params: v.object(Object.fromEntries(params)) }),
    ...(body.length > 0 && { body: v.object(Object.fromEntries(body) as Entries) }),
  };
}

const describe = (command: Command, entity: EntityName): Omit<Endpoint, 'respond'> => ({
  method: command.method,
  path: command.path,
  summary: `${command.title}.`,
  ...describeArguments(command),
  answer: command.method === 'DELETE' ? v.looseObject({ id: v.string() }) : answerSchemas[entity],
  status: command.creates ? 201 : 200,
});

/** Every command at its REST path, through the same function as the devices' batches. */
export const commandEndpoints = (execution: Execution, parts: ReadParts): readonly Endpoint[] =>
  commandList
    .filter(({ name }) => !ELSEWHERE.has(name))
    .map(({ name }) => commands.get(name) as Command)
    .map((command) => ({
      ...describe(command, command.entity),
      respond: handler(command, execution, parts),
    }));
