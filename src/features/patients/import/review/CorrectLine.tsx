import { FormDialog } from '../../../../ui/forms/FormDialog.tsx';
import { PatientFields } from '../../form/PatientFields.tsx';
import { newPatient, type PatientForm, shownOf } from '../../form/patientForm.ts';
import { usePatientForm } from '../../form/usePatientForm.ts';
import type { Judged } from '../judge.ts';
import { OtherValues } from './OtherValues.tsx';

/** A line of the file as the form of a patient: what is kept here takes the file's place. */
export function CorrectLine(props: {
  readonly judged: Judged;
  readonly onCorrect: (form: PatientForm) => void;
  readonly onClose: () => void;
}) {
  const { judged, onCorrect, onClose } = props;
  const { id, line, form: start, fields, reasons } = judged;
  const form = usePatientForm({
    id,
    start,
    draftKey: null,
    command: newPatient(id),
    refused: fields,
  });
  const keep = async () => {
    onCorrect(form.values);
    return true;
  };
  if (!form.isReady) return null;
  return (
    <FormDialog
      {...shownOf(form, true)}
      form={form}
      title={`Linha ${line} do arquivo`}
      submitLabel="Guardar"
      saving={false}
      failure={reasons.length > 0 ? reasons.join(' ') : null}
      severity="warning"
      onSubmit={async () => (await form.submit(keep)) && onClose()}
      onClose={onClose}
    >
      <OtherValues judged={judged} values={form.values} onChange={form.change} />
      <PatientFields form={form} isNew />
    </FormDialog>
  );
}
