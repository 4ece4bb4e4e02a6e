import type { BadgeTone } from '../states/StatusBadge.tsx';

/** Something on a day of a calendar. */
export interface CalendarEntry {
  readonly id: string;
  /** All of it in words. */
  readonly label: string;
  /** `14:00`; `null` where it has none to show. */
  readonly time: string | null;
  readonly text: string;
  readonly tone: BadgeTone;
  /** `waiting`: not there yet; `refused`: it needs the person; `over`: it will not be; `other`: not ours to change. */
  readonly look: 'plain' | 'waiting' | 'refused' | 'over' | 'other';
  /** Whether it opens something. */
  readonly opens: boolean;
}

/** A time in which nobody is seen. */
export interface CalendarPause {
  readonly key: string;
  readonly label: string;
  readonly time: string;
  readonly text: string;
  readonly kind: 'break' | 'block';
}

/** What a day of a calendar holds, each list in order. */
export interface CalendarDay {
  readonly entries: readonly CalendarEntry[];
  readonly pauses: readonly CalendarPause[];
  readonly holiday: { readonly name: string; readonly isOptional: boolean } | null;
  /** Nobody works on it, or all of its working time is blocked. */
  readonly rest: 'off' | 'blocked' | null;
}

export const EMPTY_DAY: CalendarDay = { entries: [], pauses: [], holiday: null, rest: null };

const count = (amount: number, one: string, more: string): string[] =>
  amount === 0 ? [] : [`${amount} ${amount === 1 ? one : more}`];

/** What a day holds, for who does not see it. */
export const wordsOf = ({ entries, pauses, holiday, rest }: CalendarDay): readonly string[] => [
  ...(holiday ? [holiday.name] : []),
  ...count(entries.length, 'item', 'itens'),
  ...count(pauses.filter(({ kind }) => kind === 'block').length, 'bloqueio', 'bloqueios'),
  ...count(pauses.filter(({ kind }) => kind === 'break').length, 'pausa', 'pausas'),
  ...(rest === 'off' ? ['sem atendimento'] : []),
  ...(rest === 'blocked' ? ['dia bloqueado'] : []),
];
