import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PortalReceipt } from '../../data/queries/portal/portalMoney.ts';
import type { Paper } from '../../domain/documents/paper.ts';
import { receiptPaper } from '../../domain/receipts/paper.ts';
import { PrintedPaper } from '../../pieces/papers/PrintedPaper.tsx';

/**
 * Hands out a payment's receipts as they were issued: the last one, and those it replaces.
 * @param hint what to do where there is none
 */
export function ReceiptButton(props: { readonly of: PortalReceipt; readonly hint?: string }) {
  const { of, hint = null } = props;
  const [printing, setPrinting] = useState<Paper | null>(null);
  const issued = of.receipt?.inPortal ?? [];
  if (issued.length === 0)
    return (
      hint && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )
    );
  return (
    <>
      {issued.map(({ number, invoice, text }, place) => (
        <Button
          key={number}
          variant={place === 0 ? 'outlined' : 'text'}
          onClick={() => setPrinting(receiptPaper(text, { number, invoice, signature: null }))}
        >
          {place === 0 ? 'Imprimir ou salvar recibo' : `Recibo ${number}, substituído`}
        </Button>
      ))}
      {printing && <PrintedPaper paper={printing} onPrinted={() => setPrinting(null)} />}
    </>
  );
}
