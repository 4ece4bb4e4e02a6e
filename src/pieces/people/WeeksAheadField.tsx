import { weeksAheadChoices, WEEKS_AHEAD_DEFAULT } from '../../domain/users/user.ts';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';

const nameOf = (weeks: number): string =>
  `${weeks} semanas${weeks === WEEKS_AHEAD_DEFAULT ? ' (recomendado)' : ''}`;

/** How many weeks ahead patients can book; a number that other programs chose stays among the choices. */
export function WeeksAheadField(props: {
  readonly value: number;
  readonly onChange: (weeks: number) => void;
  readonly error?: string | undefined;
}) {
  const { value, onChange, error } = props;
  const all = [...new Set([...weeksAheadChoices, value])].sort((a, b) => a - b);
  return (
    <ChoiceField
      label="Semanas à frente"
      options={all.map((weeks) => ({ id: String(weeks), name: nameOf(weeks) }))}
      value={String(value)}
      onChange={(id) => id && onChange(Number(id))}
      error={error}
      helperText="Mínimo de 2 semanas · Máximo de 12 semanas"
    />
  );
}
