import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import type { NoteChainAnswer } from '../../domain/contract/custody.ts';
import { sessionLine } from '../../pieces/sessions/words.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePrinting } from '../../ui/print/usePrinting.ts';
import { Fetched } from '../../ui/states/Fetched.tsx';
import { ServerKey } from './SignatureText.tsx';
import { LinkList } from './LinkList.tsx';
import { Meaning } from './Meaning.tsx';
import { ONLY_AUTHORS } from './texts.ts';
import { useCertificateFile } from './useCertificateFile.ts';
import { useChain } from './useChain.ts';

/** The certificate of the note that the address names. */
export function CertificatePage() {
  const { noteId = '' } = useParams({ strict: false }) as { noteId?: string };
  return <NoteCertificate noteId={noteId} />;
}

/** The chain of a note's versions, to be printed or taken along as a file. No patient's name stands in it. */
export function NoteCertificate({ noteId }: { noteId: string }) {
  const { role } = useActor();
  return (
    <>
      <PageHeader title="Comprovante de custódia" subtitle={<Session noteId={noteId} />} />
      {role === 'psych' ? <Chain noteId={noteId} /> : <p>{ONLY_AUTHORS}</p>}
    </>
  );
}

function Session({ noteId }: { noteId: string }) {
  const zone = useZone();
  const session = recordOf(useLive('notes.byId', { id: noteId }))?.session;
  return (
    <>
      {session && `Nota da sessão de ${sessionLine(session, zone)}`}
      <span style={{ display: 'block', overflowWrap: 'anywhere' }}>{noteId}</span>
    </>
  );
}

function Chain({ noteId }: { noteId: string }) {
  const chain = useChain(noteId);
  return (
    <Stack sx={{ gap: 3 }}>
      <Fetched of={chain} waiting="Buscando os selos…">
        {(answer) => <Found noteId={noteId} chain={answer} />}
      </Fetched>
      <Meaning />
      <Typography variant="body2">
        Quem recebe o arquivo pode conferi-lo em{' '}
        <AppLink to="/conferir">{`${location.host}/conferir`}</AppLink>, sem conta e sem enviar
        nada. Ele é assinado por este servidor. <ServerKey />
      </Typography>
    </Stack>
  );
}

function Found({ noteId, chain }: { noteId: string; chain: NoteChainAnswer }) {
  const zone = useZone();
  const printing = usePrinting();
  const { links, authors, unsealed } = chain;
  return (
    <>
      {unsealed > 0 && (
        <Alert severity="info">
          {unsealed === 1
            ? 'Uma versão ainda não tem selo'
            : `${unsealed} versões ainda não têm selo`}
          . Isso acontece sozinho, em até uma hora.
        </Alert>
      )}
      {links.length > 0 && (
        <>
          <File noteId={noteId} chain={chain} />
          <Paper variant="outlined" sx={{ paddingInline: 2, paddingBlock: 1 }}>
            <LinkList links={links} authors={authors} zone={zone} isWhole={printing} />
          </Paper>
        </>
      )}
    </>
  );
}

type Contents = 'seals' | 'texts';

const contentsOptions = [
  { id: 'seals', name: 'Só horas, nomes e selos: nada do que foi escrito' },
  {
    id: 'texts',
    name: 'Também os textos de todas as versões: guarde como guarda o prontuário',
  },
] as const;

function File({ noteId, chain }: { noteId: string; chain: NoteChainAnswer }) {
  const [contents, setContents] = useState<Contents>('seals');
  const { run, saving, failure, done } = useCertificateFile(noteId, chain);
  return (
    <Stack className="no-print" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <RadioField
        label="O que vai no arquivo"
        options={contentsOptions}
        value={contents}
        onChange={setContents}
        stacked
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" loading={saving} onClick={() => void run(contents === 'texts')}>
          Baixar arquivo
        </Button>
        <Button variant="outlined" onClick={() => print()}>
          Imprimir
        </Button>
      </Stack>
      {saving && done !== null && (
        <output>
          {done} de {chain.links.length} versões
        </output>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
    </Stack>
  );
}
