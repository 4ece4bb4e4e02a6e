import type { Context } from 'hono';
import type { Command } from '../../../src/domain/core/command.ts';
import { DomainError } from '../../../src/domain/core/errors.ts';
import { type JsonObject, readJson } from '../endpoint/body.ts';
import type { CommandName } from '../../../src/domain/registry.ts';
import type { AppEnv } from '../endpoint/env.ts';
import { type Execution, execute } from '../../engine/execution/execute.ts';
import type { Outcome } from '../../engine/execution/store.ts';
import { idForKey, receiptKey } from './key.ts';

const asError = ({
  code,
  message,
  http,
  details,
}: Extract<Outcome, { status: 'refused' }>): DomainError =>
  new DomainError(code, message, http as DomainError['status'], details);

/** The arguments of a REST call: its body, over which the path decides; a creation without an id gets one. */
async function readArguments(
  c: Context<AppEnv>,
  { creates }: Command,
  key: string | undefined,
  newId: () => string,
): Promise<JsonObject> {
  const args: JsonObject = { ...(await readJson(c)), ...c.req.param() };
  if (!creates || args.id !== undefined) return args;
  return { ...args, id: key ? idForKey(c.get('session').actor.userId, key) : newId() };
}

/**
 * Carries out the command that a REST call stands for, once for each `Idempotency-Key`.
 * @returns its arguments as they arrived, the id of what it creates among them
 * @throws DomainError when it is refused
 */
export async function carryOut(
  c: Context<AppEnv>,
  execution: Execution,
  command: Command,
): Promise<JsonObject> {
  const { actor } = c.get('session');
  const key = receiptKey(c.req.header('idempotency-key'));
  const args = await readArguments(c, command, key, execution.newId);
  const executed = await execute(execution, actor, { name: command.name, args, key });
  if (executed.kind === 'answer' && executed.outcome.status === 'refused')
    throw asError(executed.outcome);
  await execution.followUp?.(command.name as CommandName, actor, args);
  return args;
}
