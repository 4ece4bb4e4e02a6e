import type { HideableKind } from '../../domain/bell/kinds.ts';
import type { LeadHours } from '../../domain/reminders/rules.ts';

export const KIND_NAMES: Readonly<Record<HideableKind, string>> = {
  booking: 'Sessões agendadas por pacientes',
  cancellation: 'Sessões canceladas por pacientes',
  recording: 'Gravações neste aparelho',
  no_note: 'Sessões sem nota',
  no_payment: 'Sessões concluídas sem pagamento',
};

export const LEAD_NAMES: Readonly<Record<LeadHours, string>> = {
  2: '2 horas antes',
  12: '12 horas antes',
  24: '24 horas antes (recomendado)',
  48: '2 dias antes',
  72: '3 dias antes',
};

export const BELL_SAVED = {
  done: 'Avisos do sino alterados.',
  refused: 'Erro ao alterar os avisos',
};

export const REMINDERS_SAVED = {
  done: 'Lembretes alterados.',
  refused: 'Erro ao alterar os lembretes',
};
