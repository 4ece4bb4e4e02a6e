import { useRef, useState } from 'react';
import { verifyEd25519 } from '../../client/files/ed25519.ts';
import { sha256 } from '../../client/files/sha256.ts';
import { checkCertificate, FILE_MAX_BYTES, type Verdict } from '../../domain/custody/check.ts';

export type Told = Verdict | { readonly kind: 'failed'; readonly message: string };

/** After so many versions the page says how far it is. */
const TELL_EVERY = 50;

const failureOf = (error: unknown): Told => ({
  kind: 'failed',
  message: error instanceof Error ? error.message : 'O arquivo não pôde ser lido.',
});

/** Checks a file of the person's in this browser. The newest one counts. */
export function useCheck() {
  const [verdict, setVerdict] = useState<Told | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const newest = useRef(0);

  const look = async (file: Blob, isNewest: () => boolean): Promise<Told> => {
    if (file.size > FILE_MAX_BYTES) return { kind: 'tooLarge' };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const onProgress = (done: number, all: number) => {
      if (isNewest() && done % TELL_EVERY === 0) setProgress(`Conferindo: ${done} de ${all}`);
    };
    return checkCertificate(bytes, { sha256, verify: verifyEd25519, onProgress });
  };

  const check = (file: Blob) => {
    const round = (newest.current += 1);
    const isNewest = () => newest.current === round;
    setVerdict(null);
    setProgress('Conferindo…');
    void look(file, isNewest)
      .catch(failureOf)
      .then((told) => {
        if (!isNewest()) return;
        setVerdict(told);
        setProgress(null);
      });
  };
  return { check, verdict, progress };
}
