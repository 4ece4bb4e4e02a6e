import { paymentStatusLabels } from '../../domain/payments/labels.ts';
import { fromCents } from '../../domain/payments/amount.ts';
import { type PaymentStatus } from '../../domain/payments/payment.ts';
import type { MoneyEntry } from '../../domain/reports/entries.ts';
import type { QuickPeriod } from '../../domain/reports/quickPeriods.ts';
import type { Dates } from '../../domain/reports/range.ts';
import { formatDay, monthName } from '../../domain/time/format.ts';
import type { PeriodWord, StatusWord } from './address.ts';

export const TITLE = 'Relatórios financeiros';
export const FAILED = 'Erro ao carregar dados financeiros';
export const FAILED_TEXT = 'Não foi possível carregar os relatórios. Tente novamente.';
export const ARRIVING =
  'Ainda não chegaram todas as sessões e todos os pagamentos a este aparelho. Os totais aparecem quando estiver tudo aqui.';
export const STATUS_CONCERNS =
  'O status vale para os gráficos e os pagamentos recentes. Os totais e os principais pacientes continuam os mesmos.';

interface PeriodChoice {
  readonly id: PeriodWord | 'tudo';
  readonly name: string;
  readonly period: QuickPeriod;
}

export const PERIODS: readonly PeriodChoice[] = [
  { id: 'tudo', name: 'Todo o período', period: 'all' },
  { id: '7dias', name: 'Últimos 7 dias', period: '7days' },
  { id: '30dias', name: 'Últimos 30 dias', period: '30days' },
  { id: '3meses', name: 'Últimos 3 meses', period: '3months' },
  { id: '6meses', name: 'Últimos 6 meses', period: '6months' },
  { id: '1ano', name: 'Últimos 12 meses', period: '1year' },
  { id: 'este-ano', name: 'Este ano', period: 'ytd' },
];

export const periodOf = (word: PeriodWord | undefined): QuickPeriod =>
  PERIODS.find(({ id }) => id === word)?.period ?? 'all';

interface StatusChoice {
  readonly id: StatusWord;
  readonly name: string;
  readonly status: PaymentStatus;
  /** Over the amounts of a month. */
  readonly months: string;
}

export const STATUSES: readonly StatusChoice[] = [
  { id: 'pago', name: 'Pagos', status: 'paid', months: 'Receita por mês' },
  { id: 'pendente', name: 'Pendentes', status: 'pending', months: 'Pendente por mês' },
  { id: 'falhou', name: 'Que falharam', status: 'failed', months: 'Falhou por mês' },
  { id: 'reembolsado', name: 'Reembolsados', status: 'refunded', months: 'Reembolsado por mês' },
];

export const statusOf = (word: StatusWord | undefined): StatusChoice | undefined =>
  STATUSES.find(({ id }) => id === word);

/** `01/01/2026 a 22/11/2026` */
export const datesWords = ({ startDate, endDate }: Dates): string =>
  startDate && endDate ? `${formatDay(startDate)} a ${formatDay(endDate)}` : 'Todo o período';

/** `nov/26` of `2026-11` */
export const monthWords = (month: string): string =>
  `${monthName(`${month}-01`).slice(0, 3)}/${month.slice(2, 4)}`;

const percent = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
/** `60,02%` @param part from 0 to 100 */
export const percentWords = (part: number): string => `${percent.format(part)}%`;

const whole = new Intl.NumberFormat('pt-BR');
export const sessionsWords = (count: number): string =>
  `${whole.format(count)} ${count === 1 ? 'sessão' : 'sessões'}`;

/** In reais; negative where the money went back, so that lines add up to what was received. */
export const entryAmount = ({ cents, revenueCents }: MoneyEntry): number =>
  fromCents(revenueCents < 0 ? -cents : cents);

/** `Devolução` of money that went back on a day of its own. */
export const entryStatus = ({ status, revenueCents }: MoneyEntry): string =>
  revenueCents < 0 ? 'Devolução' : paymentStatusLabels[status].label;

/** `Pacote de 8` */
export const soldWords = (sessions: number): string => `Pacote de ${sessions}`;
