import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import type { ReceiptRow } from '../../data/queries/money/receipts.ts';
import { paymentMethodLabels } from '../../domain/payments/labels.ts';
import { fromCents } from '../../domain/payments/amount.ts';
import { regimeOn } from '../../domain/professional/profile.ts';
import { changedFacts, statedBy } from '../../domain/receipts/issued.ts';
import type { EarlierReceipt } from '../../domain/receipts/issuedFields.ts';
import { receiptNumber } from '../../domain/receipts/receipt.ts';
import { formatDay } from '../../domain/time/format.ts';
import { formatMoney } from '../../pieces/money/format.ts';
import { MoneyCorrections } from '../../pieces/money/MoneyCorrections.tsx';
import { refundWords } from '../../pieces/money/refundWords.ts';
import { Entry } from './Entry.tsx';
import { NAMELESS, outdatedWords } from './texts.ts';
import type { Way } from './useReceipt.ts';

function detailOf({ transaction, parties, receipt }: ReceiptRow): string {
  const { day, method, sold, sessions, refunds } = transaction;
  const number = receipt && receiptNumber(receipt);
  const other = parties && parties.payer.name !== parties.beneficiary.name;
  return [
    `${formatDay(day)}, ${paymentMethodLabels[method]}`,
    sold === null ? sessions.length > 1 && `${sessions.length} sessões` : `Pacote de ${sold}`,
    other && `paciente: ${parties.beneficiary.name}`,
    number ? `recibo ${number}` : receipt?.issuedAt && 'recibo sem número ainda',
    receipt?.invoice && `NFS-e ${receipt.invoice}`,
    ...refunds.map((one) => refundWords(one)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A payment with what was issued for it. */
export function ReceiptEntry(props: {
  readonly row: ReceiptRow;
  readonly isBusy: boolean;
  readonly onIssue: (way: Way, replaces?: string) => void;
  readonly onEarlier: (earlier: EarlierReceipt) => void;
  readonly onInvoice: () => void;
  readonly onParties: () => void;
}) {
  const { row, isBusy, onIssue } = props;
  const { transaction, parties } = row;
  const profile = recordOf(useLive('professional.own', {}));
  const isCompany = profile !== null && regimeOn(profile, transaction.day) === 'pj';
  const name = parties?.payer.name ?? NAMELESS;
  const of = `${name}, ${formatDay(transaction.day)}`;
  const detail = (
    <>
      {detailOf(row)}
      <Outdated {...props} of={of} />
      <Earlier {...props} of={of} />
      <MoneyCorrections of={transaction.corrections} />
    </>
  );
  return (
    <Entry title={name} detail={detail} amount={formatMoney(fromCents(transaction.cents))}>
      {(parties ?? row.receipt?.paper) && (
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
      <Button size="small" aria-label={`Corrigir quem pagou: ${of}`} onClick={props.onParties}>
        Corrigir quem pagou
      </Button>
      {isCompany && (
        <Button size="small" aria-label={`NFS-e: ${of}`} onClick={props.onInvoice}>
          NFS-e
        </Button>
      )}
    </Entry>
  );
}

interface NoticeProps {
  readonly row: ReceiptRow;
  readonly isBusy: boolean;
  readonly of: string;
}

/** Says that the receipt states something else than the payment, and offers a new one. */
function Outdated(
  props: NoticeProps & { readonly onIssue: (way: Way, replaces?: string) => void },
) {
  const { transaction, parties, receipt } = props.row;
  const number = receipt && receiptNumber(receipt);
  if (!receipt?.paper || !parties || !number) return null;
  const changes = changedFacts(receipt.paper.stated, statedBy(transaction, parties));
  if (changes.length === 0) return null;
  return (
    <Notice>
      {outdatedWords(number, changes)}{' '}
      <Button
        size="small"
        disabled={props.isBusy}
        aria-label={`Emitir novo recibo: ${props.of}`}
        onClick={() => props.onIssue('pdf', number)}
      >
        Emitir novo recibo
      </Button>
    </Notice>
  );
}

/** Lists the receipts that the last one has replaced. */
function Earlier(props: NoticeProps & { readonly onEarlier: (one: EarlierReceipt) => void }) {
  const earlier = (props.row.receipt?.earlier ?? []).filter(({ paper }) => paper);
  if (earlier.length === 0) return null;
  return (
    <Notice>
      Substituídos:
      {earlier.toReversed().map((one) => (
        <Button
          key={one.number}
          size="small"
          disabled={props.isBusy}
          aria-label={`Baixar recibo ${one.number}, substituído: ${props.of}`}
          onClick={() => props.onEarlier(one)}
        >
          {one.number}
        </Button>
      ))}
    </Notice>
  );
}

const Notice = ({ children }: { readonly children: ReactNode }) => (
  <Stack
    direction="row"
    className="no-print"
    sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center', color: 'text.primary' }}
  >
    {children}
  </Stack>
);
