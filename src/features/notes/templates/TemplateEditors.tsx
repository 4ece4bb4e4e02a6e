import type * as v from 'valibot';
import type { CommandEditorProps, EditorRefusal } from '../../../client/commandEditor.ts';
import { useEntityForm } from '../../../client/useEntityForm.ts';
import { useRepair } from '../../../client/useRepair.ts';
import { createTemplate, updateTemplate } from '../../../domain/noteTemplates/commands.ts';
import { REPAIR } from '../../../ui/forms/FormDialog.tsx';
import { TemplateForm, type TemplateValues } from './TemplateForm.tsx';
import { EDIT_TEMPLATE, NEW_TEMPLATE } from './texts.ts';

/** Mends a refused new template. */
export const NewTemplateEditor = (props: CommandEditorProps<'noteTemplate.create'>) => (
  <Editor {...props} title={NEW_TEMPLATE} schema={createTemplate.args} />
);

/** Mends a refused change of one. */
export const TemplateEditor = (props: CommandEditorProps<'noteTemplate.update'>) => (
  <Editor {...props} title={EDIT_TEMPLATE} schema={updateTemplate.args} />
);

function Editor<A extends TemplateValues & { readonly id: string }>(props: {
  readonly title: string;
  readonly args: A;
  readonly schema: v.GenericSchema<unknown, A>;
  readonly refusal: EditorRefusal;
  readonly onSubmit: (args: A) => Promise<void>;
  readonly onClose: () => void;
}) {
  const { title, args, schema, refusal, onSubmit, onClose } = props;
  const form = useEntityForm({
    schema,
    start: { name: args.name, text: args.text },
    draftKey: null,
    toArgs: (values) => ({ ...args, ...values }),
    refused: refusal.fields,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <TemplateForm
      {...REPAIR}
      form={form}
      title={title}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}
