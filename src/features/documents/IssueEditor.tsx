import Stack from '@mui/material/Stack';
import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useEntityForm } from '../../client/useEntityForm.ts';
import { useRepair } from '../../client/useRepair.ts';
import { issueDocument } from '../../domain/documents/commands.ts';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { FormDialog, REPAIR } from '../../ui/forms/FormDialog.tsx';
import { ChannelField, type Delivery, RecipientFields } from './DeliveryFields.tsx';

/** Mends the entry of a document that the server did not take. The document itself is out: only what is said of it can change. */
export default function IssueEditor(props: CommandEditorProps<'issuedDocument.create'>) {
  const { args, refusal, onSubmit, onClose } = props;
  const start: Delivery = {
    recipient: args.recipient,
    relation: args.relation ?? '',
    reason: args.reason,
    place: args.place ?? '',
    channel: args.channel,
  };
  const form = useEntityForm({
    schema: issueDocument.args,
    start,
    draftKey: null,
    toArgs: (values) => ({ ...args, ...values }),
    refused: refusal.fields,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <FormDialog
      {...REPAIR}
      title={issueDocument.title}
      form={form}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5, paddingTop: 1 }}>
        <RecipientFields form={form} />
        <TextInput {...form.field('reason')} label="Motivo" required />
        <ChannelField form={form} />
      </Stack>
    </FormDialog>
  );
}
