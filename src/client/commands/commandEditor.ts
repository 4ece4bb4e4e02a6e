import type { ComponentType } from 'react';
import type { CommandArgs, CommandName } from '../../domain/registry.ts';

/** Why a change was refused, in words that are safe to show. */
export interface EditorRefusal {
  readonly reason: string | null;
  /** Of which arguments the server spoke, where it named some. */
  readonly fields: Readonly<Record<string, string>>;
  /** What else it told, e.g. what stands in the way. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * What a feature offers to mend a refused change: its own form, filled in with what the person had entered.
 * `onSubmit` queues the change anew and rejects with a `PlainError` when it cannot.
 */
export interface CommandEditorProps<N extends CommandName = CommandName> {
  readonly args: CommandArgs<N>;
  readonly refusal: EditorRefusal;
  readonly onSubmit: (args: CommandArgs<N>) => Promise<void>;
  /** The person's work was saved by another command: takes the refused one off the list. */
  readonly onReplaced: () => Promise<void>;
  readonly onClose: () => void;
}

/** Why a command has none: it is tried again or discarded as it is, or no screen gives it. */
type NoEditor = 'nothing is typed' | 'no screen';

/** The editors, one per command that can be mended. `src/app/editors.ts` collects them from the features. */
export type CommandEditors = {
  readonly [N in CommandName]?: ComponentType<CommandEditorProps<N>> | NoEditor;
};

export function hasEditor(editors: CommandEditors, name: CommandName): boolean {
  const editor = editors[name];
  return editor !== undefined && typeof editor !== 'string';
}
