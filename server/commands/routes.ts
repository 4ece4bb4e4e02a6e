import { type Context, Hono } from 'hono';
import type { Command } from '../../src/domain/core/command.ts';
import { uuidv7 } from '../../src/domain/core/id.ts';
import { parseInput } from '../../src/domain/core/parse.ts';
import { commandList, commands } from '../../src/domain/registry.ts';
import { type JsonObject, readJson } from '../http/body.ts';
import type { AppEnv } from '../http/env.ts';
import type { ServerParts } from '../parts.ts';
import { withReader } from '../reading/reader.ts';
import type { Execution } from '../sync/execute.ts';
import { answerOf } from './answers.ts';
import { carryOut } from './carry-out.ts';
import { idForKey, receiptKey } from './key.ts';

/** Answered by routes of their own, because they answer more than the document. */
const ELSEWHERE: ReadonlySet<string> = new Set(['user.updateProfile']);

type Parts = Pick<ServerParts, 'db' | 'clock' | 'random'>;

/** The arguments of a REST call: its body, over which the path decides; a creation without an id gets one. */
async function readArguments(
  c: Context<AppEnv>,
  command: Command,
  key: string | undefined,
  parts: Parts,
) {
  const body = await readJson(c);
  const args: JsonObject = { ...body, ...c.req.param() };
  if (!command.creates || args.id !== undefined) return args;
  const { userId } = c.get('session').actor;
  return { ...args, id: key ? idForKey(userId, key) : uuidv7(parts.clock.now(), parts.random) };
}

const handler =
  (command: Command, execution: Execution, parts: Parts) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const { actor } = c.get('session');
    const key = receiptKey(c.req.header('idempotency-key'));
    const args = await readArguments(c, command, key, parts);
    await carryOut(execution, actor, command.name, args, key);
    const [touched] = command.touches(parseInput(command.args, args), actor);
    if (!touched) return c.json({ success: true });
    const answer = await withReader(parts.db, actor, parts.clock.now(), (reader) =>
      answerOf(reader, ...touched),
    );
    return c.json(answer as object, command.creates ? 201 : 200);
  };

/** Every command at its REST path, through the same function as the devices' batches. */
export function commandRoutes(execution: Execution, parts: Parts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const { name } of commandList) {
    const command = commands.get(name);
    if (command && !ELSEWHERE.has(name))
      app.on(command.method, command.path, handler(command, execution, parts));
  }
  return app;
}
