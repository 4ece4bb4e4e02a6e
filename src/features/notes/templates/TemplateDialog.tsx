import { useState } from 'react';
import { newId } from '../../../client/newId.ts';
import { useCommand } from '../../../client/useCommand.ts';
import { useEntityForm } from '../../../client/useEntityForm.ts';
import { useLive } from '../../../client/useLive.ts';
import { useNewDraftKey } from '../../../client/useNewDraftKey.ts';
import { isWhole, shownOf } from '../../../data/queries/known.ts';
import { createTemplate, updateTemplate } from '../../../domain/noteTemplates/commands.ts';
import type { NoteTemplate } from '../../../domain/noteTemplates/template.ts';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { Arriving } from '../../../ui/states/Arriving.tsx';
import { BLANK, TemplateForm, type TemplateValues } from './TemplateForm.tsx';
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
  const { start = BLANK, draft = null } = props;
  // A draft of something else is left alone by a suggestion.
  const draftKey = useNewDraftKey('template:new', draft, () => start === BLANK);
  return draftKey === undefined ? null : <Create {...props} start={start} draftKey={draftKey} />;
}

function Create(props: {
  readonly start: TemplateValues;
  readonly draftKey: string;
  readonly onClose: () => void;
}) {
  const { start, draftKey, onClose } = props;
  const [id] = useState(newId);
  const form = useEntityForm({
    schema: createTemplate.args,
    start,
    draftKey,
    toArgs: (values) => ({ id, ...values }),
  });
  const { run, saving, failure } = useCommand('noteTemplate.create', TEMPLATE_CREATED);
  return (
    <TemplateForm
      form={form}
      title={NEW_TEMPLATE}
      submitLabel="Criar modelo"
      saving={saving}
      failure={failure}
      failureTitle={TEMPLATE_CREATED.refused}
      onSubmit={async () => (await form.submit(run)) && onClose()}
      onClose={onClose}
    />
  );
}

export function EditTemplate({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}) {
  const templates = useLive('templates.list', {});
  // As it was when the form opened, whatever arrives meanwhile.
  const [before, setBefore] = useState<NoteTemplate | null>(null);
  const present = templates && shownOf(templates).find((one) => one.id === id);
  if (before === null && present) setBefore(present);
  if (before) return <Change before={before} onClose={onClose} />;
  if (templates === undefined) return null;
  return (
    <AppDialog open title={EDIT_TEMPLATE} onClose={onClose}>
      {isWhole(templates) ? (
        'Modelo não encontrado.'
      ) : (
        <Arriving what="Este modelo ainda não chegou a este aparelho." />
      )}
    </AppDialog>
  );
}

function Change({
  before,
  onClose,
}: {
  readonly before: NoteTemplate;
  readonly onClose: () => void;
}) {
  const { id, name, text } = before;
  const form = useEntityForm({
    schema: updateTemplate.args,
    start: { name, text },
    draftKey: `template:${id}`,
    toArgs: (values) => ({ id, ...values }),
  });
  const { run, saving, failure } = useCommand('noteTemplate.update', TEMPLATE_UPDATED);
  const save = async () => {
    if (!form.changed) return onClose();
    if (await form.submit(run)) onClose();
  };
  return (
    <TemplateForm
      form={form}
      title={EDIT_TEMPLATE}
      submitLabel="Salvar"
      saving={saving}
      failure={failure}
      failureTitle={TEMPLATE_UPDATED.refused}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
