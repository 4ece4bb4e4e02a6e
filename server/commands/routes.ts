import type { Context } from 'hono';
import * as v from 'valibot';
import { commandCall } from '../../src/domain/contract/command.ts';
import type { Command } from '../../src/domain/core/command.ts';
import { parseInput } from '../../src/domain/core/parse.ts';
import { commandList, commands } from '../../src/domain/registry.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { AppEnv } from '../http/env.ts';
import { jsonText } from '../http/json-text.ts';
import type { ReadParts } from '../kernel/parts.ts';
import { withReader } from '../reading/reader.ts';
import type { Execution } from '../sync/execute.ts';
import { answerOf, answerSchema, type Answers } from './answers.ts';
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
  (command: Command, execution: Execution, parts: ReadParts, answers: Answers) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const { actor } = c.get('session');
    const args = await carryOut(c, execution, command);
    const [first] = command.touches(parseInput(command.args, args), actor);
    if (!first) throw new Error(`${command.name} touches nothing that it could answer.`);
    const answer = await withReader(parts.db, actor, parts.clock.now(), (reader) =>
      answerOf(answers, reader, ...first),
    );
    c.status(command.creates ? 201 : 200);
    return jsonText(c, JSON.stringify(answer));
  };

const answerSchemaOf = (answers: Answers, { method, entity }: Command): v.GenericSchema =>
  method === 'DELETE' ? v.looseObject({ id: v.string() }) : answerSchema(answers, entity);

/** Every command at its REST path, through the same function as the devices' batches. */
export const commandEndpoints = (
  execution: Execution,
  parts: ReadParts,
  answers: Answers,
): readonly Endpoint[] =>
  commandList
    .filter(({ name }) => !ELSEWHERE.has(name))
    .map(({ name }) => commands.get(name) as Command)
    .map((command) => ({
      ...commandCall(command, answerSchemaOf(answers, command)),
      summary: `${command.title}.`,
      respond: handler(command, execution, parts, answers),
    }));
