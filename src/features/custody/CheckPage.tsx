import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Certificate } from '../../domain/custody/certificate.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { FileButton } from './FileButton.tsx';
import { LinkList } from './LinkList.tsx';
import { Meaning } from './Meaning.tsx';
import { OlderCertificate } from './OlderCertificate.tsx';
import { ServerKey } from './SignatureText.tsx';
import { useCheck } from './useCheck.ts';
import { VerdictText } from './VerdictText.tsx';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** /conferir: checks a certificate's file, for anybody. Nothing leaves the device. */
export function CheckPage() {
  const { check, verdict, progress } = useCheck();
  const certificate = verdict && 'certificate' in verdict ? verdict.certificate : null;
  return (
    <Box component="main" sx={{ maxWidth: 900, marginInline: 'auto', padding: { xs: 2, sm: 4 } }}>
      <Typography variant="h1" sx={{ marginBottom: 1 }}>
        Conferir um comprovante
      </Typography>
      <Typography sx={{ marginBottom: 2, maxWidth: '70ch' }}>
        Escolha o arquivo de um comprovante de custódia do Sereno. Ele é conferido neste aparelho:
        nada é enviado, e depois de aberta esta página funciona sem internet.
      </Typography>
      <Stack sx={{ gap: 3 }}>
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <FileButton label="Escolher arquivo" onFile={check} isBusy={progress !== null} />
          <output style={{ display: 'block', width: '100%' }}>
            {progress}
            {verdict && <VerdictText verdict={verdict} />}
          </output>
        </Stack>
        {certificate && verdict?.kind === 'whole' && <OlderCertificate newer={certificate} />}
        {certificate && <Contents certificate={certificate} />}
        <Meaning />
        <Typography variant="body2">
          Como o selo é calculado: SHA-256, em UTF-8, das linhas “sereno-nota-1”, selo anterior (64
          zeros na primeira), nota, número, hora da escrita, hora do recebimento (ou “-”), hora do
          selo, autor (ou “-”) e o SHA-256 de sal, quebra de linha e texto.
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          A assinatura é Ed25519, sobre a nota, a hora do arquivo, os nomes e o último selo.{' '}
          <ServerKey />
        </Typography>
        <AppLink to="/login">Ir para o Sereno</AppLink>
      </Stack>
    </Box>
  );
}

function Contents({ certificate }: { certificate: Certificate }) {
  const { links, authors, noteId } = certificate;
  const isWithTexts = links.some(({ plaintext }) => plaintext !== undefined);
  return (
    <Paper variant="outlined" sx={{ padding: 2 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        Nota {noteId}
      </Typography>
      {!isWithTexts && (
        <Alert severity="info" sx={{ marginTop: 1 }}>
          Este comprovante não traz os textos: mostra que as versões existiram, com estas horas e
          nesta ordem.
        </Alert>
      )}
      <LinkList links={links} authors={authors} zone={zone()} />
    </Paper>
  );
}
