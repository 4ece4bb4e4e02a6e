import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from '../../ui/forms/FormDialog.tsx';
import { AppointmentFields, type AppointmentFieldsProps } from './AppointmentFields.tsx';
import type { SessionFormState } from './useSessionForm.ts';

/** Where a session is booked or moved, the first time, or again after the server's no. */
export function SessionFormDialog<A>({
  form,
  parts,
  about,
  ...props
}: Omit<FormDialogProps, 'form' | 'children'> & {
  readonly form: SessionFormState<A>;
  readonly parts: AppointmentFieldsProps['parts'];
  /** What is moved. */
  readonly about?: ReactNode;
}) {
  if (!form.isReady) return null;
  return (
    <FormDialog {...props} form={form} isBlocked={form.isTaken}>
      {about && <Typography sx={{ color: 'text.secondary', marginBottom: 1 }}>{about}</Typography>}
      <AppointmentFields
        form={form.values}
        errors={form.errors}
        onChange={form.change}
        earliest={form.earliest}
        needsPsychologist={form.needsPsychologist}
        collision={form.collision}
        free={form.free}
        isMeant={form.isMeant}
        parts={parts}
      />
    </FormDialog>
  );
}
