import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

/** One of two or three, all in sight. */
export function RadioField<V extends string>(props: {
  readonly label: string;
  readonly options: readonly { readonly id: V; readonly name: string }[];
  /** `null`: none yet. */
  readonly value: V | null;
  readonly onChange: (chosen: V) => void;
  readonly error?: string | undefined;
  readonly helperText?: string;
}) {
  const { options, value, onChange, error, helperText } = props;
  const id = useId();
  const help = error ?? helperText;
  const choose = (chosen: string) => {
    const option = options.find((each) => each.id === chosen);
    if (option) onChange(option.id);
  };
  return (
    <FormControl error={error !== undefined}>
      <FormLabel id={id}>{props.label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        aria-describedby={help ? `${id}-help` : undefined}
        value={value}
        onChange={(_, chosen) => choose(chosen)}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.id}
            value={option.id}
            control={<Radio />}
            label={option.name}
          />
        ))}
      </RadioGroup>
      {help && (
        <FormHelperText id={`${id}-help`} sx={{ marginInline: 0 }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
