const HOUR = 60;
const DAY = 24 * HOUR;

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

function lengthWords(minutes: number): string {
  if (minutes < 2 * HOUR) return count(minutes, 'minuto', 'minutos');
  if (minutes < 2 * DAY) return count(Math.round(minutes / HOUR), 'hora', 'horas');
  return count(Math.round(minutes / DAY), 'dia', 'dias');
}

/** `2 horas adiantado em relação ao`. @param minutes that a clock is ahead; below 0 it is behind */
export const clockWords = (minutes: number): string =>
  `${lengthWords(Math.abs(minutes))} ${minutes > 0 ? 'adiantado' : 'atrasado'} em relação ao`;

/** `avançou 365 dias`. @param minutes by which a clock was set on; below 0 back */
export const leapWords = (minutes: number): string =>
  `${minutes > 0 ? 'avançou' : 'voltou'} ${lengthWords(Math.abs(minutes))}`;
