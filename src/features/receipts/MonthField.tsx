import { monthTitle } from '../../domain/time/format.ts';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { useToday } from '../../client/time/useToday.ts';
import { monthsBefore } from '../../domain/time/days.ts';

const MONTHS = 36;
const YEARS = 5;

/** `yyyy-MM` of the clinic's day. */
export const useThisMonth = (): string => useToday().slice(0, 7);

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** With the one in sight, which the address may have asked for. */
const withOne = (recent: readonly string[], one: string): readonly string[] =>
  recent.includes(one) ? recent : [...recent, one];

/** One of the last three years' months. */
export function MonthField({ value, onChange }: Props) {
  const now = useThisMonth();
  const months = Array.from({ length: MONTHS }, (_, back) => monthsBefore(now, back));
  return (
    <ChoiceField
      label="Mês"
      options={withOne(months, value).map((id) => ({ id, name: monthTitle(id) }))}
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
      options={withOne(years, value).map((id) => ({ id, name: id }))}
      value={value}
      onChange={(year) => year && onChange(year)}
    />
  );
}
