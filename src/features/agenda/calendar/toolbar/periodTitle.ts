import { longDay, monthName, monthTitle, weekdayShort } from '../../../../domain/time/format.ts';
import type { AgendaView } from '../../search.ts';

/** `novembro de 2026`, `16 – 22 de novembro de 2026`, or the day in words. */
export function periodTitle(view: AgendaView, day: string, days: readonly string[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (view === 'dia') return longDay(day);
  if (view === 'mes') return monthTitle(day);
  const end = `${Number(last.slice(8))} de ${monthName(last)} de ${last.slice(0, 4)}`;
  const month = first.slice(0, 7) === last.slice(0, 7) ? '' : ` de ${monthName(first)}`;
  const year = first.slice(0, 4) === last.slice(0, 4) ? '' : ` de ${first.slice(0, 4)}`;
  return `${Number(first.slice(8))}${month}${year} – ${end}`;
}

const shortMonth = (day: string): string => monthName(day).slice(0, 3);
const shortDay = (day: string): string => `${Number(day.slice(8))} ${shortMonth(day)}`;

/** `nov 2026`, `16 – 22 nov`, `dom, 22 nov`: where there is little room. */
export function shortTitle(view: AgendaView, day: string, days: readonly string[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (view === 'dia') return `${weekdayShort(day)}, ${shortDay(day)}`;
  if (view === 'mes') return `${shortMonth(day)} ${day.slice(0, 4)}`;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${isOneMonth ? Number(first.slice(8)) : shortDay(first)} – ${shortDay(last)}`;
}
