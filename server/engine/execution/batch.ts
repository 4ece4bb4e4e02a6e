import type { Actor } from '../../../src/domain/core/command.ts';
import { DomainError } from '../../../src/domain/core/errors.ts';
import type { Batch, BatchAnswer, CommandResult } from '../../../src/domain/sync/protocol.ts';
import type { Arriving } from './check.ts';
import { dated } from './dating.ts';
import { type Executed, type Execution, execute } from './execute.ts';
import type { Outcome } from './store.ts';
import { StorageUnavailable } from '../../kernel/storage-errors.ts';
import { executeTogether, GROUP_COMMANDS } from './together.ts';

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

/** Several at a time where nothing is wrong with any of them, else one by one. */
async function* inOrder(
  execution: Execution,
  actor: Actor,
  commands: readonly Arriving[],
): AsyncGenerator<Executed> {
  for (let done = 0; done < commands.length;) {
    const next = commands.slice(done, done + GROUP_COMMANDS);
    const together = next.length > 1 ? await executeTogether(execution, actor, next) : null;
    if (together) yield* together;
    else for (const one of next) yield await execute(execution, actor, one);
    done += together?.length ?? next.length;
  }
}

/**
 * Carries out a device's commands one after the other, each wholly or not at all. Stops at a gap, and at a command on
 * which the server fails.
 * @param onFailure told of the unexpected error, which the device only sees as `failed`
 * @throws StorageUnavailable when not even the first could be tried; DomainError where the person may no longer act
 */
export async function executeBatch(
  execution: Execution,
  actor: Actor,
  { clientId, sentAt, commands }: Batch,
  onFailure: (error: unknown) => void,
): Promise<BatchAnswer> {
  const results: CommandResult[] = [];
  const nextKey = (): string => commands[results.length]?.key ?? '';
  let lastSeq = (commands[0]?.seq ?? 1) - 1;
  const answer = (gap = false): BatchAnswer => ({ lastSeq, gap, results });
  const now = execution.now();
  const arriving = commands.map(({ seq, ahead, ...one }) => ({
    ...one,
    ...dated({ at: one.at, ahead }, sentAt, now),
    client: { id: clientId, seq },
  }));
  try {
    for await (const executed of inOrder(execution, actor, arriving)) {
      ({ lastSeq } = executed);
      if (executed.kind === 'gap') return answer(true);
      results.push(resultOf(nextKey(), executed.outcome));
    }
  } catch (error) {
    if (error instanceof StorageUnavailable) return afterOutage(answer(), error);
    if (error instanceof DomainError) {
      // What was done before is answered; the next batch hears the refusal.
      if (results.length > 0) return answer();
      throw error;
    }
    onFailure(error);
    results.push({ key: nextKey(), status: 'failed' });
  }
  return answer();
}
