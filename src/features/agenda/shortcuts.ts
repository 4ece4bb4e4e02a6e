import type { Shortcut, ShortcutGroup } from '../../ui/shortcuts/shortcuts.ts';

const shortcut = (label: string, keys: readonly string[], held?: Shortcut['with']): Shortcut => ({
  label,
  keys,
  ...(held && { with: held }),
});

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

/** As in the calendars of Google, Microsoft and Apple. */
export const calendarKeys = {
  today: shortcut('Hoje', ['t']),
  month: shortcut('Mês', ['m']),
  week: shortcut('Semana', ['w', 's']),
  day: shortcut('Dia', ['d']),
  previous: shortcut('Período anterior', ['ArrowLeft', 'k']),
  next: shortcut('Próximo período', ['ArrowRight', 'j']),
  create: shortcut('Nova sessão', ['n']),
  jump: shortcut('Ir para uma data', ['g', '/']),
} as const satisfies Record<string, Shortcut>;

/** With the focus on a session of the week or the day. */
export const sessionKeys = {
  go: shortcut('Ir a outra sessão', ARROWS),
  open: shortcut('Abrir a sessão', ['Enter']),
  take: shortcut('Pegar a sessão, para mudar o horário', ['m']),
} as const satisfies Record<string, Shortcut>;

/** With a session taken up. */
export const takenKeys = {
  move: shortcut('Mudar a hora e o dia', ARROWS),
  fine: shortcut('Mudar de 5 em 5 minutos', ['ArrowUp', 'ArrowDown'], 'Ctrl'),
  lengthen: shortcut('Encurtar ou alongar', ['ArrowUp', 'ArrowDown'], 'Shift'),
  drop: shortcut('Soltar aqui', ['Enter']),
  putBack: shortcut('Deixar onde estava', ['Escape']),
} as const satisfies Record<string, Shortcut>;

/** With the focus on the cell for a new session. */
export const cellKeys = {
  go: shortcut('Escolher o dia e a hora', ARROWS),
  lengthen: shortcut('Encurtar ou alongar o horário', ['ArrowUp', 'ArrowDown'], 'Shift'),
  ends: shortcut('Início e fim do dia', ['Home', 'End']),
  book: shortcut('Agendar neste horário', ['Enter']),
  letGo: shortcut('Voltar à duração comum', ['Escape']),
} as const satisfies Record<string, Shortcut>;

export const agendaShortcuts: readonly ShortcutGroup[] = [
  { title: 'Calendário', shortcuts: Object.values(calendarKeys) },
  { title: 'Em uma sessão', shortcuts: Object.values(sessionKeys) },
  { title: 'Com uma sessão na mão', shortcuts: Object.values(takenKeys) },
  { title: 'Em um horário livre', shortcuts: Object.values(cellKeys) },
];
