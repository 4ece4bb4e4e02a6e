import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { csvOf } from '../../client/csv.ts';
import { saveFile } from '../../client/saveFile.ts';
import { bytesOf, useKeptExport } from '../../client/useKeptExport.ts';
import { useLive } from '../../client/useLive.ts';
import { isWhole, shownOf } from '../../data/queries/known.ts';
import type { Paper } from '../../domain/documents/paper.ts';
import { fromCents } from '../../domain/payments/payment.ts';
import { formatCpf } from '../../domain/receipts/paper.ts';
import type { YearTotal } from '../../domain/receipts/yearly.ts';
import { formatMoney } from '../../pieces/money/format.ts';
import { PrintedPaper } from '../../pieces/papers/PrintedPaper.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { Entries, Entry } from './Entry.tsx';
import { useYear } from './address.ts';
import { YearField } from './MonthField.tsx';
import { ARRIVING } from './texts.ts';

/** `1234,56` */
const decimal = (cents: number): string => fromCents(cents).toFixed(2).replace('.', ',');
const cpfWords = (cpf: string | null): string => (cpf ? formatCpf(cpf) : '');

export const yearCsv = (totals: readonly YearTotal[]): string =>
  csvOf([
    ['Quem pagou', 'CPF de quem pagou', 'Paciente', 'CPF do paciente', 'Atendimentos', 'Faltas'],
    ...totals.map(({ payer, beneficiary, cents, missedCents }) => [
      payer.name,
      cpfWords(payer.cpf),
      beneficiary.name,
      cpfWords(beneficiary.cpf),
      decimal(cents),
      decimal(missedCents),
    ]),
  ]);

const lineOf = ({ payer, beneficiary, cents, missedCents }: YearTotal): string =>
  [
    `${payer.name}${payer.cpf ? `, CPF ${formatCpf(payer.cpf)}` : ''}`,
    payer.name !== beneficiary.name && `por ${beneficiary.name}`,
    formatMoney(fromCents(cents)),
    missedCents > 0 && `e ${formatMoney(fromCents(missedCents))} de faltas`,
  ]
    .filter(Boolean)
    .join(' · ');

const paperOf = (year: string, totals: readonly YearTotal[]): Paper => ({
  title: `Recebido em ${year}, por quem pagou`,
  blocks: [{ kind: 'items', items: totals.map(lineOf) }],
});

/** What each paid in a year, for whom: for their income tax, and a company's DMED. */
export function YearTotals() {
  const { year, chooseYear } = useYear();
  const answer = useLive('receipts.ofYear', { year });
  const [printed, setPrinted] = useState<Paper | null>(null);
  const totals = answer === undefined ? [] : shownOf(answer);
  const keep = useKeptExport();
  const keepOut = (bytes: number, hand: () => void) =>
    void keep({ patientIds: [], patients: totals.length, payments: 0, bytes }, hand);
  const save = () => {
    const text = yearCsv(totals);
    keepOut(bytesOf(text), () => saveFile(`recebido-${year}.csv`, text, 'text/csv'));
  };
  const print = () => keepOut(0, () => setPrinted(paperOf(year, totals)));
  const isReady = answer !== undefined && isWhole(answer) && totals.length > 0;
  return (
    <Stack component="section" aria-label="Total do ano" sx={{ gap: 1.5 }}>
      <Typography variant="h2">Total do ano, por quem pagou</Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Stack sx={{ width: 140 }}>
          <YearField value={year} onChange={chooseYear} />
        </Stack>
        <Button variant="outlined" disabled={!isReady} onClick={save}>
          Baixar planilha
        </Button>
        <Button disabled={!isReady} onClick={print}>
          Imprimir
        </Button>
      </Stack>
      {answer !== undefined && !isWhole(answer) && <Arriving what={ARRIVING} />}
      {isReady && (
        <Entries label={`Total de ${year}`}>
          {totals.map((one) => (
            <Entry
              key={`${one.payer.cpf}/${one.payer.name}/${one.beneficiary.cpf}/${one.beneficiary.name}`}
              title={one.payer.name}
              detail={[
                one.payer.name !== one.beneficiary.name && `por ${one.beneficiary.name}`,
                one.payer.cpf ? `CPF ${formatCpf(one.payer.cpf)}` : 'sem CPF',
                one.missedCents > 0 && `mais ${formatMoney(fromCents(one.missedCents))} de faltas`,
              ]
                .filter(Boolean)
                .join(' · ')}
              amount={formatMoney(fromCents(one.cents))}
            />
          ))}
        </Entries>
      )}
      {printed && <PrintedPaper paper={printed} onPrinted={() => setPrinted(null)} />}
    </Stack>
  );
}
