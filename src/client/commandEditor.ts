import type { ComponentType } from 'react';
import type { CommandArgs, CommandName } from '../domain/registry.ts';

/**
 * What a feature offers to mend a refused change: its own form, filled in with what the person had entered.
 * `onSubmit` queues the change anew and rejects with a `PlainError` when it cannot.
 */
export interface CommandEditorProps<N extends CommandName = CommandName> {
  readonly args: CommandArgs<N>;
  /** Why it was refused; safe to show. */
  readonly reason: string | null;
  readonly onSubmit: (args: CommandArgs<N>) => Promise<void>;
  /** The person's work was saved by another command: takes the refused one off the list. */
  readonly onReplaced: () => Promise<void>;
  readonly onClose: () => void;
}

/** The editors, one per command that can be mended. `src/app/editors.ts` collects them from the features. */
export type CommandEditors = {
  readonly [N in CommandName]?: ComponentType<CommandEditorProps<N>>;
};
