import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Certificate } from '../../domain/custody/certificate.ts';
import { isContinued } from '../../domain/custody/continued.ts';
import { FileButton } from './FileButton.tsx';
import { useCheck } from './useCheck.ts';
import { VerdictText } from './VerdictText.tsx';

/** A certificate that was handed out earlier shows whether the history was written anew since. */
export function OlderCertificate({ newer }: { newer: Certificate }) {
  const { check, verdict, progress } = useCheck();
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="h2">Tem um comprovante mais antigo desta nota?</Typography>
      <Typography variant="body2">
        Se ele for o começo deste, nada do que ele mostra foi reescrito depois.
      </Typography>
      <FileButton label="Comparar com um antigo" onFile={check} isBusy={progress !== null} />
      <output style={{ display: 'block', width: '100%' }}>
        {progress}
        {verdict &&
          (verdict.kind === 'whole' ? (
            <Compared older={verdict.certificate} newer={newer} />
          ) : (
            <VerdictText verdict={verdict} />
          ))}
      </output>
    </Stack>
  );
}

function Compared({ older, newer }: { older: Certificate; newer: Certificate }) {
  if (older.noteId !== newer.noteId)
    return <Alert severity="warning">Os dois comprovantes são de notas diferentes.</Alert>;
  if (isContinued(older, newer))
    return (
      <Alert severity="success">
        O antigo é o começo deste: as primeiras {older.links.length} versões são as mesmas.
      </Alert>
    );
  return isContinued(newer, older) ? (
    <Alert severity="warning">
      Este é o mais antigo dos dois: o outro vai até a versão {older.links.length}.
    </Alert>
  ) : (
    <Alert severity="error">
      Os dois não combinam: a história foi reescrita depois do comprovante antigo, ou os arquivos
      foram trocados.
    </Alert>
  );
}
