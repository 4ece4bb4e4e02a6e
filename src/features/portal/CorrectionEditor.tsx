import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useRepair } from '../../client/useRepair.ts';
import { REPAIR } from '../../ui/forms/FormDialog.tsx';
import { CorrectionForm, useCorrectionForm } from './CorrectionForm.tsx';

/** Mends a refused request to correct data. */
export default function CorrectionEditor(props: CommandEditorProps<'correction.request'>) {
  const { args, refusal, onSubmit, onClose } = props;
  const { field, wanted, ...of } = args;
  const form = useCorrectionForm(of, { field, wanted }, refusal.fields);
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <CorrectionForm
      {...REPAIR}
      form={form}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}
