import { useState } from 'react';
import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useLive } from '../../client/useLive.ts';
import { useRepair } from '../../client/useRepair.ts';
import { recordOf } from '../../data/queries/known.ts';
import { changed } from '../../domain/core/documents.ts';
import { FormDialog, REPAIR } from '../../ui/forms/FormDialog.tsx';
import { ProfessionalFields, useProfessionalForm } from './ProfessionalForm.tsx';
import { PROFESSIONAL } from './texts.ts';
import { type ProfessionalValues, valuesOf } from './values.ts';

type Props = CommandEditorProps<'profile.setProfessional'>;

/** Mends refused professional data: what was sent, over what there is. */
export default function ProfessionalEditor(props: Props) {
  const profile = useLive('professional.own', {});
  const [start, setStart] = useState<ProfessionalValues | null>(null);
  if (start === null && profile !== undefined)
    setStart(valuesOf(changed({ ...recordOf(profile) }, props.args)));
  return start && <Mend {...props} start={start} />;
}

function Mend({ args, refusal, onSubmit, onClose, start }: Props & { start: ProfessionalValues }) {
  const form = useProfessionalForm({
    start,
    draftKey: null,
    always: Object.keys(args),
    refused: refusal.fields,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <FormDialog
      {...REPAIR}
      title={PROFESSIONAL}
      form={form}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    >
      <ProfessionalFields form={form} />
    </FormDialog>
  );
}
