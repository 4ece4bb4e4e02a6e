import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { messageOf } from '../../client/errors.ts';
import { newId } from '../../client/newId.ts';
import { useDispatch } from '../../client/useDispatch.ts';
import { useLive } from '../../client/useLive.ts';
import { useRecordRead } from '../../client/useRecordRead.ts';
import type { Patient } from '../../domain/patients/patient.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { FormDialog, type FormFailure } from '../../ui/dialogs/FormDialog.tsx';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.ts';
import { PatientFields } from './PatientFields.tsx';
import {
  BLANK_PATIENT,
  type FieldErrors,
  NAME_AND_EMAIL,
  changedArgs,
  formOf,
  isFillable,
  newPatientArgs,
} from './patientForm.ts';
import { usePatientDraft } from './usePatientDraft.ts';
import { UNKNOWN } from '../../data/queries/known.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';

/** A new patient, or with a target that patient's data. */
export default function PatientDialog({ target, onClose }: DialogProps) {
  return target ? (
    <EditPatient id={target} onClose={onClose} />
  ) : (
    <PatientFormDialog patient={null} onClose={onClose} />
  );
}

function EditPatient({ id, onClose }: { id: string; onClose: () => void }) {
  const details = useLive('patients.byId', { id });
  // What the form started from stays, whatever arrives meanwhile: only the person's own changes are sent.
  const [start, setStart] = useState<Patient | null>(null);
  if (start === null && details && details !== UNKNOWN) setStart(details.patient);
  useRecordRead(start?.id ?? null, 'record');
  if (start) return <PatientFormDialog patient={start} onClose={onClose} />;
  if (details === undefined) return null;
  return (
    <AppDialog open title="Editar paciente" onClose={onClose}>
      {details === UNKNOWN ? (
        <Arriving what="Este paciente ainda não chegou a este aparelho." />
      ) : (
        'O paciente solicitado não foi encontrado ou você não tem permissão para acessá-lo.'
      )}
    </AppDialog>
  );
}

function PatientFormDialog({ patient, onClose }: { patient: Patient | null; onClose: () => void }) {
  const draft = usePatientDraft(patient?.id ?? null, patient ? formOf(patient) : BLANK_PATIENT);
  const { submit, errors, failure, saving } = useSubmit(patient, draft, onClose);
  const { form } = draft;
  if (form === null) return null;
  return (
    <FormDialog
      title={patient ? 'Editar paciente' : 'Novo paciente'}
      submitLabel={patient ? 'Salvar' : 'Criar paciente'}
      saving={saving}
      disabled={patient === null && !isFillable(form)}
      failure={failure}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    >
      {draft.failed && (
        <Alert severity="warning" sx={{ marginBottom: 1 }}>
          O rascunho não coube neste aparelho. Salve antes de fechar.
        </Alert>
      )}
      <PatientFields form={form} errors={errors} onChange={draft.change} isNew={patient === null} />
    </FormDialog>
  );
}

const INVALID = 'Dados inválidos';

const texts = (isNew: boolean) =>
  isNew
    ? { done: 'Paciente criado com sucesso!', refused: () => 'Erro ao criar paciente' }
    : { done: 'Paciente atualizado com sucesso!', refused: () => 'Erro ao atualizar paciente' };

function useSubmit(
  patient: Patient | null,
  draft: ReturnType<typeof usePatientDraft>,
  onClose: () => void,
) {
  const { send, saving } = useDispatch();
  const tell = useOutcomeToast();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<FormFailure | null>(null);

  const submit = async () => {
    const { form, key } = draft;
    if (!form) return;
    if (!isFillable(form)) return setFailure({ title: INVALID, message: NAME_AND_EMAIL });
    const checked = patient
      ? changedArgs(patient.id, formOf(patient), form)
      : newPatientArgs(newId(), form);
    if (!checked.valid) {
      setErrors(checked.errors);
      return setFailure({ title: INVALID, message: Object.values(checked.errors)[0] ?? '' });
    }
    if (patient && Object.keys(checked.args).length === 1) {
      await draft.drop();
      return onClose();
    }
    const said = texts(patient === null);
    try {
      await draft.flush().catch(() => undefined);
      const options = { clearsDraft: key };
      const sent = patient
        ? await send('patient.update', checked.args, options)
        : await send(
            'patient.create',
            checked.args as Parameters<typeof send<'patient.create'>>[1],
            options,
          );
      onClose();
      void tell(sent, said);
    } catch (error) {
      setFailure({
        title: said.refused(),
        message: messageOf(error, 'Ocorreu um erro inesperado. Tente novamente.'),
      });
    }
  };
  return { submit, errors, failure, saving };
}
