import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { formatMinutes, parseMinutes } from '../../domain/time/format.ts';

const OPENING = 6 * 60;
const CLOSING = 22 * 60;
const STEP = 15;

const TIMES = Array.from({ length: (CLOSING - OPENING) / STEP + 1 }, (_, index) =>
  formatMinutes(OPENING + index * STEP),
);

/** The times that begin with what was typed; none once it is a whole time, so that the list gets out of the way. */
function suggestions(times: readonly string[], { inputValue }: { inputValue: string }): string[] {
  const isWhole = inputValue.length > 2 && parseMinutes(inputValue) !== null;
  return isWhole ? [] : times.filter((time) => time.startsWith(inputValue));
}

/** A time of day in 24 hours, typed as people write it (`930`, `9h30`) or chosen by the quarter of an hour. */
export function TimeField(props: {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  error?: string | undefined;
  /** It may stay empty. */
  isOptional?: boolean;
}) {
  const tidy = () => {
    const minutes = parseMinutes(props.value);
    if (minutes !== null) props.onChange(formatMinutes(minutes));
  };
  return (
    <Autocomplete
      freeSolo
      fullWidth
      disableClearable
      options={TIMES}
      value={props.value}
      filterOptions={suggestions}
      inputValue={props.value}
      onInputChange={(_, typed) => props.onChange(typed)}
      renderInput={(input) => (
        <TextField
          {...input}
          label={props.label}
          required={!props.isOptional}
          placeholder="14:00"
          onBlur={tidy}
          error={props.error !== undefined}
          helperText={props.error}
        />
      )}
    />
  );
}
