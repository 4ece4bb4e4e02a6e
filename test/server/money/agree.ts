import { toCents } from '../../../src/domain/payments/amount.ts';
import { type Receipt, receiptNumber } from '../../../src/domain/receipts/receipt.ts';
import { moneyWords, receiptPaper } from '../../../src/domain/receipts/paper.ts';
import { receitaFileText } from '../../../src/domain/receitaSaude/layout.ts';
import { reportCsv } from '../../../src/features/reports/reportCsv.ts';
import type { Scene } from './acts.ts';
import { type Psychologist, psychologists } from './device.ts';

const ISSUER = { cpf: '52998224725', crp: '06/123456' };

/** `1234,56` in whole centavos. */
const centsOf = (written: string): number => toCents(Number(written.replace(',', '.')));

const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);

/** Money that came and went back, by the last chapter of the report's file. */
function csvCents(csv: string): number {
  const lines = csv.split('\r\n').map((line) => line.split(';'));
  const from = lines.findIndex(([title]) => title === 'Pagamentos') + 2;
  const moved = lines.slice(from).filter((line) => /Pago|Devolução/.test(line[4] ?? ''));
  return sum(moved.map((line) => centsOf(line[5] ?? '0')));
}

function receitaCents(device: Scene['devices']['ana'], month: string): readonly number[] {
  const { files } = device.ask('receita.ofMonth', { month });
  const text = files.map((lines) => receitaFileText(lines, ISSUER)).join('');
  return text.split('\r\n').flatMap((line) => (line ? [centsOf(line.split(';')[3] ?? '')] : []));
}

/** A psychologist's money by each way of asking, in whole centavos. */
interface Told {
  readonly who: Psychologist;
  readonly month: string;
  readonly report: number;
  readonly server: number;
  /** Receipts of the month, without what went back in it. */
  readonly receipts: number;
  /** Lines for the Receita, by what they say and by what the receipts want. */
  readonly receita: readonly [said: readonly number[], wanted: readonly number[]];
}

interface Asked {
  readonly scene: Scene;
  readonly months: readonly string[];
}

async function toldOf({ scene, months }: Asked, who: Psychologist): Promise<readonly Told[]> {
  const device = scene.devices[who];
  const { id: psychologistId } = scene.world.clinic.people[who];
  const range = { range: null, now: scene.now(), months: 24, psychologistId };
  const report = device.ask('finance.report', range).months;
  const path = '/financial-reports/monthly-revenue?months=24';
  const server = (await scene.call(who, 'GET', path)) as unknown as typeof report;
  const rows = months.flatMap((month) => device.ask('receipts.ofMonth', { month }));
  const refunds = rows.flatMap(({ transaction }) => transaction.refunds);
  return months.map((month): Told => {
    const of = (all: typeof report) =>
      toCents(all.find((one) => one.month === month)?.revenue ?? 0);
    const own = rows.filter(({ transaction }) => transaction.day.startsWith(month));
    const back = refunds.filter(({ day }) => day.startsWith(month));
    const wanted = own.flatMap(({ transaction: { cents, missedCents, ...one }, parties }) => {
      const atOnce = one.refunds.filter(({ day }) => day.startsWith(month));
      const left = cents - missedCents - sum(atOnce.map((two) => two.cents - two.missedCents));
      const isKnown = parties?.payer.cpf && parties.beneficiary.cpf;
      return left > 0 && isKnown ? [left] : [];
    });
    return {
      who,
      month,
      report: of(report),
      server: of(server),
      receipts: sum(own.map((one) => one.transaction.cents)) - sum(back.map((one) => one.cents)),
      receita: [receitaCents(device, month), wanted],
    };
  });
}

/** The whole report and its file: `[report, server, file]` in whole centavos. */
async function totalsOf({ scene }: Asked, who: Psychologist): Promise<readonly number[]> {
  const device = scene.devices[who];
  const { id: psychologistId } = scene.world.clinic.people[who];
  const args = { range: null, now: scene.now(), psychologistId };
  const report = device.ask('finance.report', args);
  const dates = { startDate: null, endDate: null };
  const asked = { dates, refusal: null, args } as never;
  const csv = reportCsv(report, device.ask('finance.payments', args), asked, 'America/Sao_Paulo');
  const server = await scene.call(who, 'GET', '/financial-reports/summary');
  return [
    toCents(report.summary.totalRevenue),
    toCents(Number(server?.['totalRevenue'])),
    csvCents(csv),
  ];
}

/** Receipts whose paper does not say the amount and the number that they were issued with. */
function wrongPapers({ scene }: Asked, who: Psychologist): readonly string[] {
  const device = scene.devices[who];
  const stamp = { invoice: null, signature: null };
  return [...device.view.all('paymentReceipts')].flatMap((one: Receipt) => {
    if (!one.paper) return [];
    const number = receiptNumber(one);
    const text = JSON.stringify(receiptPaper(one.paper.text, { ...stamp, number }));
    const amount = moneyWords(one.paper.stated.cents);
    return text.includes(amount) && text.includes(String(number)) ? [] : [one.id];
  });
}

/** Asks in every way, and returns the answers that do not agree. */
export async function disagreements(asked: Asked): Promise<readonly unknown[]> {
  const wrong: unknown[] = [];
  for (const who of psychologists) {
    for (const told of await toldOf(asked, who)) {
      const [said, wanted] = told.receita.map((cents) => cents.toSorted((a, b) => a - b).join());
      const isOne = told.report === told.server && told.report === told.receipts;
      if (!isOne || said !== wanted) wrong.push(told);
    }
    const totals = await totalsOf(asked, who);
    if (new Set(totals).size > 1) wrong.push({ who, totals });
    wrong.push(...wrongPapers(asked, who));
  }
  return wrong;
}
