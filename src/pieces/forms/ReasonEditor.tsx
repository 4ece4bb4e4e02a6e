import Stack from '@mui/material/Stack';
import type * as v from 'valibot';
import { FormDialog, REPAIR } from '../../ui/forms/FormDialog.tsx';
import type { EditorRefusal } from '../../client/commandEditor.ts';
import { useRepair } from '../../client/useRepair.ts';
import { ReasonField } from './ReasonField.tsx';
import { useReasonForm, type WithReason } from './useReasonForm.ts';

/** Mends a refused change of which nothing but the reason was typed. */
export function ReasonEditor<A extends WithReason>(props: {
  readonly title: string;
  readonly args: A;
  readonly schema: v.GenericSchema<unknown, A>;
  readonly refusal: EditorRefusal;
  readonly onSubmit: (args: A) => Promise<void>;
  readonly onClose: () => void;
}) {
  const { title, args, schema, refusal, onSubmit, onClose } = props;
  const form = useReasonForm(schema, args, { refused: {} });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <FormDialog
      {...REPAIR}
      title={title}
      form={form}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    >
      <Stack sx={{ paddingTop: 1 }}>
        <ReasonField form={form} />
      </Stack>
    </FormDialog>
  );
}
