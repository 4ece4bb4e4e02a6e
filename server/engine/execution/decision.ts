import type { Actor } from '../../../src/domain/core/command.ts';
import type { CommandArgs, CommandName } from '../../../src/domain/registry.ts';
import type { AuditEvent } from '../audit-log/event.ts';
import type { CommandTransaction } from './store.ts';
import type { WorkingSet } from './working-set.ts';

/** What a decision may look at beside the arguments. */
export interface DecisionContext {
  readonly actor: Actor;
  readonly tx: CommandTransaction;
  /** With the command's own effect in it; a decision may change it further. */
  readonly documents: WorkingSet;
  /** When the person acted, ISO. */
  readonly at: string;
  /** The server's clock, ISO: later than `at` where the person acted without a network. */
  readonly now: string;
  readonly clientId: string | null;
  readonly baseV: number | undefined;
  readonly newId: () => string;
  /** Keeps what the command did for the security of the practice, as the actor's deed on this device. */
  readonly record: (event: Pick<AuditEvent, 'kind' | 'subjectId' | 'details'>) => Promise<void>;
}

/** What only the server may decide, after the command's own rules have agreed. @throws DomainError */
export type Decision<N extends CommandName = CommandName> = (
  args: CommandArgs<N>,
  context: DecisionContext,
) => Promise<void>;

export type Decisions = { readonly [N in CommandName]?: Decision<N> };

/** What follows a rule's no, in the same transaction as its answer: e.g. work that tells somebody. */
export type Aftermath<N extends CommandName = CommandName> = (
  args: CommandArgs<N>,
  context: Pick<DecisionContext, 'actor' | 'tx' | 'now'>,
) => Promise<void>;

/** By the command that was refused. */
export type Aftermaths = { readonly [N in CommandName]?: Aftermath<N> };

/** Where several decide on one command, each does, in their order. */
export function joinDecisions(all: readonly Decisions[]): Decisions {
  const joined: Partial<Record<CommandName, Decision>> = {};
  for (const [name, decide] of all.flatMap((one) => Object.entries(one))) {
    const before = joined[name as CommandName];
    const next = decide as Decision;
    joined[name as CommandName] = before
      ? async (args, context) => {
          await before(args, context);
          await next(args, context);
        }
      : next;
  }
  return joined as Decisions;
}
