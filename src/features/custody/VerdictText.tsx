import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Told } from './useCheck.ts';

interface Said {
  readonly severity: 'success' | 'error';
  readonly title: string;
  readonly text: string;
}

function sayingOf(verdict: Told): Said {
  switch (verdict.kind) {
    case 'whole': {
      const { length } = verdict.certificate.links;
      return {
        severity: 'success',
        title: length === 1 ? 'Íntegro: 1 versão' : `Íntegro: ${length} versões`,
        text: 'Cada selo combina com o anterior, e nada no arquivo foi alterado.',
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
    <Alert severity={severity}>
      <AlertTitle>{title}</AlertTitle>
      {text}
    </Alert>
  );
}
