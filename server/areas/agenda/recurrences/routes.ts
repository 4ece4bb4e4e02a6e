import type { Context } from 'hono';
import * as v from 'valibot';
import {
  createRecurrenceCall,
  recurrenceCall,
  recurrencesCall,
  resolveConflictsCall,
} from '../../../../src/domain/contract/recurrences.ts';
import type { Command } from '../../../../src/domain/core/command.ts';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import { uuid } from '../../../../src/domain/core/fields.ts';
import type { Conflict } from '../../../../src/domain/recurrences/conflicts.ts';
import { createRecurrence, resolveConflicts } from '../../../../src/domain/recurrences/commands.ts';
import { strategy } from '../../../../src/domain/recurrences/fields.ts';
import { carryOut } from '../../../web/commands/carry-out.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import type { AppEnv } from '../../../web/endpoint/env.ts';
import { Also } from '../../../web/endpoint/json-text.ts';
import type { ReadParts } from '../../../kernel/parts.ts';
import { withReader } from '../../../engine/reading/reader.ts';
import type { Execution } from '../../../engine/execution/execute.ts';
import { CONFLICTS } from './conflicts.ts';
import { listRecurrences, readRecurrence } from './read.ts';

const reads: readonly Endpoint[] = [
  endpoint(recurrencesCall, {
    summary: 'Lista as recorrências, a mais nova primeiro.',
    read: (reader, { query }) => listRecurrences(reader, query),
  }),
  endpoint(recurrenceCall, {
    summary: 'Uma recorrência, com os dias que ficaram sem sessão.',
    read: (reader, { params: { id } }) => readRecurrence(reader, id),
  }),
];

/** The conflicts that a refusal is about; any other error is thrown on. */
function conflictsIn(error: unknown): readonly Conflict[] {
  if (!(error instanceof DomainError) || error.code !== CONFLICTS) throw error;
  return (error.details?.conflicts ?? []) as readonly Conflict[];
}

/** Recurrences: reads, and the two calls that answer more than the document. */
export function recurrenceEndpoints(execution: Execution, parts: ReadParts): readonly Endpoint[] {
  const run = async (c: Context<AppEnv>, command: Command): Promise<string> => {
    const { id } = await carryOut(c, execution, command);
    return v.parse(uuid, id);
  };
  const read = (c: Context<AppEnv>, id: string) =>
    withReader(parts.db, c.get('session').actor, parts.clock.now(), (reader) =>
      readRecurrence(reader, id),
    );

  const create = endpoint(createRecurrenceCall, {
    summary:
      'Cria uma recorrência e suas sessões; com conflitos, nada é criado e eles são respondidos.',
    async handle({ c, body }) {
      const { id: _id, ...originalDto } = body as Readonly<Record<string, unknown>>;
      try {
        const id = await run(c, createRecurrence as Command);
        const recurringAppointment = await read(c, id);
        return { hasConflicts: false, conflicts: [], originalDto, recurringAppointment };
      } catch (error) {
        const conflicts = conflictsIn(error);
        const found = { hasConflicts: true, conflicts, originalDto, recurringAppointment: null };
        return new Also(found);
      }
    },
  });

  const resolve = endpoint(resolveConflictsCall, {
    summary:
      'Resolve os conflitos de uma nova recorrência: substituir, mudar o horário ou desistir.',
    async handle({ c, body }) {
      const id = await run(c, resolveConflicts as Command);
      const chosen = v.parse(v.looseObject({ strategy }), body).strategy;
      return {
        strategy: chosen,
        recurringAppointment: chosen === 'cancel' ? null : await read(c, id),
      };
    },
  });

  return [...reads, create, resolve];
}
