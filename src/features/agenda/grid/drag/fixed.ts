import type { AppointmentRow } from '../../../../data/queries/agenda/results.ts';
import { statusAt } from '../../../../domain/appointments/state.ts';
import type { AppointmentStatus } from '../../../../domain/appointments/status.ts';
import { isSession } from '../../../../domain/reports/billable.ts';

const REASONS: Readonly<Partial<Record<AppointmentStatus, string>>> = {
  in_progress: 'Uma sessão em andamento não muda de horário.',
  completed: 'Uma sessão concluída não muda de horário.',
  cancelled: 'Uma sessão cancelada não muda de horário.',
  no_show: 'Uma sessão a que o paciente não veio não muda de horário.',
};

/** Why a session stays where it is, or `null` where it may be moved. */
export function whyFixed(row: AppointmentRow, now: string): string | null {
  if (!isSession(row)) return 'Este horário é do Google Calendar: mude-o lá.';
  if (row.repair !== null) return 'Esta sessão não foi aceita: abra-a para corrigir.';
  return REASONS[statusAt(row, now)] ?? null;
}
