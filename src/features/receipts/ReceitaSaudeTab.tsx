import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { useToday } from '../../client/time/useToday.ts';
import { isWhole } from '../../data/queries/kit/known.ts';
import type { ReceitaMonth } from '../../data/queries/money/receipts.ts';
import { fromCents } from '../../domain/payments/amount.ts';
import type { Issuer } from '../../domain/receitaSaude/file.ts';
import { deadlineOf, DUTY_SINCE } from '../../domain/receitaSaude/layout.ts';
import { monthTitle, formatDay } from '../../domain/time/format.ts';
import { formatMoney } from '../../pieces/money/format.ts';
import { FillInProfile } from '../../pieces/professional/FillInProfile.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Corrections } from './Corrections.tsx';
import { Entries, Entry } from './Entry.tsx';
import { HandedFiles } from './HandedFiles.tsx';
import { useMonth } from './address.ts';
import { MonthField } from './MonthField.tsx';
import { ARRIVING, leftWords, NAMELESS, paymentsWords } from './texts.ts';
import { useReceitaFile } from './useReceitaFile.ts';

/** The month's file for the Receita, what is left out of it, what was handed over, and what is to be put right. */
export function ReceitaSaudeTab() {
  const { month, chooseMonth } = useMonth();
  const answer = useLive('receita.ofMonth', { month });
  return (
    <Stack sx={{ gap: 3, paddingTop: 1 }}>
      <Stack sx={{ maxWidth: 320 }}>
        <MonthField value={month} onChange={chooseMonth} />
      </Stack>
      {answer !== undefined && !isWhole(answer) && <Arriving what={ARRIVING} />}
      {answer !== undefined && isWhole(answer) && <Month month={month} of={answer.whole} />}
    </Stack>
  );
}

/** `null` where the professional data do not say who declares. */
function issuerOf({ profile }: ReceitaMonth): Issuer | null {
  if (!profile?.cpf || !profile.crp) return null;
  return { cpf: profile.cpf.replaceAll(/\D/g, ''), crp: profile.crp };
}

function Month({ month, of }: { month: string; of: ReceitaMonth }) {
  const issuer = issuerOf(of);
  return (
    <>
      <Corrections of={of} />
      {of.profile?.regime === 'pj' && of.profile.regimeSince === null ? (
        <EmptyState
          title="Você recebe como pessoa jurídica."
          text="O Receita Saúde é só para quem recebe como pessoa física. Guarde a NFS-e de cada pagamento em “Recibos”."
        />
      ) : issuer && of.profile?.regime ? (
        <Files month={month} of={of} issuer={issuer} />
      ) : (
        <NoIssuer />
      )}
      {issuer && <HandedFiles of={of} issuer={issuer} />}
      <LeftOut of={of} />
    </>
  );
}

const NoIssuer = () => (
  <FillInProfile>
    Para fazer o arquivo, informe como você recebe, o seu CPF e o seu CRP.
  </FillInProfile>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack component="section" aria-label={title} sx={{ gap: 1.5, alignItems: 'flex-start' }}>
    <Typography variant="h2">{title}</Typography>
    {children}
  </Stack>
);

function Files(props: {
  readonly month: string;
  readonly of: ReceitaMonth;
  readonly issuer: Issuer;
}) {
  const { month, of, issuer } = props;
  const { make, saving, failure } = useReceitaFile(issuer);
  const isLate = useToday() > deadlineOf(month);
  const lines = of.files.flat();
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <Section title={`Arquivo de ${monthTitle(month)}`}>
      {month < DUTY_SINCE ? (
        <BeforeDuty />
      ) : lines.length === 0 ? (
        <Typography>Nada a declarar agora.</Typography>
      ) : (
        <>
          <Typography>
            {paymentsWords(lines.length)}, {formatMoney(fromCents(total))}.
          </Typography>
          <Alert severity="info">
            No Carnê-Leão Web, use primeiro “Analisar Arquivo” e confira o resultado antes de
            importar: o formato segue o manual da Receita e ainda pode mudar. Prazo:{' '}
            {formatDay(deadlineOf(month))}.
          </Alert>
          {isLate && <Late month={month} />}
          {of.files.map((part, place) => (
            <Button
              key={part[0]?.transactionId}
              variant="contained"
              loading={saving}
              onClick={() => void make(month, part, place + 1)}
            >
              {of.files.length === 1 ? 'Gerar arquivo' : `Gerar arquivo ${place + 1}`}
            </Button>
          ))}
        </>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
    </Section>
  );
}

const BeforeDuty = () => (
  <Typography>
    O Receita Saúde é obrigatório para pagamentos desde 01/01/2025. Os deste mês são de antes: não
    há arquivo a gerar. Eles ficam em “Recibos”, para o Carnê-Leão e o imposto de renda daquele ano.
  </Typography>
);

const Late = ({ month }: { readonly month: string }) => (
  <Alert severity="warning">
    O prazo para declarar os pagamentos de {monthTitle(month)} terminou em{' '}
    {formatDay(deadlineOf(month))}. A Receita pode recusar o arquivo ou cobrar multa. Converse antes
    com quem cuida da sua contabilidade.
  </Alert>
);

const LeftOut = ({ of }: { of: ReceitaMonth }) =>
  of.left.length === 0 ? null : (
    <Stack component="section" aria-label="Fora do arquivo" sx={{ gap: 1 }}>
      <Typography variant="h2">Fora do arquivo</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Sessões pagas com pacote entram uma vez, pela venda do pacote.
      </Typography>
      <Entries label="Pagamentos fora do arquivo">
        {of.left.map(({ transaction, reason }) => (
          <Entry
            key={transaction.id}
            title={of.names[transaction.id] || NAMELESS}
            detail={`${formatDay(transaction.day)} · ${leftWords[reason]}`}
            amount={formatMoney(fromCents(transaction.cents))}
          />
        ))}
      </Entries>
    </Stack>
  );
