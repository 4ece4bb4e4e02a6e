import { useState } from 'react';
import { useDevice } from '../../client/live/DeviceProvider.tsx';
import { saveFile } from '../../client/files/saveFile.ts';
import { INSECURE, sha256Of } from '../../client/files/sha256.ts';
import { type RunOptions, useCommand } from '../../client/commands/useCommand.ts';
import type { DocumentKind } from '../../domain/documents/issued.ts';
import { type Paper, paperText, printablePaper } from '../../domain/documents/paper.ts';
import type { CommandArgs } from '../../domain/registry.ts';
import { useToast } from '../../ui/toasts/toasts.ts';
import { lostWords } from '../../domain/documents/printable.ts';
import { FAILED, ISSUED } from './texts.ts';

/** What is issued: the paper, and the same as data where it can be had. */
export interface Made {
  readonly paper: Paper;
  readonly json?: string;
  /** When it is issued, ISO. */
  readonly at: string;
}

export type IssueArgs = Omit<CommandArgs<'issuedDocument.create'>, 'sha256'>;

interface Ready {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly lost: readonly string[];
  readonly hand: () => void;
}

const NAMES: Readonly<Record<DocumentKind, string>> = {
  declaration: 'declaracao',
  record: 'prontuario',
};

async function prepare(
  { paper, json = '', at }: Made,
  { kind, format }: Pick<IssueArgs, 'kind' | 'format'>,
  onPrint: (paper: Paper) => void,
): Promise<Ready> {
  const name = `${NAMES[kind]}-${at.slice(0, 10)}`;
  const encoded = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
  if (format === 'print') {
    const { paper: sheet, lost } = printablePaper(paper);
    return { bytes: encoded(paperText(sheet)), lost, hand: () => onPrint(sheet) };
  }
  if (format === 'json') {
    const bytes = encoded(json);
    return {
      bytes,
      lost: [],
      hand: () => saveFile(`${name}.json`, bytes, 'application/json'),
    };
  }
  const { pdfOf } = await import('../../pieces/papers/pdf.ts');
  const { bytes, lost } = await pdfOf(paper, at);
  return { bytes, lost, hand: () => saveFile(`${name}.pdf`, bytes, 'application/pdf') };
}

export interface Issue {
  /** Makes the document, writes it into the register, and hands it to the person. `false` where it came to nothing. */
  readonly issue: (
    make: () => Promise<Made>,
    args: IssueArgs,
    options?: RunOptions,
  ) => Promise<boolean>;
  readonly saving: boolean;
  readonly failure: string | null;
  /** To be printed now. */
  readonly printed: Paper | null;
  readonly onPrinted: () => void;
}

/** A document is in the register before anybody has it: what cannot be registered is not handed out. */
export function useIssue(): Issue {
  const command = useCommand('issuedDocument.create', ISSUED);
  const { device } = useDevice();
  const toast = useToast();
  const [making, setMaking] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);
  const [printed, setPrinted] = useState<Paper | null>(null);
  const issue: Issue['issue'] = async (make, args, options) => {
    setMaking(true);
    setBroken(null);
    try {
      const { bytes, lost, hand } = await prepare(await make(), args, setPrinted);
      const sent = await command.run({ ...args, sha256: await sha256Of(bytes) }, options);
      if (!sent) return false;
      if (args.kind === 'record') await device.recordRead(args.patientId, 'export');
      hand();
      if (lost.length > 0) toast({ message: lostWords(lost), tone: 'info' });
      return true;
    } catch (error) {
      const isKnown = error instanceof Error && error.message === INSECURE;
      setBroken(isKnown ? INSECURE : FAILED);
      return false;
    } finally {
      setMaking(false);
    }
  };
  return {
    issue,
    saving: making || command.saving,
    failure: broken ?? command.failure,
    printed,
    onPrinted: () => setPrinted(null),
  };
}
