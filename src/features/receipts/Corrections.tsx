import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCommand } from '../../client/commands/useCommand.ts';
import type { ReceitaMonth } from '../../data/queries/money/receipts.ts';
import { fromCents } from '../../domain/payments/amount.ts';
import type { Correction } from '../../domain/receitaSaude/batch.ts';
import { formatDay } from '../../domain/time/format.ts';
import { formatMoney } from '../../pieces/money/format.ts';
import { Entries, Entry } from './Entry.tsx';
import { leftWords, SETTLED } from './texts.ts';

const money = (cents: number): string => formatMoney(fromCents(cents));

function whatChanged({ declared, now }: Correction): string {
  const { line } = declared;
  if (now === 'gone') return 'O pagamento foi excluído.';
  if (typeof now === 'string') return leftWords[now];
  return [
    now.cents !== line.cents && `O valor agora é ${money(now.cents)}.`,
    now.day !== line.day && `A data agora é ${formatDay(now.day)}.`,
    now.payerCpf !== line.payerCpf && 'O CPF de quem paga mudou.',
    now.beneficiaryCpf !== line.beneficiaryCpf && 'O CPF do paciente mudou.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What was declared and is no longer true, whichever month it is of. */
export function Corrections({ of }: { of: ReceitaMonth }) {
  const { run } = useCommand('receitaFile.settleLine', SETTLED, { saysFailure: true });
  if (of.corrections.length === 0) return null;
  return (
    <Stack component="section" aria-label="Corrigir na Receita" sx={{ gap: 1.5 }}>
      <Typography variant="h2">Corrigir na Receita</Typography>
      <Alert severity="warning">
        Estes pagamentos mudaram depois de declarados. Até 10 dias depois da emissão, cancele o
        recibo no Receita Saúde (ou use “Desfazer escrituração”) e gere um arquivo novo. Passado o
        prazo, fale com seu contador.
      </Alert>
      <Entries label="Pagamentos a corrigir na Receita">
        {of.corrections.map((one) => {
          const { file, line } = one.declared;
          const name = of.names[line.transactionId] || 'Pagamento excluído';
          const settle = (outcome: 'cancelled' | 'kept') =>
            void run({ id: file.id, transactionId: line.transactionId, outcome, said: one.now });
          return (
            <Entry
              key={line.transactionId}
              title={name}
              detail={`Declarado em ${formatDay(line.day)}. ${whatChanged(one)}`}
              amount={money(line.cents)}
            >
              <Button
                size="small"
                variant="outlined"
                aria-label={`Cancelei na Receita: ${name}`}
                onClick={() => settle('cancelled')}
              >
                Cancelei na Receita
              </Button>
              <Button
                size="small"
                aria-label={`Já está certo: ${name}`}
                onClick={() => settle('kept')}
              >
                Já está certo
              </Button>
            </Entry>
          );
        })}
      </Entries>
    </Stack>
  );
}
