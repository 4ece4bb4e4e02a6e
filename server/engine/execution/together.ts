import type { Actor } from '../../../src/domain/core/command.ts';
import { DomainError } from '../../../src/domain/core/errors.ts';
import { type Arriving, check, type Valid } from './check.ts';
import { type Executed, type Execution, perform, Unchanged } from './execute.ts';
import { CommandGroup, GroupBroken, type Plan } from './group.ts';

/** At most so many at a time: what one alone would have been refused for is tried twice. */
export const GROUP_COMMANDS = 25;

/** After so long no further command of a group begins: others wait for the practice, and for the database. */
const GROUP_MS = 20;

/** Nor with so many documents to write at its end: a daily recurrence has hundreds, which are soon made and long written. */
const GROUP_DOCUMENTS = 50;

const planOf = (
  commands: readonly Arriving[],
  checked: readonly (Valid | DomainError)[],
): Plan => ({
  keys: commands.flatMap(({ key }) => key ?? []),
  clientId: commands[0]?.client?.id,
  refs: checked.flatMap((valid) =>
    valid instanceof DomainError ? [] : [...valid.touches, ...valid.reads],
  ),
});

const unchanged = (error: unknown): Executed => {
  if (error instanceof Unchanged) return error.executed;
  throw error;
};

/**
 * Carries out a device's commands one after the other, each exactly once, in one transaction.
 * @returns what became of the first of them, at least of one; `null` where one cannot be carried out beside the others:
 *   nothing has happened then, and each has to be carried out alone
 * @throws StorageUnavailable, and DomainError where the person may no longer act
 */
export async function executeTogether(
  execution: Execution,
  actor: Actor,
  commands: readonly Arriving[],
): Promise<readonly Executed[] | null> {
  const run = async (group: CommandGroup, checked: readonly (Valid | DomainError)[]) => {
    const executed: Executed[] = [];
    const end = execution.now() + GROUP_MS;
    for (const [index, arriving] of commands.entries()) {
      const valid = checked[index];
      const one = await perform(execution, group.next(), actor, arriving, valid).catch(unchanged);
      executed.push(one);
      const isFull = execution.now() >= end || group.size >= GROUP_DOCUMENTS;
      if (one.kind === 'gap' || isFull) break;
    }
    return { executed, used: await group.finish() };
  };
  try {
    return await execution.store.transact(
      actor,
      async (tx, giveBack) => {
        try {
          const checked = commands.map((one) => check(one, actor));
          const group = await CommandGroup.open(tx, planOf(commands, checked));
          const { executed, used } = await run(group, checked);
          if (used < commands.length) await giveBack(commands.length - used);
          return executed;
        } catch {
          // Whatever it is: the command that it belongs to says so alone.
          throw new GroupBroken();
        }
      },
      commands.length,
    );
  } catch (error) {
    if (error instanceof GroupBroken) return null;
    throw error;
  }
}
