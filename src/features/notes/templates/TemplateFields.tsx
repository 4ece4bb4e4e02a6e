import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { EntityForm } from '../../../client/drafts/useEntityForm.ts';
import { TEXT_MAX } from '../../../domain/core/fields.ts';
import { TEMPLATE_NAME_MAX } from '../../../domain/noteTemplates/template.ts';

/** As typed. */
export interface TemplateValues {
  readonly name: string;
  readonly text: string;
}

export const BLANK: TemplateValues = { name: '', text: '' };

/** The fields of a template. */
export function TemplateFields<A>({ form }: { readonly form: EntityForm<TemplateValues, A> }) {
  const { values, errors } = form;
  return (
    <Stack sx={{ gap: 2, paddingTop: 1 }}>
      <TextField
        label="Nome"
        required
        value={values.name}
        onChange={(event) => form.change({ name: event.target.value })}
        onBlur={() => form.leave('name')}
        error={errors.name !== undefined}
        helperText={errors.name ?? 'Na nota, digite / e o começo deste nome.'}
        slotProps={{ htmlInput: { maxLength: TEMPLATE_NAME_MAX } }}
      />
      <TextField
        label="Texto"
        required
        multiline
        minRows={6}
        maxRows={14}
        value={values.text}
        onChange={(event) => form.change({ text: event.target.value })}
        onBlur={() => form.leave('text')}
        error={errors.text !== undefined}
        helperText={errors.text}
        slotProps={{ htmlInput: { maxLength: TEXT_MAX } }}
      />
    </Stack>
  );
}
