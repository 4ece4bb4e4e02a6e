import type { ReactNode } from 'react';
import { useCommand } from '../../../client/commands/useCommand.ts';
import type { Conflict } from '../../../domain/recurrences/conflicts.ts';
import type { ClockTimes } from '../../../domain/recurrences/clockSpan.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type Resolution, solutionOf } from './resolution.ts';
import { STEP } from '../texts.ts';
import type { Wanted } from './useConflicts.ts';

/**
 * Decides about the conflicts of a recurrence that there is: what stands in its way is deactivated first, or it takes
 * another time.
 */
export function ChangeConflicts(props: {
  readonly candidate: NonNullable<Wanted>;
  readonly told: readonly Conflict[];
  readonly about?: ReactNode;
  /** Whether what is typed is kept as a draft. */
  readonly isKept?: boolean;
  readonly saving: boolean;
  readonly failure: string | null;
  /** @param times the new ones; `null` where those that were wanted stay */
  readonly onChange: (times: ClockTimes | null) => Promise<unknown>;
  readonly onCancel: () => unknown;
  readonly onClose: () => void;
}) {
  const step = useCommand('recurringAppointment.deactivate', STEP);
  const resolve = async (resolution: Resolution) => {
    if (resolution.strategy === 'cancel') return props.onCancel();
    if (resolution.strategy === 'modify') return props.onChange(resolution.newTime);
    for (const id of resolution.others) if (!(await step.run({ id }))) return false;
    return props.onChange(null);
  };
  return (
    <ConflictDialog
      candidate={props.candidate}
      told={props.told}
      isNew={false}
      draftKey={props.isKept ? solutionOf(`recurrence:${props.candidate.id}`) : undefined}
      {...(props.about && { about: props.about })}
      saving={props.saving || step.saving}
      failure={step.failure ?? props.failure}
      onResolve={resolve}
      onClose={props.onClose}
    />
  );
}
