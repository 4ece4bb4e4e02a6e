import { useState } from 'react';
import { newId } from '../../../client/newId.ts';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { useNewDraftKey } from '../../../client/drafts/useNewDraftKey.ts';
import { usePatientRead } from '../../../client/records/useRecordRead.ts';
import type { DispatchOptions } from '../../../data/device.ts';
import { UNKNOWN } from '../../../data/queries/kit/known.ts';
import { createPatient, updatePatient } from '../../../domain/patients/commands.ts';
import { PATIENT_MISSING, type Patient } from '../../../domain/patients/patient.ts';
import type { CommandArgs } from '../../../domain/registry.ts';
import { editorOf, type Opened, SendingDialog } from '../../../pieces/forms/SendingDialog.tsx';
import { OverRecord } from '../../../pieces/forms/OverRecord.tsx';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { PatientFields } from './PatientFields.tsx';
import {
  BLANK_PATIENT,
  changedPatient,
  doubtOfFee,
  formOf,
  formOfChanges,
  newPatient,
  shownOf,
} from './patientForm.ts';
import { useFeeChange } from './useFeeChange.tsx';
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

function NewPatient(props: { readonly draftKey?: string } & Opened<'patient.create'>) {
  const { draftKey = null, refused, onClose } = props;
  const [id] = useState(() => refused?.args.id ?? newId());
  const form = usePatientForm({
    id,
    start: refused ? formOf(refused.args) : BLANK_PATIENT,
    draftKey,
    command: newPatient(id),
    refused: refused?.refusal.fields,
  });
  return (
    <SendingDialog
      command={createPatient}
      words={CREATED}
      refused={refused}
      title="Novo paciente"
      submitLabel="Criar paciente"
      form={form}
      {...shownOf(form, true)}
      onClose={onClose}
    >
      <PatientFields form={form} isNew />
    </SendingDialog>
  );
}

/** Mends a refused new patient. */
export const NewPatientEditor = editorOf<'patient.create'>(NewPatient);

/** Mends a refused edit: its changes over the record as it is now. */
export const PatientEditor = editorOf<'patient.update'>(EditPatient);

function EditPatient({ id, ...props }: { readonly id: string } & Opened<'patient.update'>) {
  const details = useLive('patients.byId', { id });
  const patient = details && details !== UNKNOWN ? details.patient : details;
  return (
    <OverRecord
      // What was typed for a patient who is gone stays in sight.
      known={patient === null && props.refused ? {} : patient}
      title="Editar paciente"
      missing={PATIENT_MISSING}
      arriving="Este paciente ainda não chegou a este aparelho."
      onClose={props.onClose}
    >
      {(patient: Partial<Patient>) => <ChangePatient {...props} id={id} patient={patient} />}
    </OverRecord>
  );
}

const UPDATED = {
  done: 'Paciente atualizado com sucesso!',
  refused: 'Erro ao atualizar paciente',
};

function ChangePatient(
  props: { readonly id: string; readonly patient: Partial<Patient> } & Opened<'patient.update'>,
) {
  const { id, patient, refused, onClose } = props;
  usePatientRead(isWhole(patient) ? patient : null);
  const before = formOf(patient);
  const form = usePatientForm({
    id,
    start: { ...before, ...(refused && formOfChanges(refused.args)) },
    draftKey: refused ? null : `patient:${id}`,
    command: changedPatient(id, before),
    doubt: (values) => doubtOfFee(values, before),
    refused: refused?.refusal.fields,
  });
  const { run, ...updating } = useCommand('patient.update', UPDATED);
  const fees = useFeeChange(id, before.sessionFee, form.values.sessionFee);
  const save = async (args: CommandArgs<'patient.update'>, options: DispatchOptions) => {
    const sent = await run(args, options);
    if (sent) await fees.apply();
    return sent;
  };
  return (
    <SendingDialog
      command={updatePatient}
      words={UPDATED}
      send={{ ...updating, run: save }}
      refused={refused}
      isChange
      title="Editar paciente"
      form={form}
      {...shownOf(form, false)}
      onClose={onClose}
    >
      <PatientFields form={form} isNew={false} feeChange={!refused && fees.shown} />
    </SendingDialog>
  );
}

const isWhole = (patient: Partial<Patient>): patient is Patient => patient.id !== undefined;
