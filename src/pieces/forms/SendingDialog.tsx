import type { ComponentType } from 'react';
import type { CommandEditorProps } from '../../client/commands/commandEditor.ts';
import { useCommand } from '../../client/commands/useCommand.ts';
import type { EntityForm } from '../../client/drafts/useEntityForm.ts';
import type { CommandWords } from '../../client/commands/useOutcome.ts';
import { useRepair } from '../../client/commands/useRepair.ts';
import type { DispatchOptions } from '../../data/device.ts';
import type { Command } from '../../domain/core/command.ts';
import type { CommandArgs, CommandName } from '../../domain/registry.ts';
import { FormDialog, type FormDialogProps, REPAIR } from '../../ui/forms/FormDialog.tsx';
import type { Act } from '../../ui/forms/useAct.ts';

/** Tells how a command's form is open: for the command itself, or over a refused one. */
export interface Opened<N extends CommandName> {
  readonly refused?: CommandEditorProps<N> | undefined;
  readonly onClose: () => void;
}

/** Makes the editor of a refused command out of its form. Its `id` names the record. */
export const editorOf = <N extends CommandName>(
  Form: ComponentType<{ readonly id: string } & Opened<N>>,
) =>
  function Editor(props: CommandEditorProps<N>) {
    const { id } = props.args as { readonly id: string };
    return <Form id={id} refused={props} onClose={props.onClose} />;
  };

/** Gives a command in another way than `useCommand` does, e.g. with an undo. */
type Send<N extends CommandName> = Pick<
  Act<[args: CommandArgs<N>, options: DispatchOptions], unknown>,
  'run' | 'saving' | 'failure'
>;

export interface Sending<N extends CommandName> extends Opened<N> {
  readonly command: Command<N, CommandArgs<N>>;
  readonly words: CommandWords;
  readonly send?: Send<N>;
  /** True if the command changes a record. Without a change the dialog closes and sends nothing. */
  readonly isChange?: boolean;
}

/** The parts of the dialog that a form sets. A failure's headline is the command's, unless told. */
export type Shown = Omit<
  FormDialogProps,
  'form' | 'saving' | 'failure' | 'severity' | 'submitLabel' | 'onSubmit' | 'onClose'
> & { readonly submitLabel?: string };

/** Shows the form of a refused command, and sends it again. */
export function MendedDialog<N extends CommandName, F>(
  props: Shown & {
    readonly form: EntityForm<F, CommandArgs<N>>;
    readonly refused: CommandEditorProps<N>;
  },
) {
  const { form, refused, ...shown } = props;
  const { run, saving, failure } = useRepair(refused.refusal, refused.onSubmit);
  if (!form.isReady) return null;
  return (
    <FormDialog
      {...shown}
      {...REPAIR}
      failureTitle={undefined}
      form={form}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={refused.onClose}
    />
  );
}

/** Shows the form of a new command, and gives it. */
function GivenDialog<N extends CommandName, F>(
  props: Sending<N> & Shown & { readonly form: EntityForm<F, CommandArgs<N>> },
) {
  const { command, words, send, isChange, form, onClose, ...shown } = props;
  const given = useCommand(command.name, words);
  const { run, saving, failure } = send ?? given;
  const submit = async () => {
    if (isChange && !form.changed && form.valid) onClose();
    else if (await form.submit(run)) onClose();
  };
  if (!form.isReady) return null;
  return (
    <FormDialog
      submitLabel="Salvar"
      failureTitle={typeof words.refused === 'string' ? words.refused : undefined}
      {...shown}
      form={form}
      saving={saving}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

/** Shows a form's dialog. It gives the command, or sends a refused one again. */
export function SendingDialog<N extends CommandName, F>(
  props: Sending<N> & Shown & { readonly form: EntityForm<F, CommandArgs<N>> },
) {
  const { refused } = props;
  return refused ? <MendedDialog {...props} refused={refused} /> : <GivenDialog {...props} />;
}
