import * as v from 'valibot';
import type { Command } from '../../core/command.ts';
import type { Call, ObjectSchema } from './call.ts';
import { ruleOf } from './rule.ts';

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** What of a command's arguments stands in the path, and what in the body. A creation may leave its id out. */
function argumentsOf({ args, path, creates }: Command): Pick<Call, 'params' | 'body'> {
  const { entries } = args as unknown as { readonly entries: Entries };
  const isInPath = (name: string) => path.includes(`:${name}`);
  const named = Object.entries(entries);
  const params = named.filter(([name]) => isInPath(name));
  const body = named
    .filter(([name]) => !isInPath(name))
    .map(([name, schema]) => [name, creates && name === 'id' ? v.optional(schema) : schema]);
  return {
    ...(params.length > 0 && { params: v.object(Object.fromEntries(params)) as ObjectSchema }),
    ...(body.length > 0 && { body: v.object(Object.fromEntries(body) as Entries) as ObjectSchema }),
  };
}

/** A command at its REST path. Devices send commands by their outbox; this is for everybody else. */
/* @__NO_SIDE_EFFECTS__ */
export function commandCall<
  A extends v.GenericSchema,
  M extends Pick<Call, 'status' | 'alsoStatus'> = object,
>(command: Command, answer: A, more: M = {} as M): Call & M & { readonly answer: A } {
  return {
    method: command.method,
    path: command.path,
    allow: ruleOf(command),
    ...argumentsOf(command),
    answer,
    status: command.creates ? 201 : 200,
    ...more,
  };
}
