import * as v from 'valibot';
import type { CommandEditorProps, EditorRefusal } from '../../client/commands/commandEditor.ts';
import { type Conflict, conflictSchema } from '../../domain/recurrences/conflicts.ts';
import { useToast } from '../../ui/toasts/toasts.ts';
import { RESOLVED } from './texts.ts';

const listed = v.array(conflictSchema);

/** What the server told to stand in the way; none where it refused for another reason. */
export function conflictsIn({ details }: EditorRefusal): readonly Conflict[] {
  const parsed = v.safeParse(listed, details?.['conflicts']);
  return parsed.success ? parsed.output : [];
}

/** Gives the refused change up. */
export function useGivingUp({ onReplaced }: Pick<CommandEditorProps, 'onReplaced'>) {
  const toast = useToast();
  return async () => {
    await onReplaced();
    toast({ message: RESOLVED.done });
  };
}
