import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { csvOf } from '../../client/files/csv.ts';
import { saveFile } from '../../client/files/saveFile.ts';
import { bytesOf, useKeptExport } from '../../client/records/useKeptExport.ts';
import { useLive } from '../../client/live/useLive.ts';
import { isWhole, shownOf } from '../../data/queries/kit/known.ts';
import type { Block, Paper } from '../../domain/documents/paper.ts';
import { fromCents } from '../../domain/payments/amount.ts';
import type { Regime } from '../../domain/professional/profile.ts';
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
    [
      'Quem pagou',
      'CPF de quem pagou',
      'Paciente',
      'CPF do paciente',
      'Atendimentos',
      'Faltas',
      'Recebido como',
    ],
    ...totals.map(({ payer, beneficiary, cents, missedCents, regime }) => [
      payer.name,
      cpfWords(payer.cpf),
      beneficiary.name,
      cpfWords(beneficiary.cpf),
      decimal(cents),
      decimal(missedCents),
      regime ? regimeWords[regime] : '',
    ]),
  ]);

const regimeWords: Readonly<Record<Regime, string>> = {
  pf: 'Pessoa física',
  pj: 'Pessoa jurídica',
};

interface RegimeTotals {
  readonly regime: Regime | null;
  /** `null` where all of the year was received in one way. */
  readonly title: string | null;
  readonly totals: readonly YearTotal[];
}

/** The totals as a person's and as a company's, which go into different declarations. */
function byRegime(totals: readonly YearTotal[]): readonly RegimeTotals[] {
  const regimes = [...new Set(totals.map(({ regime }) => regime))];
  return regimes.map((regime) => ({
    regime,
    title: regimes.length === 1 ? null : regime ? regimeWords[regime] : 'Regime não informado',
    totals: totals.filter((one) => one.regime === regime),
  }));
}

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
  blocks: byRegime(totals).flatMap(({ title, totals: all }): Block[] => [
    ...(title ? [{ kind: 'heading', level: 2, text: title } as const] : []),
    { kind: 'items', items: all.map(lineOf) },
  ]),
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
      {isReady &&
        byRegime(totals).map(({ regime, title, totals: all }) => (
          <Stack key={String(regime)} sx={{ gap: 1 }}>
            {title && (
              <Typography variant="h3" component="h3">
                {title}
              </Typography>
            )}
            <Entries
              label={title ? `Total de ${year}, ${title.toLowerCase()}` : `Total de ${year}`}
            >
              {all.map((one) => (
                <TotalEntry
                  key={`${one.payer.cpf}/${one.payer.name}/${one.beneficiary.cpf}/${one.beneficiary.name}`}
                  of={one}
                />
              ))}
            </Entries>
          </Stack>
        ))}
      {printed && <PrintedPaper paper={printed} onPrinted={() => setPrinted(null)} />}
    </Stack>
  );
}

const TotalEntry = ({ of }: { readonly of: YearTotal }) => (
  <Entry
    title={of.payer.name}
    detail={[
      of.payer.name !== of.beneficiary.name && `por ${of.beneficiary.name}`,
      of.payer.cpf ? `CPF ${formatCpf(of.payer.cpf)}` : 'sem CPF',
      of.missedCents > 0 && `mais ${formatMoney(fromCents(of.missedCents))} de faltas`,
    ]
      .filter(Boolean)
      .join(' · ')}
    amount={formatMoney(fromCents(of.cents))}
  />
);
