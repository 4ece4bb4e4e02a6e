import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from '../../ui/forms/FormDialog.tsx';
import { RecurrenceFields } from './RecurrenceFields.tsx';
import { NO_DAYS, REQUIRED } from './texts.ts';
import type { RecurrenceFormState } from './useRecurrenceForm.ts';

const isMissing = (problem: string | null): boolean => problem === REQUIRED || problem === NO_DAYS;

/** Where a recurrence is entered, the first time, again, or after the server's no. */
export function RecurrenceFormDialog<A>({
  form,
  isNew,
  about,
  ...props
}: Omit<FormDialogProps, 'form' | 'children' | 'problemTitle'> & {
  readonly form: RecurrenceFormState<A>;
  readonly isNew: boolean;
  /** Whose it is, where that cannot be changed. */
  readonly about?: ReactNode;
}) {
  if (!form.isReady) return null;
  return (
    <FormDialog
      {...props}
      form={form}
      problemTitle={isMissing(form.problem) ? 'Dados obrigatórios' : 'Confira os campos'}
    >
      {about && <Typography sx={{ color: 'text.secondary', marginBottom: 1 }}>{about}</Typography>}
      <RecurrenceFields
        form={form.values}
        errors={form.errors}
        onChange={form.change}
        earliest={form.earliest}
        needsPsychologist={form.needsPsychologist}
        conflicts={form.conflicts}
        isNew={isNew}
      />
    </FormDialog>
  );
}
