import { BELL_DAYS } from '../../domain/bell/dismissals.ts';
import type { BellKind } from '../../domain/bell/needs.ts';

export const TITLES: Readonly<Record<BellKind, string>> = {
  refused: 'Alterações não aceitas',
  conflict: 'Notas com dois textos',
  booking: 'Agendadas por pacientes',
  cancellation: 'Canceladas por pacientes',
  correction: 'Pedidos de correção de dados',
  handover: 'Pedidos para passar ou lacrar prontuários',
  calendar: 'Perguntas sobre o Google Agenda',
  recording: 'Gravações neste aparelho',
  no_note: 'Sessões sem nota',
  no_payment: 'Concluídas sem pagamento',
};

/** Of what happened at a moment of its own, what did. */
export const TOLD: Partial<Readonly<Record<BellKind, string>>> = {
  refused: 'Feita em',
  booking: 'Agendada em',
  cancellation: 'Cancelada em',
  correction: 'Pedido em',
  handover: 'Pedido em',
  calendar: 'Notado em',
};

export const HORIZON = `Sessões e pacientes: o que aconteceu nos últimos ${BELL_DAYS} dias.`;
export const NOTHING = 'Nada precisa de você agora.';
export const BELL_ARRIVING = 'Seus dados ainda não chegaram todos; pode faltar algum aviso.';

const numbers = new Intl.NumberFormat('pt-BR');
export const countWords = (count: number): string => numbers.format(count);

/** The bell's name for who does not see its badge. */
export const bellWords = (count: number): string => {
  if (count === 0) return 'Avisos: nada novo';
  return count === 1
    ? 'Avisos: 1 precisa de você'
    : `Avisos: ${countWords(count)} precisam de você`;
};

export const DISMISSED = {
  done: 'Aviso dispensado',
  refused: 'Não foi possível dispensar o aviso',
} as const;

export const ALL_DISMISSED = {
  done: 'Avisos dispensados',
  refused: 'Não foi possível dispensar os avisos',
} as const;

export const BACK = {
  done: 'O aviso está de volta',
  refused: 'Não foi possível trazer o aviso de volta',
} as const;
