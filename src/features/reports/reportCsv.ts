import { csvOf } from '../../client/files/csv.ts';
import type { EntryRow, FinanceReport } from '../../data/queries/money/results.ts';
import { paymentMethodLabels } from '../../domain/payments/labels.ts';
import { paymentDay } from '../../domain/payments/state.ts';
import { formatDate, formatDay } from '../../domain/time/format.ts';
import { monthsTitle } from './ReportCharts.tsx';
import { FIGURES, isMoney } from './ReportFigures.tsx';
import { patientWords } from './TopPatients.tsx';
import type { Asked } from './useReport.ts';
import { datesWords, entryAmount, entryStatus, monthWords, soldWords, TITLE } from './words.ts';

/** `1234,56`: a number to a spreadsheet in Brazil. */
const decimal = (value: number): string => value.toFixed(2).replace('.', ',');

type Rows = readonly (readonly string[])[];

const summaryRows = ({ summary }: FinanceReport): Rows =>
  FIGURES.map(({ of, label, detail }) => [
    `${label} (${detail})`,
    isMoney(of) ? decimal(summary[of]) : String(summary[of]),
  ]);

const patientRows = ({ patients }: FinanceReport, zone: string): Rows => [
  ['Paciente', 'Sessões', 'Total pago', 'Valor médio', 'Último pagamento'],
  ...patients.map((one) => [
    patientWords(one),
    String(one.totalSessions),
    decimal(one.totalPaid),
    decimal(one.averageValue),
    one.lastPayment ? formatDate(one.lastPayment, zone) : '',
  ]),
];

const ofWhat = ({ sold, startAt }: EntryRow, zone: string): string => {
  if (sold !== null) return soldWords(sold);
  return startAt ? formatDate(startAt, zone) : '';
};

const paymentRows = (payments: readonly EntryRow[], zone: string): Rows => [
  ['Data', 'Paciente', 'Sessão', 'Forma', 'Status', 'Valor'],
  ...payments.map((row) => [
    formatDay(paymentDay(row.entry, zone)),
    patientWords(row),
    ofWhat(row, zone),
    paymentMethodLabels[row.entry.method],
    entryStatus(row.entry),
    decimal(entryAmount(row.entry)),
  ]),
];

const chapter = (title: string, rows: Rows): Rows => [[], [title], ...rows];

/**
 * The report as it stands on the screen, chapter after chapter, with all payments of its period.
 * @param zone in which its days are
 */
export function reportCsv(
  report: FinanceReport,
  payments: readonly EntryRow[],
  asked: Asked,
  zone: string,
): string {
  const months = report.months.map(({ month, revenue }) => [monthWords(month), decimal(revenue)]);
  const methods = report.methods.map(({ method, totalAmount, percentage }) => [
    paymentMethodLabels[method],
    decimal(totalAmount),
    decimal(percentage),
  ]);
  return csvOf([
    [TITLE],
    ['Período', datesWords(asked.dates)],
    ...chapter('Resumo', summaryRows(report)),
    ...chapter(monthsTitle(asked.args), [['Mês', 'Valor'], ...months]),
    ...chapter('Formas de pagamento', [['Forma', 'Valor', 'Parte em %'], ...methods]),
    ...chapter('Principais pacientes', patientRows(report, zone)),
    ...chapter('Pagamentos', paymentRows(payments, zone)),
  ]);
}
