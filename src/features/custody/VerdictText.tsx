import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { signatureOf } from '../../domain/custody/certificate.ts';
import { SignatureText } from './SignatureText.tsx';
import type { Told } from './useCheck.ts';

interface Said {
  readonly severity: 'success' | 'info' | 'error';
  readonly title: string;
  readonly text: string;
}

function sayingOf(verdict: Told): Said {
  switch (verdict.kind) {
    case 'whole': {
      const { length } = verdict.certificate.links;
      return {
        severity: signatureOf(verdict.certificate) ? 'success' : 'info',
        title:
          length === 1 ? 'Os selos combinam: 1 versão' : `Os selos combinam: ${length} versões`,
        text: 'Cada selo combina com o anterior, e nada mudou desde que o arquivo foi feito. Por quem, diz a assinatura.',
      };
    }
    case 'broken':
      return {
        severity: 'error',
        title: `Alterado na versão ${verdict.number}`,
        text: 'O que está escrito ali não é o que foi selado. As versões anteriores combinam.',
      };
    case 'altered':
      return {
        severity: 'error',
        title: 'Arquivo alterado',
        text: 'Os selos combinam entre si, mas outra parte do arquivo foi mudada, ou faltam as últimas versões.',
      };
    case 'forged':
      return {
        severity: 'error',
        title: 'Assinatura falsa',
        text: 'A chave que o arquivo nomeia não assinou isto. Os selos combinam entre si, mas alguém os trocou.',
      };
    case 'unreadable':
      return {
        severity: 'error',
        title: 'Este arquivo não é um comprovante',
        text: 'Ou foi alterado depois de feito: até um espaço a mais é notado. Peça o arquivo original.',
      };
    case 'tooLarge':
      return {
        severity: 'error',
        title: 'Este arquivo não é um comprovante',
        text: 'Ele é grande ou complicado demais para ter sido feito pelo Sereno, e não foi aberto.',
      };
    case 'failed':
      return {
        severity: 'error',
        title: 'Não foi possível conferir',
        text: verdict.message,
      };
  }
}

export function VerdictText({ verdict }: { verdict: Told }) {
  const { severity, title, text } = sayingOf(verdict);
  return (
    <Stack sx={{ gap: 1 }}>
      <Alert severity={severity}>
        <AlertTitle>{title}</AlertTitle>
        {text}
      </Alert>
      {verdict.kind === 'whole' && <SignatureText certificate={verdict.certificate} />}
    </Stack>
  );
}
