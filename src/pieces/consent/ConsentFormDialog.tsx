import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DayField } from '../../ui/DayField.tsx';
import { FormDialog, type FormDialogProps } from '../../ui/forms/FormDialog.tsx';
import { ConsentKinds } from './ConsentFields.tsx';
import { ProviderText } from './ProviderText.tsx';
import type { ConsentForm } from './useConsentForm.ts';

/** Where it is written down what a patient has agreed to. */
export function ConsentFormDialog({
  of: { form, today },
  intro,
  ...props
}: Omit<FormDialogProps, 'form' | 'children'> & {
  readonly of: ConsentForm;
  readonly intro?: ReactNode;
}) {
  const { values, errors, change } = form;
  return (
    <FormDialog {...props} form={form}>
      <Stack sx={{ gap: 2.5, paddingTop: 1 }}>
        {intro && <Typography>{intro}</Typography>}
        <ConsentKinds
          label="O paciente concorda com"
          value={values.kinds}
          onChange={(kinds) => change({ kinds })}
          error={errors.kinds}
        />
        <ProviderText />
        <DayField
          label="Dia em que consentiu"
          value={values.day}
          max={today}
          required
          onChange={(day) => change({ day })}
          error={errors.day ?? null}
        />
      </Stack>
    </FormDialog>
  );
}
