import { useState } from 'react';
import type { CommandEditorProps } from '../../../client/commands/commandEditor.ts';
import { newId } from '../../../client/newId.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { useNewDraftKey } from '../../../client/drafts/useNewDraftKey.ts';
import { type Known, isWhole, shownOf, UNKNOWN } from '../../../data/queries/kit/known.ts';
import { createTemplate, updateTemplate } from '../../../domain/noteTemplates/commands.ts';
import type { NoteTemplate } from '../../../domain/noteTemplates/template.ts';
import { CommandDialog } from '../../../pieces/forms/CommandDialog.tsx';
import { editorOf, type Opened } from '../../../pieces/forms/SendingDialog.tsx';
import { OverRecord } from '../../../pieces/forms/OverRecord.tsx';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { BLANK, TemplateFields, type TemplateValues } from './TemplateFields.tsx';
import { EDIT_TEMPLATE, NEW_TEMPLATE, TEMPLATE_CREATED, TEMPLATE_UPDATED } from './texts.ts';

/** A new template, or with a target that one. */
export default function TemplateDialog({ target, draft = null, onClose }: DialogProps) {
  return target ? (
    <EditTemplate id={target} onClose={onClose} />
  ) : (
    <NewTemplate draft={draft} onClose={onClose} />
  );
}

/** @param start what it begins with: a suggestion that the person chose */
export function NewTemplate(props: {
  readonly draft?: string | null;
  readonly start?: TemplateValues;
  readonly onClose: () => void;
}) {
  const { start = BLANK, draft = null, onClose } = props;
  // A draft of something else is left alone by a suggestion.
  const draftKey = useNewDraftKey('template:new', draft, () => start === BLANK);
  if (draftKey === undefined) return null;
  return <CreateTemplate start={start} draftKey={draftKey} onClose={onClose} />;
}

function CreateTemplate({
  start = BLANK,
  ...props
}: {
  readonly start?: TemplateValues;
  readonly draftKey?: string;
} & Opened<'noteTemplate.create'>) {
  const [id] = useState(newId);
  return (
    <CommandDialog
      {...props}
      command={createTemplate}
      words={TEMPLATE_CREATED}
      title={NEW_TEMPLATE}
      submitLabel="Criar modelo"
      form={{
        start,
        of: ({ name, text }) => ({ name, text }),
        toArgs: (values, sent) => ({ id, ...sent, ...values }),
      }}
    >
      {(form) => <TemplateFields form={form} />}
    </CommandDialog>
  );
}

/** Mends a refused new template. */
export const NewTemplateEditor = editorOf<'noteTemplate.create'>(CreateTemplate);

function useTemplate(id: string): Known<NoteTemplate> | undefined {
  const templates = useLive('templates.list', {});
  if (templates === undefined) return undefined;
  const found = shownOf(templates).find((one) => one.id === id);
  return found ?? (isWhole(templates) ? null : UNKNOWN);
}

export const EditTemplate = (props: { readonly id: string; readonly onClose: () => void }) => (
  <OverRecord
    known={useTemplate(props.id)}
    title={EDIT_TEMPLATE}
    missing="Modelo não encontrado."
    arriving="Este modelo ainda não chegou a este aparelho."
    onClose={props.onClose}
  >
    {(before) => <ChangeTemplate before={before} onClose={props.onClose} />}
  </OverRecord>
);

function ChangeTemplate({
  before: { id, name, text },
  ...props
}: {
  readonly before: Pick<NoteTemplate, 'id' | 'name' | 'text'>;
} & Opened<'noteTemplate.update'>) {
  return (
    <CommandDialog
      {...props}
      command={updateTemplate}
      words={TEMPLATE_UPDATED}
      title={EDIT_TEMPLATE}
      submitLabel="Salvar"
      isChange
      draftKey={`template:${id}`}
      form={{ start: { name, text }, toArgs: (values) => ({ id, ...values }) }}
    >
      {(form) => <TemplateFields form={form} />}
    </CommandDialog>
  );
}

/** Mends a refused change of one. It says all of the template, so nothing else is needed. */
export const TemplateEditor = (props: CommandEditorProps<'noteTemplate.update'>) => (
  <ChangeTemplate before={props.args} refused={props} onClose={props.onClose} />
);
