import Stack from '@mui/material/Stack';
import type { CommandEditorProps } from '../../client/commands/commandEditor.ts';
import { setInvoice } from '../../domain/receipts/commands.ts';
import { CommandDialog } from '../../pieces/forms/CommandDialog.tsx';
import type { Opened } from '../../pieces/forms/SendingDialog.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { INVOICE } from './texts.ts';

/** Keeps which invoice a payment has. The city's own system makes it. */
export function InvoiceDialog(
  props: {
    readonly transactionId: string;
    readonly invoice: string | null;
  } & Opened<'receipt.setInvoice'>,
) {
  const { transactionId, invoice, refused, onClose } = props;
  return (
    <CommandDialog
      command={setInvoice}
      words={INVOICE}
      refused={refused}
      isChange
      title="NFS-e do pagamento"
      submitLabel="Salvar"
      form={{
        start: { invoice: invoice ?? '' },
        toArgs: (values) => ({ ...values, transactionId }),
      }}
      onClose={onClose}
    >
      {(form) => (
        <Stack sx={{ paddingTop: 1 }}>
          <TextInput
            {...form.field('invoice')}
            label="Número ou link da NFS-e"
            helperText="A nota é emitida no sistema da prefeitura; aqui fica guardado qual é."
          />
        </Stack>
      )}
    </CommandDialog>
  );
}

/** Mends a refused number of an invoice. */
export const InvoiceEditor = (props: CommandEditorProps<'receipt.setInvoice'>) => (
  <InvoiceDialog
    transactionId={props.args.transactionId}
    invoice={props.args.invoice ?? null}
    refused={props}
    onClose={props.onClose}
  />
);
