import Stack from '@mui/material/Stack';
import type { CommandEditorProps } from '../../client/commands/commandEditor.ts';
import { issueDocument } from '../../domain/documents/commands.ts';
import { useCommandForm } from '../../pieces/forms/CommandDialog.tsx';
import { MendedDialog } from '../../pieces/forms/SendingDialog.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { ChannelField, type Delivery, RecipientFields } from './DeliveryFields.tsx';

/** Mends the entry of a document that the server did not take. The document itself is out: only what is said of it can change. */
export default function IssueEditor(props: CommandEditorProps<'issuedDocument.create'>) {
  const { recipient, relation, reason, place, channel } = props.args;
  const form = useCommandForm(
    { command: issueDocument, refused: props },
    {
      start: {
        recipient,
        relation: relation ?? '',
        reason,
        place: place ?? '',
        channel,
      } as Delivery,
      toArgs: (values, sent) => ({ ...sent, ...values }),
    },
  );
  return (
    <MendedDialog refused={props} title={issueDocument.title} form={form}>
      <Stack sx={{ gap: 2.5, paddingTop: 1 }}>
        <RecipientFields form={form} />
        <TextInput {...form.field('reason')} label="Motivo" required />
        <ChannelField form={form} />
      </Stack>
    </MendedDialog>
  );
}
