import { PatientFormDialog } from '../PatientFormDialog.tsx';
import { newPatient, type PatientForm } from '../patientForm.ts';
import { usePatientForm } from '../usePatientForm.ts';
import type { Judged } from './judge.ts';

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
  return (
    <PatientFormDialog
      form={form}
      isNew
      title={`Linha ${line} do arquivo`}
      submitLabel="Guardar"
      saving={false}
      failure={reasons.length > 0 ? reasons.join(' ') : null}
      severity="warning"
      onSubmit={async () => (await form.submit(keep)) && onClose()}
      onClose={onClose}
    />
  );
}
