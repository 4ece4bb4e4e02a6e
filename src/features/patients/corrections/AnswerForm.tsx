import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { type EntityForm, useEntityForm } from '../../../client/useEntityForm.ts';
import { answerCorrection } from '../../../domain/corrections/commands.ts';
import type { CorrectionOutcome } from '../../../domain/corrections/correction.ts';
import type { CommandArgs } from '../../../domain/registry.ts';
import { RadioField } from '../../../ui/fields/RadioField.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { FormDialog, type FormDialogProps } from '../../../ui/forms/FormDialog.tsx';
import type { FieldErrors } from '../../../ui/forms/useForm.ts';

interface Values {
  readonly outcome: CorrectionOutcome | null;
  readonly reason: string;
}
type Args = CommandArgs<'correction.answer'>;

const MISSING = 'Diga ao paciente por que não foi aceito.';

export const useAnswerForm = (
  id: string,
  start: Values,
  refused?: FieldErrors<Values>,
): EntityForm<Values, Args> =>
  useEntityForm<Values, Args>({
    schema: answerCorrection.args,
    start,
    draftKey: null,
    toArgs: (values) => ({ ...values, id }),
    rules: ({ outcome, reason }): FieldErrors<Values> =>
      outcome === 'refused' && reason.trim() === '' ? { reason: MISSING } : {},
    refused,
  });

const OUTCOMES = [
  { id: 'accepted', name: 'Aceitar', text: 'Corrija também o cadastro: isso não muda sozinho.' },
  { id: 'refused', name: 'Não aceitar', text: 'O paciente lê o motivo.' },
] as const;

/** The answer to a patient's wish to have data corrected. */
export function AnswerForm({
  form,
  children,
  ...dialog
}: Omit<FormDialogProps, 'children' | 'form' | 'title'> & {
  readonly form: EntityForm<Values, Args>;
  readonly children?: ReactNode;
}) {
  const { error, onChange, value } = form.field('outcome');
  return (
    <FormDialog {...dialog} form={form} title="Pedido de correção" maxWidth="xs">
      <Stack sx={{ gap: 2.5, paddingTop: 1 }}>
        {children}
        <RadioField
          label="Resposta"
          options={OUTCOMES}
          value={value}
          onChange={onChange}
          error={error ?? undefined}
          stacked
        />
        <TextInput
          {...form.field('reason')}
          label={form.values.outcome === 'refused' ? 'Motivo' : 'Mensagem ao paciente (opcional)'}
          multiline
          minRows={2}
        />
      </Stack>
    </FormDialog>
  );
}
