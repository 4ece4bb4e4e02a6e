import { useCallback, useState } from 'react';
import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useLive } from '../../client/useLive.ts';
import { useRecordRead } from '../../client/useRecordRead.ts';
import { RepairDialog } from '../../ui/dialogs/FormDialog.tsx';
import { useSubmit } from '../../ui/fields/useSubmit.ts';
import { PatientFields } from './PatientFields.tsx';
import {
  type Checked,
  type FieldErrors,
  type PatientForm,
  changedArgs,
  formOf,
  newPatientArgs,
} from './patientForm.ts';
import { UNKNOWN } from '../../data/queries/known.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';

/** Mends a refused new patient. */
export function NewPatientEditor({
  args,
  onReplaced: _,
  ...props
}: CommandEditorProps<'patient.create'>) {
  return (
    <Editor
      {...props}
      title="Novo paciente"
      start={formOf(args)}
      isNew
      check={(form) => newPatientArgs(args.id, form)}
    />
  );
}

/** Mends a refused edit: its changes over the record as it is now. */
export function PatientEditor({
  args,
  onReplaced: _,
  ...props
}: CommandEditorProps<'patient.update'>) {
  const details = useLive('patients.byId', { id: args.id });
  useRecordRead(args.id, 'record');
  if (details === undefined) return null;
  if (details === UNKNOWN)
    return (
      <AppDialog open title="Editar paciente" onClose={props.onClose}>
        <Arriving what="Este paciente ainda não chegou a este aparelho." />
      </AppDialog>
    );
  const before = formOf(details?.patient ?? {});
  return (
    <Editor
      {...props}
      title="Editar paciente"
      start={{ ...before, ...formOfChanges(args) }}
      isNew={false}
      check={(form) => changedArgs(args.id, before, form)}
    />
  );
}

const formOfChanges = ({ id: _, ...changes }: { id: string; [field: string]: unknown }) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      field === 'birthDate' ? value : (value ?? ''),
    ]),
  ) as Partial<PatientForm>;

function Editor<A>(props: {
  title: string;
  reason: string | null;
  start: PatientForm;
  isNew: boolean;
  check: (form: PatientForm) => Checked<A>;
  onSubmit: (args: A) => Promise<void>;
  onClose: () => void;
}) {
  const [form, setForm] = useState(props.start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { submit, failure, saving } = useSubmit(props.reason);
  const change = useCallback((changes: Partial<PatientForm>) => {
    setForm((former) => ({ ...former, ...changes }));
    setErrors({});
  }, []);
  const retry = async () => {
    const checked = props.check(form);
    if (checked.valid) await submit(() => props.onSubmit(checked.args));
    else setErrors(checked.errors);
  };
  return (
    <RepairDialog
      title={props.title}
      onClose={props.onClose}
      onSubmit={retry}
      saving={saving}
      failure={failure}
    >
      <PatientFields form={form} errors={errors} isNew={props.isNew} onChange={change} />
    </RepairDialog>
  );
}
