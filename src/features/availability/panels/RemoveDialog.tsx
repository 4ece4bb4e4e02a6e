import type { ReactNode } from 'react';
import { useCommand } from '../../../client/commands/useCommand.ts';
import type { CommandWords } from '../../../client/commands/useOutcome.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';

/** Asks before a break, a block or a period is removed. */
export function RemoveDialog(props: {
  readonly command:
    | 'recurringBreak.delete'
    | 'availabilityBlock.delete'
    | 'availabilityPeriod.delete';
  readonly words: CommandWords;
  readonly title: string;
  readonly children: ReactNode;
  /** Whose id is removed; `null` while nothing is asked. */
  readonly id: string | null;
  readonly onClose: () => void;
}) {
  const { command, words, id, onClose } = props;
  const { run, failure } = useCommand(command, words);
  return (
    <ConfirmDialog
      open={id !== null}
      title={props.title}
      confirmLabel="Remover"
      destructive
      onConfirm={async () => id !== null && (await run({ id })) !== null}
      failure={failure}
      onClose={onClose}
    >
      {props.children}
    </ConfirmDialog>
  );
}
