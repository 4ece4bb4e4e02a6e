import type { ReactNode } from 'react';
import {
  type EntityForm,
  type EntityFormOptions,
  useEntityForm,
} from '../../client/drafts/useEntityForm.ts';
import type { CommandArgs, CommandName } from '../../domain/registry.ts';
import { type Sending, SendingDialog, type Shown } from './SendingDialog.tsx';

/** The form of one command. */
export interface CommandForm<N extends CommandName, F> extends Pick<
  EntityFormOptions<F, CommandArgs<N>>,
  'rules' | 'doubt'
> {
  /** The form of something new, or of the record that is changed. */
  readonly start: F;
  /** The form of refused arguments. A form that nothing opens over them has none. */
  readonly of?: (args: CommandArgs<N>) => F;
  /** @param sent the refused arguments, if there are any */
  readonly toArgs: (form: F, sent: Partial<CommandArgs<N>>) => object;
}

/** Opens a command's form: for something new, over a record, or over a refused command. */
export function useCommandForm<N extends CommandName, F extends object>(
  { command, refused }: Pick<Sending<N>, 'command' | 'refused'>,
  { start, of, toArgs, ...form }: CommandForm<N, F>,
  draftKey: string | null = null,
): EntityForm<F, CommandArgs<N>> {
  return useEntityForm<F, CommandArgs<N>>({
    ...form,
    schema: command.args,
    start: refused && of ? of(refused.args) : start,
    draftKey: refused ? null : draftKey,
    toArgs: (values) => toArgs(values, refused?.args ?? {}),
    refused: refused?.refusal.fields,
  });
}

/** Shows the form of one command with its fields. */
export function CommandDialog<N extends CommandName, F extends object>({
  form: of,
  draftKey = null,
  children,
  shown,
  ...props
}: Sending<N> &
  Omit<Shown, 'children'> & {
    readonly form: CommandForm<N, F>;
    /** The key under which it is kept on the device while it is written. */
    readonly draftKey?: string | null;
    /** Props of the dialog that depend on what was entered. */
    readonly shown?: (form: EntityForm<F, CommandArgs<N>>) => Partial<Shown>;
    readonly children: (form: EntityForm<F, CommandArgs<N>>) => ReactNode;
  }) {
  const form = useCommandForm(props, of, draftKey);
  return (
    <SendingDialog {...props} {...shown?.(form)} form={form}>
      {children(form)}
    </SendingDialog>
  );
}
