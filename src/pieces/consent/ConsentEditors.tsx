import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useEntityForm } from '../../client/useEntityForm.ts';
import { useRepair } from '../../client/useRepair.ts';
import { revokeConsent } from '../../domain/patients/consentCommands.ts';
import { FormDialog, REPAIR } from '../../ui/forms/FormDialog.tsx';
import { ConsentKinds } from './ConsentFields.tsx';
import { ConsentFormDialog } from './ConsentFormDialog.tsx';
import { useConsentForm } from './useConsentForm.ts';
import { GIVE, REVOKE } from './words.ts';

/** Mends a refused consent. */
export function GiveConsentEditor(props: CommandEditorProps<'patient.giveConsent'>) {
  const { args, refusal, onSubmit, onClose } = props;
  const form = useConsentForm({ ...args, refused: refusal.fields });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <ConsentFormDialog
      {...REPAIR}
      of={form}
      title={GIVE.title}
      saving={saving}
      failure={failure}
      onSubmit={() => form.form.submit(run)}
      onClose={onClose}
    />
  );
}

/** Mends a refused revocation. */
export function RevokeConsentEditor(props: CommandEditorProps<'patient.revokeConsent'>) {
  const { args, refusal, onSubmit, onClose } = props;
  const form = useEntityForm({
    schema: revokeConsent.args,
    start: { kinds: args.kinds },
    draftKey: null,
    toArgs: ({ kinds }) => ({ ...args, kinds }),
    refused: refusal.fields,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <FormDialog
      {...REPAIR}
      title={REVOKE.title}
      form={form}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    >
      <ConsentKinds
        label="O paciente não concorda mais com"
        value={form.values.kinds}
        onChange={(kinds) => form.change({ kinds: [...kinds] })}
        error={form.errors.kinds}
      />
    </FormDialog>
  );
}
