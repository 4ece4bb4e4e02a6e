import type { CommandEditorProps } from '../../../client/commandEditor.ts';
import { useRepair } from '../../../client/useRepair.ts';
import { REPAIR } from '../../../ui/forms/FormDialog.tsx';
import { AnswerForm, useAnswerForm } from './AnswerForm.tsx';

/** Mends a refused answer to a request to correct data. */
export default function AnswerEditor(props: CommandEditorProps<'correction.answer'>) {
  const { args, refusal, onSubmit, onClose } = props;
  const start = { outcome: args.outcome, reason: args.reason ?? '' };
  const form = useAnswerForm(args.id, start, refusal.fields);
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <AnswerForm
      {...REPAIR}
      form={form}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}
