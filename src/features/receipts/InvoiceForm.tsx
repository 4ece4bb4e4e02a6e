import Stack from '@mui/material/Stack';
import { type EntityForm, useEntityForm } from '../../client/useEntityForm.ts';
import { setInvoice } from '../../domain/receipts/commands.ts';
import type { CommandArgs } from '../../domain/registry.ts';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { FormDialog, type FormDialogProps } from '../../ui/forms/FormDialog.tsx';
import type { FieldErrors } from '../../ui/forms/useForm.ts';

interface Values {
  readonly invoice: string;
}
type Args = CommandArgs<'receipt.setInvoice'>;

export const useInvoiceForm = (options: {
  readonly transactionId: string;
  readonly invoice: string | null;
  readonly refused?: FieldErrors<Values>;
}): EntityForm<Values, Args> =>
  useEntityForm<Values, Args>({
    schema: setInvoice.args,
    start: { invoice: options.invoice ?? '' },
    draftKey: null,
    toArgs: (values) => ({ ...values, transactionId: options.transactionId }),
    refused: options.refused,
  });

/** Where the invoice is made is the city's own system: here stands which it is. */
export const InvoiceForm = ({
  form,
  ...dialog
}: Omit<FormDialogProps, 'children' | 'form' | 'title'> & {
  readonly form: EntityForm<Values, Args>;
}) => (
  <FormDialog {...dialog} form={form} title="NFS-e do pagamento">
    <Stack sx={{ paddingTop: 1 }}>
      <TextInput
        {...form.field('invoice')}
        label="Número ou link da NFS-e"
        helperText="A nota é emitida no sistema da prefeitura; aqui fica guardado qual é."
      />
    </Stack>
  </FormDialog>
);
