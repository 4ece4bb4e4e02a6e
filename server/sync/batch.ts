import type { Actor } from '../../src/domain/core/command.ts';
import { DomainError } from '../../src/domain/core/errors.ts';
import type { Batch, BatchAnswer, CommandResult } from '../../src/domain/sync/protocol.ts';
import { type Execution, execute } from './execute.ts';
import type { Outcome } from './store.ts';
import { StorageUnavailable } from '../kernel/storage-errors.ts';

function resultOf(key: string, outcome: Outcome): CommandResult {
  if (outcome.status === 'done') return { key, ...outcome };
  const { http: _http, ...refusal } = outcome;
  return { key, ...refusal };
}

/** The storage's absence is not the command's fault and must not count against it: what was done is answered. */
function afterOutage(answer: BatchAnswer, error: StorageUnavailable): BatchAnswer {
  if (answer.results.length === 0) throw error;
  return answer;
}

/**
 * Carries out a device's commands one after the other, each in a transaction of its own. Stops at a gap, and at a
 * command on which the server fails.
 * @param onFailure told of the unexpected error, which the device only sees as `failed`
 * @throws StorageUnavailable when not even the first could be tried; DomainError where the person may no longer act
 */
export async function executeBatch(
  execution: Execution,
  actor: Actor,
  { clientId, commands }: Batch,
  onFailure: (error: unknown) => void,
): Promise<BatchAnswer> {
  const results: CommandResult[] = [];
  let lastSeq = (commands[0]?.seq ?? 1) - 1;
  const answer = (gap = false): BatchAnswer => ({ lastSeq, gap, results });
  for (const { seq, ...arriving } of commands) {
    try {
      const client = { id: clientId, seq };
      const executed = await execute(execution, actor, { ...arriving, client });
      ({ lastSeq } = executed);
      if (executed.kind === 'gap') return answer(true);
      results.push(resultOf(arriving.key, executed.outcome));
    } catch (error) {
      if (error instanceof StorageUnavailable) return afterOutage(answer(), error);
      if (error instanceof DomainError) throw error;
      onFailure(error);
      results.push({ key: arriving.key, status: 'failed' });
      return answer();
    }
  }
  return answer();
}
