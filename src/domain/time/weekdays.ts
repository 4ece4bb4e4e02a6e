/** By their number, 0 Sunday … 6 Saturday. */
export const weekdayNames: readonly string[] = [
  'Domingo',
  'Segunda',
  'Terça',
  'Quarta',
  'Quinta',
  'Sexta',
  'Sábado',
];

/** Monday first. */
export const weekOrder: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

const short = (day: number): string => (weekdayNames[day] ?? '').slice(0, 3);

const GROUPS: Readonly<Record<string, string>> = {
  '1,2,3,4,5,6,0': 'Todos os dias',
  '1,2,3,4,5': 'Seg-Sex',
  '6,0': 'Fins de semana',
};

/** `Seg, Qua`, or the name that the usual ones have together. */
export function weekdaysText(days: readonly number[]): string {
  const ordered = weekOrder.filter((day) => days.includes(day));
  return GROUPS[ordered.join(',')] ?? ordered.map(short).join(', ');
}
