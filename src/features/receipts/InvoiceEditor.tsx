import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useRepair } from '../../client/useRepair.ts';
import { REPAIR } from '../../ui/forms/FormDialog.tsx';
import { InvoiceForm, useInvoiceForm } from './InvoiceForm.tsx';

/** Mends a refused number of an invoice. */
export default function InvoiceEditor(props: CommandEditorProps<'receipt.setInvoice'>) {
  const { args, refusal, onSubmit, onClose } = props;
  const form = useInvoiceForm({
    transactionId: args.transactionId,
    invoice: args.invoice ?? null,
    refused: refusal.fields,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <InvoiceForm
      {...REPAIR}
      form={form}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}
