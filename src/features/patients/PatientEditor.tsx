import { useState } from 'react';
import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useLive } from '../../client/useLive.ts';
import { usePatientRead } from '../../client/useRecordRead.ts';
import { useRepair } from '../../client/useRepair.ts';
import { recordOf, UNKNOWN } from '../../data/queries/known.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { REPAIR } from '../../ui/forms/FormDialog.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { changedPatient, doubtOfFee, formOf, newPatient, type PatientForm } from './patientForm.ts';
import { PatientFormDialog } from './PatientFormDialog.tsx';
import { usePatientForm } from './usePatientForm.ts';

/** Mends a refused new patient. */
export function NewPatientEditor(props: CommandEditorProps<'patient.create'>) {
  const { args, refusal, onSubmit, onClose } = props;
  const form = usePatientForm({
    id: args.id,
    start: formOf(args),
    draftKey: null,
    command: newPatient(args.id),
    refused: refusal.fields,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <PatientFormDialog
      {...REPAIR}
      form={form}
      isNew
      title="Novo paciente"
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}

/** Mends a refused edit: its changes over the record as it is now. */
export function PatientEditor(props: CommandEditorProps<'patient.update'>) {
  const { id } = props.args;
  const details = useLive('patients.byId', { id });
  const [before, setBefore] = useState<PatientForm | null>(null);
  if (before === null && details !== undefined && details !== UNKNOWN)
    setBefore(formOf(details?.patient ?? {}));
  usePatientRead(recordOf(details)?.patient ?? null);
  if (before) return <Changes {...props} before={before} />;
  if (details === undefined) return null;
  return (
    <AppDialog open title="Editar paciente" onClose={props.onClose}>
      <Arriving what="Este paciente ainda não chegou a este aparelho." />
    </AppDialog>
  );
}

function Changes({
  args: { id, ...changes },
  refusal,
  before,
  onSubmit,
  onClose,
}: CommandEditorProps<'patient.update'> & { readonly before: PatientForm }) {
  const form = usePatientForm({
    id,
    start: { ...before, ...formOfChanges(changes) },
    draftKey: null,
    command: changedPatient(id, before),
    doubt: (values) => doubtOfFee(values, before),
    refused: refusal.fields,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <PatientFormDialog
      {...REPAIR}
      form={form}
      isNew={false}
      title="Editar paciente"
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}

/** What is no text, and `null` where there is none. */
const isNoText = (field: string): boolean =>
  ['birthDate', 'guardianAuthorizedOn', 'sessionFee'].includes(field);

const formOfChanges = (changes: { readonly [field: string]: unknown }) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      isNoText(field) ? value : (value ?? ''),
    ]),
  ) as Partial<PatientForm>;
