import { useState } from 'react';
import { useActor, useDevice } from '../../client/DeviceProvider.tsx';
import { saveFile } from '../../client/saveFile.ts';
import { useCommand } from '../../client/useCommand.ts';
import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import { recordOf, shownOf, UNKNOWN } from '../../data/queries/known.ts';
import type { ReceiptRow } from '../../data/queries/receipts.ts';
import type { Paper } from '../../domain/documents/paper.ts';
import { paymentMethodLabels } from '../../domain/payments/labels.ts';
import { professionalOf } from '../../domain/professional/professional.ts';
import { type ProfessionalProfile, regimeOn } from '../../domain/professional/profile.ts';
import { receiptPaper } from '../../domain/receipts/paper.ts';
import { receiptNumber } from '../../domain/receipts/receipt.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { useToast } from '../../ui/toasts/toasts.ts';
import { FAILED, ISSUED, replacedWords } from './texts.ts';

export type Way = 'pdf' | 'print';

const LOOK_MS = 250;
const LOOKS = 10;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The row once the server has numbered its receipt, or as it is after a moment: without a network there is no number. */
function useNumbered() {
  const { device } = useDevice();
  return async ({ transaction }: ReceiptRow): Promise<ReceiptRow | undefined> => {
    const month = transaction.day.slice(0, 7);
    let row: ReceiptRow | undefined;
    for (let look = 0; look < LOOKS; look += 1) {
      const rows = shownOf(await device.query('receipts.ofMonth', { month }));
      row = rows.find((one) => one.transaction.id === transaction.id);
      if (!row || row.receipt?.number != null) return row;
      await pause(LOOK_MS);
    }
    return row;
  };
}

const BLANK = {
  regime: null,
  regimeSince: null,
  cpf: null,
  cnpj: null,
  companyName: null,
  city: null,
  signature: null,
} satisfies Partial<ProfessionalProfile>;

function usePaperOf() {
  const actor = useActor();
  const zone = useZone();
  const profile = useLive('professional.own', {});
  const user = recordOf(useLive('practice', {})?.user) ?? { name: actor.name, crp: null };
  return ({ transaction, parties, receipt }: ReceiptRow, now: string): Paper | null => {
    if (parties === null || profile === undefined || profile === UNKNOWN) return null;
    const own = profile ?? BLANK;
    return receiptPaper({
      ...own,
      transaction,
      parties,
      professional: professionalOf(user, profile),
      regime: regimeOn(own, transaction.day),
      number: receipt && receiptNumber(receipt),
      invoice: receipt?.invoice ?? null,
      methodName: paymentMethodLabels[transaction.method],
      day: wallClock(receipt?.issuedAt ?? now, zone).day,
      zone,
    });
  };
}

/** Numbers a receipt where there is a network, makes it on this device and hands it over. */
export function useReceipt() {
  const { run, saving } = useCommand('receipt.issue', ISSUED, { saysFailure: true });
  const numbered = useNumbered();
  const paperOf = usePaperOf();
  const toast = useToast();
  const [printed, setPrinted] = useState<Paper | null>(null);
  const [isMaking, setMaking] = useState(false);

  const ready = async (row: ReceiptRow): Promise<ReceiptRow | undefined> => {
    if (row.receipt?.number != null) return row;
    const sent = await run({ transactionId: row.transaction.id });
    if (!sent) return undefined;
    const { status } = await sent.outcome;
    if (status === 'refused') return undefined;
    return status === 'done' ? numbered(row) : row;
  };

  const hand = async (row: ReceiptRow, way: Way) => {
    const issued = await ready(row);
    const now = new Date().toISOString();
    const paper = issued && paperOf(issued, now);
    if (!paper) return;
    if (way === 'print') return setPrinted(paper);
    const { pdfOf } = await import('../../pieces/papers/pdf.ts');
    const { bytes, replaced } = await pdfOf(paper, now);
    saveFile(`recibo-${row.transaction.day}.pdf`, bytes, 'application/pdf');
    if (replaced > 0) toast({ message: replacedWords(replaced), tone: 'info' });
  };

  return {
    printed,
    onPrinted: () => setPrinted(null),
    isBusy: saving || isMaking,
    issue: async (row: ReceiptRow, way: Way) => {
      setMaking(true);
      try {
        await hand(row, way);
      } catch {
        toast({ message: FAILED, tone: 'error' });
      } finally {
        setMaking(false);
      }
    },
  };
}
