import Stack from '@mui/material/Stack';
import { type EntityForm, useEntityForm } from '../../client/useEntityForm.ts';
import { requestCorrection } from '../../domain/corrections/commands.ts';
import { type CorrectionField, correctionFields } from '../../domain/corrections/correction.ts';
import { fieldNames } from '../../domain/corrections/labels.ts';
import type { CommandArgs } from '../../domain/registry.ts';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { FormDialog, type FormDialogProps } from '../../ui/forms/FormDialog.tsx';
import type { FieldErrors } from '../../ui/forms/useForm.ts';

interface Values {
  readonly field: string;
  readonly wanted: string;
}
type Args = CommandArgs<'correction.request'>;

export const useCorrectionForm = (
  of: Pick<Args, 'id' | 'patientId'>,
  start: Values,
  refused?: FieldErrors<Values>,
): EntityForm<Values, Args> =>
  useEntityForm<Values, Args>({
    schema: requestCorrection.args,
    start,
    draftKey: null,
    toArgs: (values) => ({ ...of, ...values }),
    refused,
  });

const FIELDS = correctionFields.map((id: CorrectionField) => ({ id, name: fieldNames[id] }));

/** What is wrong in the registration data, and how it should be. */
export function CorrectionForm({
  form,
  ...dialog
}: Omit<FormDialogProps, 'children' | 'form' | 'title'> & {
  readonly form: EntityForm<Values, Args>;
}) {
  const { error, onChange, value } = form.field('field');
  return (
    <FormDialog {...dialog} form={form} title="Pedir correção" maxWidth="xs">
      <Stack sx={{ gap: 2.5, paddingTop: 1 }}>
        <ChoiceField
          label="O que corrigir"
          options={FIELDS}
          value={value}
          onChange={(field) => onChange(field ?? '')}
          error={error ?? undefined}
          required
        />
        <TextInput
          {...form.field('wanted')}
          label="Como deve ficar"
          helperText="Só dados de cadastro. Assuntos de saúde, converse com o seu psicólogo."
          multiline
          minRows={2}
          required
        />
      </Stack>
    </FormDialog>
  );
}
