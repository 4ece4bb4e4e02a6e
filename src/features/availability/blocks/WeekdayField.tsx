import { weekdayNames, weekOrder } from '../../../domain/time/weekdays.ts';
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx';

const OPTIONS = weekOrder.map((day) => ({ id: String(day), name: weekdayNames[day] ?? '' }));

/** One weekday, as forms hold it: `3`, or nothing. */
export const WeekdayField = (props: {
  readonly value: string;
  readonly onChange: (dayOfWeek: string) => void;
  readonly error: string | undefined;
}) => (
  <ChoiceField
    label="Dia da semana"
    options={OPTIONS}
    value={props.value}
    onChange={(day) => props.onChange(day ?? '')}
    error={props.error}
    required
  />
);
