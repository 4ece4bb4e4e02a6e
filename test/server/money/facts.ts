import { receiptNumber } from '../../../src/domain/receipts/receipt.ts';
import type { Act } from './acts.ts';
import { type AnyDoc, type Device, type Psychologist, psychologists } from './device.ts';

/** Money of a month: what came, from whom and for whom. */
interface MonthFacts {
  readonly rows: Readonly<Record<string, unknown>>;
  /** In reais, as the report says it. */
  readonly revenue: number;
}

/** All that a psychologist is told of her books. */
export interface Facts {
  readonly months: Readonly<Record<string, MonthFacts>>;
  /** Amounts that are still due, by session. */
  readonly owed: Readonly<Record<string, number | null>>;
  /** Names of those who owe, by session. */
  readonly debtors: Readonly<Record<string, string>>;
  /** Begin and end of each session. */
  readonly instants: Readonly<Record<string, string>>;
  /** Texts of the receipts that were numbered. */
  readonly papers: Readonly<Record<string, unknown>>;
  /** Lines of declared money that she is told to put right. */
  readonly corrections: number;
}

const documents = (device: Device, entity: string): AnyDoc[] => [
  ...(device.view.all(entity as never) as Iterable<AnyDoc>),
];

const NAMELESS = /exclu[ií]d|^$/i;

function owedOf(device: Device, sessions: readonly AnyDoc[]) {
  const owed: Record<string, number | null> = {};
  const debtors: Record<string, string> = {};
  const names = new Map(
    device.ask('finance.owed', { range: null }).rows.map((row) => [row.patientId, row.patientName]),
  );
  for (const patientId of new Set(sessions.map((one) => one['patientId']))) {
    if (typeof patientId !== 'string') continue;
    for (const { id, amount } of device.ask('payments.ofPatient', { patientId }).owed) {
      owed[id] = amount;
      debtors[id] = names.get(patientId) ?? '';
    }
  }
  return { owed, debtors };
}

/** Reads all facts of a psychologist from her device. @param months `yyyy-MM` @param now ISO */
export function factsOf(
  device: Device,
  psychologistId: string,
  months: readonly string[],
  now: string,
): Facts {
  const own = (one: AnyDoc): boolean => one['psychologistId'] === psychologistId;
  const sessions = documents(device, 'appointments').filter(own);
  const report = device.ask('finance.report', { range: null, now, months: 120, psychologistId });
  const monthOf = (month: string): MonthFacts => ({
    rows: Object.fromEntries(
      device
        .ask('receipts.ofMonth', { month })
        .map(({ transaction: { id, day, cents, method }, parties }) => [
          id,
          { day, cents, method, parties },
        ]),
    ),
    revenue: report.months.find((one) => one.month === month)?.revenue ?? 0,
  });
  const receipts = documents(device, 'paymentReceipts').filter((one) => one['number'] !== null);
  return {
    months: Object.fromEntries(months.map((month) => [month, monthOf(month)])),
    ...owedOf(device, sessions),
    instants: Object.fromEntries(
      sessions.map((one) => [one.id, `${String(one['startAt'])}/${String(one['endAt'])}`]),
    ),
    papers: Object.fromEntries(
      receipts.map((one) => [one.id, [receiptNumber(one as never), one['issuedAt'], one['paper']]]),
    ),
    corrections: device.ask('receita.ofMonth', { month: months[0] ?? '' }).corrections.length,
  };
}

export type Both = Readonly<Record<Psychologist, Facts>>;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** True if nothing that was known is another thing now. A CPF that nobody knew may become known. */
function isKept(was: unknown, is: unknown, name = ''): boolean {
  if (name === 'cpf' && was === null) return true;
  if (!isFields(was) || !isFields(is)) return was === is;
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...names].every((one) => isKept(was[one], is[one], one));
}

/** Differences between two tables of facts, but for what may differ. */
function changed(
  what: string,
  before: Fields,
  after: Fields,
  mayDiffer: (id: string) => boolean,
): string[] {
  return Object.entries(before).flatMap(([id, was]) => {
    const is = after[id];
    if (mayDiffer(id) || isKept(was, is)) return [];
    return [`${what} ${id}: ${JSON.stringify(was)} became ${JSON.stringify(is)}`];
  });
}

function brokenMonths(before: Facts, after: Facts, act: Act, current: string): string[] {
  return Object.entries(before.months).flatMap(([month, was]) => {
    const is = after.months[month];
    if (!is || (act.isMoney && month === current)) return [];
    const rows = changed('money', was.rows, is.rows, (id) => act.corrects?.includes(id) ?? false);
    const isSame = act.corrects !== undefined || was.revenue === is.revenue;
    return [
      ...rows,
      ...(isSame ? [] : [`revenue of ${month}: ${was.revenue}, then ${is.revenue}`]),
    ];
  });
}

const sumOf = (both: Both, month: string): number =>
  psychologists.reduce(
    (sum, as) => sum + Math.round((both[as].months[month]?.revenue ?? 0) * 100),
    0,
  );

/**
 * The laws of facts that stay as they were. Returns a sentence for each that an act broke.
 * @param current the practice's month, `yyyy-MM`
 */
export function brokenLaws(before: Both, after: Both, act: Act, current: string): string[] {
  const broken = psychologists.flatMap((as) => {
    const [was, is] = [before[as], after[as]];
    return [
      ...brokenMonths(was, is, act, current),
      ...changed('debt', was.owed, is.owed, (id) => act.charges?.includes(id) ?? false),
      ...changed(
        'instant',
        was.instants,
        is.instants,
        (id) =>
          // A session to come goes to the successor with its patient.
          Boolean(act.moves?.includes(id)) || is.instants[id] === undefined,
      ),
      ...changed('paper', was.papers, is.papers, (id) => act.corrects?.includes(id) ?? false),
      ...Object.entries(is.debtors)
        .filter(([, name]) => NAMELESS.test(name))
        .map(([id]) => `debt ${id} is nobody's`),
      ...Object.values(is.months).flatMap(({ rows }) =>
        Object.entries(rows)
          .filter(([, row]) => (row as { parties: unknown }).parties === null)
          .map(([id]) => `money ${id} is from nobody`),
      ),
    ].map((sentence) => `${as}: ${sentence}`);
  });
  if (act.name === 'handOver')
    for (const month of Object.keys(before.ana.months))
      if (sumOf(before, month) !== sumOf(after, month))
        broken.push(
          `both: ${month} was ${sumOf(before, month)}, is ${sumOf(after, month)} centavos`,
        );
  return broken.map((sentence) => `${act.name}: ${sentence}`);
}
