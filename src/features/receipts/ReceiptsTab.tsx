import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useLive } from '../../client/useLive.ts';
import { isWhole, recordOf, shownOf } from '../../data/queries/known.ts';
import type { ReceiptRow } from '../../data/queries/receipts.ts';
import { fromCents } from '../../domain/payments/payment.ts';
import { paymentMethodLabels } from '../../domain/payments/labels.ts';
import { regimeOn } from '../../domain/professional/profile.ts';
import { receiptNumber } from '../../domain/receipts/receipt.ts';
import { monthTitle, formatDay } from '../../domain/time/format.ts';
import { formatMoney } from '../../pieces/money/format.ts';
import { PrintedPaper } from '../../pieces/papers/PrintedPaper.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Entries, Entry } from './Entry.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { useMonth } from './address.ts';
import { MonthField } from './MonthField.tsx';
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
  const { issue, isBusy, printed, onPrinted } = useReceipt();
  const [invoiced, setInvoiced] = useState<ReceiptRow | null>(null);
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
          <Row
            key={row.transaction.id}
            row={row}
            isBusy={isBusy}
            onIssue={(way) => void issue(row, way)}
            onInvoice={() => setInvoiced(row)}
          />
        ))}
      </Entries>
      {printed && <PrintedPaper paper={printed} onPrinted={onPrinted} />}
      {invoiced && <InvoiceDialog row={invoiced} onClose={() => setInvoiced(null)} />}
    </>
  );
}

function detailOf({ transaction, parties, receipt }: ReceiptRow): string {
  const { day, method, sold, sessions } = transaction;
  const number = receipt && receiptNumber(receipt);
  const other = parties && parties.payer.name !== parties.beneficiary.name;
  return [
    `${formatDay(day)}, ${paymentMethodLabels[method]}`,
    sold === null ? sessions.length > 1 && `${sessions.length} sessões` : `Pacote de ${sold}`,
    other && `paciente: ${parties.beneficiary.name}`,
    number ? `recibo ${number}` : receipt?.issuedAt && 'recibo sem número ainda',
    receipt?.invoice && `NFS-e ${receipt.invoice}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Row(props: {
  readonly row: ReceiptRow;
  readonly isBusy: boolean;
  readonly onIssue: (way: 'pdf' | 'print') => void;
  readonly onInvoice: () => void;
}) {
  const { row, isBusy, onIssue } = props;
  const { transaction, parties } = row;
  const profile = recordOf(useLive('professional.own', {}));
  const isCompany = profile !== null && regimeOn(profile, transaction.day) === 'pj';
  const name = parties?.payer.name ?? 'Paciente excluído';
  const of = `${name}, ${formatDay(transaction.day)}`;
  return (
    <Entry title={name} detail={detailOf(row)} amount={formatMoney(fromCents(transaction.cents))}>
      {parties && (
        <>
          <Button
            size="small"
            variant="outlined"
            disabled={isBusy}
            aria-label={`Baixar recibo: ${of}`}
            onClick={() => onIssue('pdf')}
          >
            Baixar recibo
          </Button>
          <Button
            size="small"
            disabled={isBusy}
            aria-label={`Imprimir recibo: ${of}`}
            onClick={() => onIssue('print')}
          >
            Imprimir
          </Button>
        </>
      )}
      {isCompany && (
        <Button size="small" aria-label={`NFS-e: ${of}`} onClick={props.onInvoice}>
          NFS-e
        </Button>
      )}
    </Entry>
  );
}
