import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useZone } from '../../client/useZone.ts';
import type { PortalReceipt } from '../../data/queries/portalMoney.ts';
import type { Paper } from '../../domain/documents/paper.ts';
import { portalReceiptPaper } from '../../domain/receipts/portalPaper.ts';
import { PrintedPaper } from '../../pieces/papers/PrintedPaper.tsx';

/** The receipt of a payment, made on this device, where there is one. @param hint what to do where there is none */
export function ReceiptButton(props: { readonly of: PortalReceipt; readonly hint?: string }) {
  const { of, hint = null } = props;
  const zone = useZone();
  const [printing, setPrinting] = useState<Paper | null>(null);
  const paper = portalReceiptPaper(of, zone);
  if (!paper)
    return (
      hint && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )
    );
  return (
    <>
      <Button variant="outlined" onClick={() => setPrinting(paper)}>
        Imprimir ou salvar recibo
      </Button>
      {printing && <PrintedPaper paper={printing} onPrinted={() => setPrinting(null)} />}
    </>
  );
}
