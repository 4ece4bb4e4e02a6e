import { FormDialog, type FormDialogProps } from '../../ui/forms/FormDialog.tsx';
import { NAME_AND_EMAIL, isFillable } from './patientForm.ts';
import { PatientFields } from './PatientFields.tsx';
import type { PatientFormState } from './usePatientForm.ts';

/** Where a patient's data are entered, the first time, again, or after the server's no. */
export function PatientFormDialog<A>({
  form,
  isNew,
  ...props
}: Omit<FormDialogProps, 'form' | 'children' | 'isBlocked' | 'problemTitle'> & {
  readonly form: PatientFormState<A>;
  readonly isNew: boolean;
}) {
  if (!form.isReady) return null;
  return (
    <FormDialog
      {...props}
      form={form}
      isBlocked={isNew && !isFillable(form.values)}
      problemTitle={form.problem === NAME_AND_EMAIL ? 'Dados inválidos' : 'Confira os campos'}
    >
      <PatientFields
        form={form.values}
        errors={form.errors}
        duplicates={form.duplicates}
        onChange={form.change}
        onLeave={form.leave}
        isNew={isNew}
      />
    </FormDialog>
  );
}
