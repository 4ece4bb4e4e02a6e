import type { Context } from 'hono';
import * as v from 'valibot';
import { commandCall } from '../../../src/domain/contract/kit/command.ts';
import type { Command } from '../../../src/domain/core/command.ts';
import { parseInput } from '../../../src/domain/core/parse.ts';
import { commands } from '../../../src/domain/registry.ts';
import type { Endpoint } from '../endpoint/endpoint.ts';
import type { AppEnv } from '../endpoint/env.ts';
import { jsonText } from '../endpoint/json-text.ts';
import { routeName } from '../endpoint/policy.ts';
import type { ReadParts } from '../../kernel/parts.ts';
import { withReader } from '../../engine/reading/reader.ts';
import type { Execution } from '../../engine/execution/execute.ts';
import { answerOf, answerSchema, type Answers } from './answers.ts';
import { carryOut } from './carry-out.ts';

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

/**
 * Every command at its REST path, through the same function as the devices' batches, but those which areas answer
 * themselves because they answer more than the document.
 */
export const commandEndpoints = (
  execution: Execution,
  parts: ReadParts,
  answers: Answers,
  ofAreas: readonly Endpoint[],
): readonly Endpoint[] => {
  const taken = new Set(ofAreas.map(routeName));
  return [...commands.values()]
    .filter((command) => !taken.has(routeName(command)))
    .map((command) => ({
      ...commandCall(command, answerSchemaOf(answers, command)),
      summary: `${command.title}.`,
      respond: handler(command, execution, parts, answers),
    }));
};
