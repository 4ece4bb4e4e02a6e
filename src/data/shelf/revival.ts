import type { CommandName } from '../../domain/registry.ts';

/** One command of those that make the kept state anew. */
export interface Revival {
  readonly name: CommandName;
  readonly args: unknown;
  /** The text that it was made from: where an empty one is named, both texts are kept. */
  readonly base?: string;
}
