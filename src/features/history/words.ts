import type { AppointmentStatus } from '../../domain/appointments/status.ts';
import { statusLabels } from '../../domain/appointments/labels.ts';
import type { HistoryStats } from '../../domain/reports/history.ts';
import type { StatusWord } from './address.ts';

export const TITLE = 'Histórico de Atendimentos';
export const LIST_FAILED = 'Erro ao carregar histórico. Tente novamente.';
export const FIGURES_FAILED = 'Erro ao carregar estatísticas. Tente novamente.';
export const ARRIVING = 'As sessões mais antigas ainda não chegaram todas a este aparelho.';
export const NO_NOTE_WITHOUT_PATIENT =
  'Não é possível criar nota para agendamento sem paciente associado';
export const NO_PAYMENT_WITHOUT_PATIENT =
  'Não é possível registrar pagamento para agendamento sem paciente associado';

interface StatusChoice {
  readonly id: StatusWord;
  readonly name: string;
  readonly status: AppointmentStatus;
}
const choice = (id: StatusWord, status: AppointmentStatus): StatusChoice => ({
  id,
  status,
  name: statusLabels[status].label,
});

export const STATUSES: readonly StatusChoice[] = [
  choice('concluido', 'completed'),
  choice('nao-compareceu', 'no_show'),
  choice('cancelado', 'cancelled'),
  choice('expirado', 'expired'),
  choice('em-andamento', 'in_progress'),
  choice('agendado', 'scheduled'),
];

export const statusOf = (word: StatusWord | undefined): AppointmentStatus | undefined =>
  STATUSES.find(({ id }) => id === word)?.status;

const figures = new Intl.NumberFormat('pt-BR');
export const countWords = (count: number): string => figures.format(count);

/** `Mostrando 1 a 20 de 390 resultados` */
export function shownWords(page: number, rows: number, matching: number, size: number): string {
  const first = (page - 1) * size + 1;
  const word = matching === 1 ? 'resultado' : 'resultados';
  return `Mostrando ${countWords(first)} a ${countWords(first + rows - 1)} de ${countWords(matching)} ${word}`;
}

/** What the total counts beside what has a figure of its own: without it the four would not add up. */
export function alsoCounted({ byStatus }: HistoryStats): string {
  const { in_progress: running, expired } = byStatus;
  const parts = [
    running > 0 && `${countWords(running)} em andamento`,
    expired > 0 && `${countWords(expired)} ${expired === 1 ? 'expirada' : 'expiradas'}`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `inclui ${parts.join(' e ')}`;
}
