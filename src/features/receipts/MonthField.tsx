import { useZone } from '../../client/useZone.ts';
import { monthName } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { useNow } from '../../ui/useNow.ts';

const MONTHS = 36;
const YEARS = 5;

/** `yyyy-MM` of the clinic's day. */
export const useThisMonth = (): string => wallClock(useNow(), useZone()).day.slice(0, 7);

/** `2026-11` → `2026-10` … */
const before = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - months, 1)).toISOString().slice(0, 7);
};

/** `novembro de 2026` */
export const monthTitle = (month: string): string =>
  `${monthName(`${month}-01`)} de ${month.slice(0, 4)}`;

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of the last three years' months. */
export function MonthField({ value, onChange }: Props) {
  const now = useThisMonth();
  const months = Array.from({ length: MONTHS }, (_, back) => before(now, back));
  return (
    <ChoiceField
      label="Mês"
      options={months.map((id) => ({ id, name: monthTitle(id) }))}
      value={value}
      onChange={(month) => month && onChange(month)}
    />
  );
}

export function YearField({ value, onChange }: Props) {
  const now = Number(useThisMonth().slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, back) => String(now - back));
  return (
    <ChoiceField
      label="Ano"
      options={years.map((id) => ({ id, name: id }))}
      value={value}
      onChange={(year) => year && onChange(year)}
    />
  );
}
