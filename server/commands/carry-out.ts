import type { Actor } from '../../src/domain/core/command.ts';
import { DomainError } from '../../src/domain/core/errors.ts';
import { type Execution, execute } from '../sync/execute.ts';
import type { Outcome } from '../sync/store.ts';

const asError = ({
  code,
  message,
  http,
  details,
}: Extract<Outcome, { status: 'refused' }>): DomainError =>
  new DomainError(code, message, http as DomainError['status'], details);

/** Carries out a command for a REST call. @throws DomainError when it is refused */
export async function carryOut(
  execution: Execution,
  actor: Actor,
  name: string,
  args: unknown,
  key?: string,
): Promise<void> {
  const executed = await execute(execution, actor, { name, args, key });
  if (executed.kind === 'answer' && executed.outcome.status === 'refused')
    throw asError(executed.outcome);
}
