import { useCommand } from '../../client/useCommand.ts';
import type { ReceiptRow } from '../../data/queries/receipts.ts';
import { InvoiceForm, useInvoiceForm } from './InvoiceForm.tsx';
import { INVOICE } from './texts.ts';

export function InvoiceDialog({ row, onClose }: { row: ReceiptRow; onClose: () => void }) {
  const invoice = row.receipt?.invoice ?? null;
  const form = useInvoiceForm({ transactionId: row.transaction.id, invoice });
  const { run, saving, failure } = useCommand('receipt.setInvoice', INVOICE);
  const save = async () => {
    if (!form.changed || (await form.submit(run))) onClose();
  };
  return (
    <InvoiceForm
      form={form}
      submitLabel="Salvar"
      saving={saving}
      failure={failure}
      failureTitle={INVOICE.refused}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
