import type { BadgeTone } from '../../ui/states/StatusBadge.tsx';

export const TITLE = 'Agendar sessão';
export const DATE_ERROR = 'Erro de data';
export const LOAD_ERROR = 'Erro ao carregar horários';
export const UNIDENTIFIED = {
  title: 'Erro ao identificar paciente',
  text: 'Não foi possível identificar o paciente. Tente novamente.',
};
export const NO_PSYCHOLOGIST =
  'Paciente não possui psicólogo vinculado. Escolha com quem será a sessão.';
export const INACTIVE = 'Este paciente está inativo. Ative-o antes de agendar.';

export const slotBadges = {
  available: { label: 'Livre', tone: 'success' },
  booked: { label: 'Agendado', tone: 'neutral' },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;

/** `3 horários livres` */
export const freeWords = (count: number): string => {
  if (count === 0) return 'nenhum horário livre';
  return count === 1 ? '1 horário livre' : `${count} horários livres`;
};
