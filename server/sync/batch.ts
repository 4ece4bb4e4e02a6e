import type { Actor } from '../../src/domain/core/command.ts';
import type { Batch, BatchAnswer, CommandResult } from '../../src/domain/sync/protocol.ts';
import { type Execution, execute } from './execute.ts';
import { type Outcome, StorageUnavailable } from './store.ts';

function resultOf(key: string, outcome: Outcome): CommandResult {
  if (outcome.status === 'done') return { key, ...outcome };
  const { http: _http, ...refusal } = outcome;
  return { key, ...refusal };
}

/**
 * Carries out a device's commands one after the other, each in a transaction of its own. Stops at a gap, and at a
 * command on which the server fails.
 * @param onFailure told of the unexpected error, which the device only sees as `failed`
 * @throws StorageUnavailable when not even the first could be tried
 */
export async function executeBatch(
  execution: Execution,
  actor: Actor,
  { clientId, commands }: Batch,
  onFailure: (error: unknown) => void,
): Promise<BatchAnswer> {
  const results: CommandResult[] = [];
  let lastSeq = (commands[0]?.seq ?? 1) - 1;
  for (const { seq, ...arriving } of commands) {
    try {
      const executed = await execute(execution, actor, { ...arriving, client: { id: clientId, seq } });
      ({ lastSeq } = executed);
      if (executed.kind === 'gap') return { lastSeq, gap: true, results };
      results.push(resultOf(arriving.key, executed.outcome));
    } catch (error) {
      // Not this command's fault, so that it must not count against it.
      if (error instanceof StorageUnavailable) {
        if (results.length === 0) throw error;
        break;
      }
      onFailure(error);
      return { lastSeq, gap: false, results: [...results, { key: arriving.key, status: 'failed' }] };
    }
  }
  return { lastSeq, gap: false, results };
}
