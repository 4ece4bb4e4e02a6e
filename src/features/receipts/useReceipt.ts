import { useState } from 'react';
import { useActor, useDevice } from '../../client/live/DeviceProvider.tsx';
import { saveFile } from '../../client/files/saveFile.ts';
import { useCommand } from '../../client/commands/useCommand.ts';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { recordOf, shownOf, UNKNOWN } from '../../data/queries/kit/known.ts';
import type { ReceiptRow } from '../../data/queries/money/receipts.ts';
import { type Paper, printablePaper } from '../../domain/documents/paper.ts';
import { textToIssue } from '../../domain/receipts/issued.ts';
import type { EarlierReceipt } from '../../domain/receipts/issuedFields.ts';
import { receiptPaper } from '../../domain/receipts/paper.ts';
import { receiptNumber } from '../../domain/receipts/receipt.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { lostWords } from '../../domain/documents/printable.ts';
import { useToast } from '../../ui/toasts/toasts.ts';
import { presentInstant } from '../../ui/useNow.ts';
import { FAILED, ISSUED } from './texts.ts';

export type Way = 'pdf' | 'print';

const LOOK_MS = 250;
const LOOKS = 10;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Returns the row once the server has numbered its receipt, or as it is after so many looks.
 * Without a network there is no number.
 */
function useNumbered() {
  const { device } = useDevice();
  return async ({ transaction }: ReceiptRow, looks: number): Promise<ReceiptRow | undefined> => {
    const month = transaction.day.slice(0, 7);
    let row: ReceiptRow | undefined;
    for (let look = 0; look < looks; look += 1) {
      const rows = shownOf(await device.query('receipts.ofMonth', { month }));
      row = rows.find((one) => one.transaction.id === transaction.id);
      if (!row || row.receipt?.number != null) return row;
      await pause(LOOK_MS);
    }
    return row;
  };
}

/** Returns what makes the text of a receipt before the server has kept it. */
function useTextOf() {
  const actor = useActor();
  const zone = useZone();
  const profile = recordOf(useLive('professional.own', {}));
  const user = recordOf(useLive('practice', {})?.user) ?? { name: actor.name, crp: null };
  return ({ transaction, parties, receipt }: ReceiptRow, now: string): Paper | null => {
    if (parties === null) return null;
    const day = wallClock(receipt?.issuedAt ?? now, zone).day;
    const replaces = receipt?.earlier?.at(-1)?.number ?? null;
    return textToIssue({ transaction, parties, user, profile, day, zone, replaces });
  };
}

/** Returns what makes the paper of a receipt: as it was issued, or of what is known before that. */
function usePaperOf() {
  const profile = useLive('professional.own', {});
  const textOf = useTextOf();
  return (row: ReceiptRow, now: string): Paper | null => {
    if (profile === undefined || profile === UNKNOWN) return null;
    const { receipt } = row;
    const text = receipt?.paper?.text ?? textOf(row, now);
    const number = receipt && receiptNumber(receipt);
    const signature = profile?.signature ?? null;
    return text && receiptPaper(text, { number, invoice: receipt?.invoice ?? null, signature });
  };
}

/** Returns what makes the paper of a receipt that another one has replaced. */
function useEarlierPaper() {
  const signature = recordOf(useLive('professional.own', {}))?.signature ?? null;
  return ({ number, invoice, paper }: EarlierReceipt): Paper | null =>
    paper && receiptPaper(paper.text, { number, invoice, signature });
}

/** Issues a receipt: with a number where there is a network. */
function useIssued() {
  const { run, saving } = useCommand('receipt.issue', ISSUED, { saysFailure: true });
  const numbered = useNumbered();
  return {
    saving,
    issued: async (row: ReceiptRow, replaces: string | null): Promise<ReceiptRow | undefined> => {
      if (!replaces && row.receipt?.number != null) return row;
      const sent = await run({
        transactionId: row.transaction.id,
        ...(replaces && { replaces }),
      });
      if (!sent) return undefined;
      const { status } = await sent.outcome;
      return status === 'refused' ? undefined : numbered(row, status === 'done' ? LOOKS : 1);
    },
  };
}

/** Issues receipts, and hands them out as they were issued, also without a network. */
export function useReceipt() {
  const { issued, saving } = useIssued();
  const paperOf = usePaperOf();
  const earlierPaper = useEarlierPaper();
  const toast = useToast();
  const [printed, setPrinted] = useState<Paper | null>(null);
  const [isMaking, setMaking] = useState(false);

  const hand = async (paper: Paper | null | undefined, name: string, way: Way) => {
    if (!paper) return;
    const { paper: sheet, lost } = printablePaper(paper);
    if (lost.length > 0) toast({ message: lostWords(lost), tone: 'info' });
    if (way === 'print') return setPrinted(sheet);
    const { pdfOf } = await import('../../pieces/papers/pdf.ts');
    const { bytes } = await pdfOf(sheet, presentInstant());
    saveFile(`recibo-${name}.pdf`, bytes, 'application/pdf');
  };

  const making = async (work: () => Promise<void>) => {
    setMaking(true);
    try {
      await work();
    } catch {
      toast({ message: FAILED, tone: 'error' });
    } finally {
      setMaking(false);
    }
  };

  return {
    printed,
    onPrinted: () => setPrinted(null),
    isBusy: saving || isMaking,
    /** @param replaces the number of the receipt whose place a new one takes */
    issue: (row: ReceiptRow, way: Way, replaces: string | null = null) =>
      making(async () => {
        const ready = await issued(row, replaces);
        const paper = ready && paperOf(ready, presentInstant());
        await hand(paper, row.transaction.day, way);
      }),
    handEarlier: (one: EarlierReceipt) =>
      making(() => hand(earlierPaper(one), one.number.replace('/', '-'), 'pdf')),
  };
}
