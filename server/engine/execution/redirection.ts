import type { Actor } from '../../../src/domain/core/command.ts';
import type { CommandArgs, CommandName } from '../../../src/domain/registry.ts';
import type { CommandTransaction } from './store.ts';

/** A command that is carried out in place of the one that arrived. */
interface Redirected {
  readonly name: CommandName;
  readonly args: unknown;
}

/**
 * What a device's command means whose document is not there; `null` where it means nothing and is refused. What it
 * touched by its own words is recorded all the same.
 */
export type Redirection<N extends CommandName = CommandName> = (
  args: CommandArgs<N>,
  context: { readonly actor: Actor; readonly tx: CommandTransaction },
) => Promise<Redirected | null>;

/** Commands of devices that may name a document which the server made part of another. */
export type Redirections = { readonly [N in CommandName]?: Redirection<N> };
