import { useState } from 'react';
import { newId } from '../../client/newId.ts';
import { useCommand } from '../../client/useCommand.ts';
import { useLive } from '../../client/useLive.ts';
import { useNewDraftKey } from '../../client/useNewDraftKey.ts';
import { usePatientRead } from '../../client/useRecordRead.ts';
import { UNKNOWN } from '../../data/queries/known.ts';
import { PATIENT_MISSING, type Patient } from '../../domain/patients/patient.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { BLANK_PATIENT, changedPatient, doubtOfFee, formOf, newPatient } from './patientForm.ts';
import { PatientFormDialog } from './PatientFormDialog.tsx';
import { usePatientForm } from './usePatientForm.ts';

/** A new patient, or with a target that patient's data. */
export default function PatientDialog({ target, draft = null, onClose }: DialogProps) {
  return target ? (
    <EditPatient id={target} onClose={onClose} />
  ) : (
    <OpenDraft draft={draft} onClose={onClose} />
  );
}

function OpenDraft({ draft, onClose }: { draft: string | null; onClose: () => void }) {
  const draftKey = useNewDraftKey('patient:new', draft);
  return draftKey === undefined ? null : <NewPatient draftKey={draftKey} onClose={onClose} />;
}

const CREATED = { done: 'Paciente criado com sucesso!', refused: 'Erro ao criar paciente' };

function NewPatient({ draftKey, onClose }: { draftKey: string; onClose: () => void }) {
  const [id] = useState(newId);
  const form = usePatientForm({ id, start: BLANK_PATIENT, draftKey, command: newPatient(id) });
  const { run, saving, failure } = useCommand('patient.create', CREATED);
  return (
    <PatientFormDialog
      form={form}
      isNew
      title="Novo paciente"
      submitLabel="Criar paciente"
      saving={saving}
      failure={failure}
      failureTitle={CREATED.refused}
      onSubmit={async () => (await form.submit(run)) && onClose()}
      onClose={onClose}
    />
  );
}

function EditPatient({ id, onClose }: { id: string; onClose: () => void }) {
  const details = useLive('patients.byId', { id });
  // What the form started from stays, whatever arrives meanwhile: only the person's own changes are sent.
  const [start, setStart] = useState<Patient | null>(null);
  if (start === null && details && details !== UNKNOWN) setStart(details.patient);
  usePatientRead(start);
  if (start) return <ChangePatient patient={start} onClose={onClose} />;
  if (details === undefined) return null;
  return (
    <AppDialog open title="Editar paciente" onClose={onClose}>
      {details === UNKNOWN ? (
        <Arriving what="Este paciente ainda não chegou a este aparelho." />
      ) : (
        PATIENT_MISSING
      )}
    </AppDialog>
  );
}

const UPDATED = {
  done: 'Paciente atualizado com sucesso!',
  refused: 'Erro ao atualizar paciente',
};

function ChangePatient({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const { id } = patient;
  const start = formOf(patient);
  const form = usePatientForm({
    id,
    start,
    draftKey: `patient:${id}`,
    command: changedPatient(id, start),
    doubt: (values) => doubtOfFee(values, start),
  });
  const { run, saving, failure } = useCommand('patient.update', UPDATED);
  const save = async () => {
    if (!form.changed) return onClose();
    if (await form.submit(run)) onClose();
  };
  return (
    <PatientFormDialog
      form={form}
      isNew={false}
      title="Editar paciente"
      submitLabel="Salvar"
      saving={saving}
      failure={failure}
      failureTitle={UPDATED.refused}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
