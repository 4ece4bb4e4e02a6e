import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { weekdayNames, weekOrder } from '../../domain/time/weekdays.ts';

const PRESETS = [
  { label: 'Todos os dias', days: [0, 1, 2, 3, 4, 5, 6] },
  { label: 'Seg-Sex', days: [1, 2, 3, 4, 5] },
  { label: 'Fins de semana', days: [0, 6] },
] as const;

/** So many chips stand in the field; the others are a number. */
const CHIPS = 3;

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((day) => b.includes(day));

/** Several weekdays, 0 Sunday … 6 Saturday: chosen by name, or the usual ones at once. */
export function WeekdaysField(props: {
  readonly label?: string;
  readonly value: readonly number[];
  readonly onChange: (days: readonly number[]) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
}) {
  const { label = 'Dias da semana', value, onChange } = props;
  const digits = value.join('');
  // The same list while the days are the same: with another one the field forgets what is being typed.
  const chosen = useMemo(() => weekOrder.filter((day) => digits.includes(String(day))), [digits]);
  return (
    <>
      <Autocomplete<number, true>
        multiple
        disableCloseOnSelect
        limitTags={CHIPS}
        options={weekOrder}
        value={chosen}
        onChange={(_, days) => onChange(days.toSorted((a, b) => a - b))}
        getOptionLabel={(day) => weekdayNames[day] ?? ''}
        autoHighlight
        slotProps={{ chip: { size: 'small' } }}
        getLimitTagsText={(more) => `+${more}`}
        noOptionsText="Nenhum dia com esse nome."
        renderInput={(input) => (
          <TextField
            {...input}
            label={label}
            required={props.required ?? false}
            error={props.error !== undefined}
            helperText={props.error}
          />
        )}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', marginTop: 1 }}>
        {PRESETS.map((preset) => (
          <Chip
            key={preset.label}
            label={preset.label}
            variant={isSame(preset.days, value) ? 'filled' : 'outlined'}
            color={isSame(preset.days, value) ? 'primary' : 'default'}
            aria-pressed={isSame(preset.days, value)}
            onClick={() => onChange(preset.days)}
          />
        ))}
      </Stack>
    </>
  );
}
