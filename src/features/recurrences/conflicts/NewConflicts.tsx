import { useCommand } from '../../../client/commands/useCommand.ts';
import type { Conflict } from '../../../domain/recurrences/conflicts.ts';
import { useToast } from '../../../ui/toasts/toasts.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type Resolution, resolutionArgs, solutionOf } from './resolution.ts';
import { RESOLVED } from '../texts.ts';
import type { Wanted } from './useConflicts.ts';
import { useOpenConflicts } from './useOpenConflicts.ts';

/** Decides about the conflicts of a new recurrence. */
export function NewConflicts(props: {
  /** What the form holds, as the command takes it. */
  readonly data: { readonly id: string };
  readonly candidate: NonNullable<Wanted>;
  readonly told: readonly Conflict[];
  readonly clearsDraft?: string;
  /** It is made in another way, or given up. */
  readonly onDone: () => unknown;
  /** It is given up. */
  readonly onDropped?: () => unknown;
  readonly onClose: () => void;
}) {
  const { data, clearsDraft } = props;
  const toast = useToast();
  const { run, saving, failure } = useCommand('recurringAppointment.resolveConflicts', RESOLVED);
  const openConflicts = useOpenConflicts();
  const resolve = async (resolution: Resolution) => {
    if (resolution.strategy === 'cancel') {
      await props.onDropped?.();
      await props.onDone();
      toast({ message: RESOLVED.done });
      return true;
    }
    const sent = await run(resolutionArgs(data, resolution), clearsDraft ? { clearsDraft } : {});
    if (!sent) return false;
    await props.onDone();
    openConflicts(sent);
    return true;
  };
  return (
    <ConflictDialog
      candidate={props.candidate}
      told={props.told}
      isNew
      draftKey={clearsDraft && solutionOf(clearsDraft)}
      saving={saving}
      failure={failure}
      onResolve={resolve}
      onClose={props.onClose}
    />
  );
}
