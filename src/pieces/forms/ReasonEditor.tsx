import Stack from '@mui/material/Stack';
import type * as v from 'valibot';
import type { CommandEditorProps } from '../../client/commands/commandEditor.ts';
import type { CommandArgs, CommandName } from '../../domain/registry.ts';
import { MendedDialog } from './SendingDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useReasonForm, type WithReason } from './useReasonForm.ts';

/** Mends a refused change of which nothing but the reason was typed. */
export function ReasonEditor<N extends CommandName>(props: {
  readonly title: string;
  readonly schema: v.GenericSchema<unknown, CommandArgs<N> & WithReason>;
  readonly refused: CommandEditorProps<N>;
}) {
  const { title, schema, refused } = props;
  const form = useReasonForm(schema, refused.args as CommandArgs<N> & WithReason, { refused: {} });
  return (
    <MendedDialog refused={refused} title={title} form={form}>
      <Stack sx={{ paddingTop: 1 }}>
        <ReasonField form={form} />
      </Stack>
    </MendedDialog>
  );
}
