import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { CommandEditorProps } from '../../client/commands/commandEditor.ts';
import { newId } from '../../client/newId.ts';
import type { EntityForm } from '../../client/drafts/useEntityForm.ts';
import { requestCorrection } from '../../domain/corrections/commands.ts';
import { type CorrectionField, correctionFields } from '../../domain/corrections/correction.ts';
import { fieldNames } from '../../domain/corrections/labels.ts';
import { CommandDialog } from '../../pieces/forms/CommandDialog.tsx';
import type { Opened } from '../../pieces/forms/SendingDialog.tsx';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';

const ASKED = {
  done: { message: 'Pedido enviado', detail: 'A clínica tem 15 dias para responder.' },
  refused: 'Erro ao pedir a correção',
};

interface Values {
  readonly field: string;
  readonly wanted: string;
}

/** Asks the practice to correct what it holds of the patient. */
export function CorrectionDialog(
  props: { readonly patientId: string } & Opened<'correction.request'>,
) {
  const { patientId, refused, onClose } = props;
  const [id] = useState(newId);
  return (
    <CommandDialog
      command={requestCorrection}
      words={ASKED}
      refused={refused}
      title="Pedir correção"
      maxWidth="xs"
      submitLabel="Enviar pedido"
      failureTitle={undefined}
      form={{
        start: { field: '', wanted: '' } as Values,
        of: ({ field, wanted }) => ({ field, wanted }),
        toArgs: (values, sent) => ({ id, patientId, ...sent, ...values }),
      }}
      onClose={onClose}
    >
      {(form) => <CorrectionFields form={form} />}
    </CommandDialog>
  );
}

/** Mends a refused request to correct data. */
export const CorrectionEditor = (props: CommandEditorProps<'correction.request'>) => (
  <CorrectionDialog patientId={props.args.patientId} refused={props} onClose={props.onClose} />
);

const FIELDS = correctionFields.map((id: CorrectionField) => ({ id, name: fieldNames[id] }));

/** Asks what is wrong in the registration data, and how it should be. */
function CorrectionFields<A>({ form }: { readonly form: EntityForm<Values, A> }) {
  const { error, onChange, value } = form.field('field');
  return (
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
  );
}
