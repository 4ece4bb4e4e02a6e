import { useState } from 'react';
import type { Online } from '../../client/online/online.ts';
import { useOnlineCalls } from '../../client/online/OnlineProvider.tsx';
import { messageOf } from '../../client/errors.ts';
import { saveFile } from '../../client/files/saveFile.ts';
import { sha256 } from '../../client/files/sha256.ts';
import {
  type NoteChainAnswer,
  noteVersionCall,
  type NoteVersionText,
} from '../../domain/contract/custody.ts';
import { certificateOf, textOf } from '../../domain/custody/certificate.ts';
import { useAct } from '../../ui/forms/useAct.ts';
import { presentInstant } from '../../ui/useNow.ts';

type Texts = ReadonlyMap<number, NoteVersionText>;

async function fetchTexts(
  online: Online,
  noteId: string,
  { links }: NoteChainAnswer,
  tell: (done: number) => void,
): Promise<Texts> {
  const texts = new Map<number, NoteVersionText>();
  // One at a time: a note may have had five hundred of 100,000 characters.
  for (const { v, number } of links) {
    texts.set(number, await online.call(noteVersionCall, { params: { id: noteId, v: String(v) } }));
    tell(texts.size);
  }
  return texts;
}

/** Puts together what the server signed: a version that was sealed since is not part of it. */
function signedCertificate(noteId: string, chain: NoteChainAnswer, texts: Texts) {
  const { signed, authors } = chain;
  const links = chain.links.slice(0, signed?.count).map(({ v: _, ...link }) => link);
  const told = { issuedAt: signed?.issuedAt ?? presentInstant(), authors };
  const signature = signed ? { key: signed.key, value: signed.value } : undefined;
  return certificateOf({ noteId, links }, told, texts, sha256, signature);
}

/** The certificate as a file, made on this device. `done` texts have come so far, where it is made with them. */
export function useCertificateFile(noteId: string, chain: NoteChainAnswer) {
  const online = useOnlineCalls();
  const [done, setDone] = useState<number | null>(null);
  const act = useAct(
    async (withTexts: boolean) => {
      setDone(withTexts ? 0 : null);
      const texts: Texts = withTexts ? await fetchTexts(online, noteId, chain, setDone) : new Map();
      const certificate = await signedCertificate(noteId, chain, texts);
      saveFile(`comprovante-${noteId.slice(-12)}.json`, textOf(certificate), 'application/json');
      return true;
    },
    (error) => messageOf(error, 'Não foi possível fazer o arquivo. Tente novamente.'),
  );
  return { ...act, done };
}
