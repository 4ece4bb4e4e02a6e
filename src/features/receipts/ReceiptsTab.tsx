import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { isWhole, shownOf } from '../../data/queries/kit/known.ts';
import type { ReceiptRow } from '../../data/queries/money/receipts.ts';
import { monthTitle } from '../../domain/time/format.ts';
import { PrintedPaper } from '../../pieces/papers/PrintedPaper.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Entries } from './Entry.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { useMonth } from './address.ts';
import { MonthField } from './MonthField.tsx';
import { PartiesDialog } from './PartiesDialog.tsx';
import { ReceiptEntry } from './ReceiptEntry.tsx';
import { ARRIVING } from './texts.ts';
import { useReceipt } from './useReceipt.ts';
import { YearTotals } from './YearTotals.tsx';

/** The money of a month, each with its receipt, and the year by who paid. */
export function ReceiptsTab() {
  const { month, chooseMonth } = useMonth();
  return (
    <Stack sx={{ gap: 3, paddingTop: 1 }}>
      <Stack sx={{ maxWidth: 320 }}>
        <MonthField value={month} onChange={chooseMonth} />
      </Stack>
      <Month month={month} />
      <YearTotals />
    </Stack>
  );
}

function Month({ month }: { month: string }) {
  const rows = useLive('receipts.ofMonth', { month });
  const { issue, handEarlier, isBusy, printed, onPrinted } = useReceipt();
  const [invoiced, setInvoiced] = useState<ReceiptRow | null>(null);
  const [corrected, setCorrected] = useState<ReceiptRow | null>(null);
  if (rows === undefined) return null;
  const shown = shownOf(rows);
  return (
    <>
      {!isWhole(rows) && <Arriving what={ARRIVING} />}
      {isWhole(rows) && shown.length === 0 && (
        <EmptyState title={`Nenhum pagamento recebido em ${monthTitle(month)}.`} />
      )}
      <Entries label={`Recibos de ${monthTitle(month)}`}>
        {shown.map((row) => (
          <ReceiptEntry
            key={row.transaction.id}
            row={row}
            isBusy={isBusy}
            onIssue={(way, replaces) => void issue(row, way, replaces)}
            onEarlier={(one) => void handEarlier(one)}
            onInvoice={() => setInvoiced(row)}
            onParties={() => setCorrected(row)}
          />
        ))}
      </Entries>
      {printed && <PrintedPaper paper={printed} onPrinted={onPrinted} />}
      {corrected && <PartiesDialog row={corrected} onClose={() => setCorrected(null)} />}
      {invoiced && (
        <InvoiceDialog
          transactionId={invoiced.transaction.id}
          invoice={invoiced.receipt?.invoice ?? null}
          onClose={() => setInvoiced(null)}
        />
      )}
    </>
  );
}
