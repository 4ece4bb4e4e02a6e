import { useMemo } from 'react';
import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
import { ptBR } from 'date-fns/locale/pt-BR';
import { useTimeZone } from './TimeZone.tsx';

type Instant = string | Date;

/** Formats instants on one time zone's clock, in Brazilian Portuguese. */
export function formatsIn(timeZone: string) {
  const as = (pattern: string) => (at: Instant) =>
    formatInTimeZone(at, timeZone, pattern, { locale: ptBR });
  const time = as('HH:mm');
  const day = as('yyyy-MM-dd');
  return {
    /** 21/11/2026 */
    date: as('dd/MM/yyyy'),
    /** 14:30 */
    time,
    /** 14:30–15:20 */
    span: (from: Instant, to: Instant) => `${time(from)}–${time(to)}`,
    /** 21/11/2026 14:30 */
    dateTime: as('dd/MM/yyyy HH:mm'),
    /** sábado, 21 de novembro */
    longDate: as("EEEE, d 'de' MMMM"),
    /** sáb., 21/11 */
    shortDate: as('EEEEEE, dd/MM'),
    /** novembro de 2026 */
    month: as("MMMM 'de' yyyy"),
    /** The calendar day there, `yyyy-MM-dd`. */
    day,
    /** Any date-fns pattern. */
    as,
  };
}

export type Formats = ReturnType<typeof formatsIn>;

export function useFormats(): Formats {
  const timeZone = useTimeZone();
  return useMemo(() => formatsIn(timeZone), [timeZone]);
}
