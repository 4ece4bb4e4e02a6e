import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export interface RadioOption<V extends string> {
  readonly id: V;
  readonly name: string;
  /** What it means, below its name. */
  readonly text?: string;
}

/** One of two or three, all in sight. */
export function RadioField<V extends string>(props: {
  readonly label: string;
  readonly options: readonly RadioOption<V>[];
  /** `null`: none yet. */
  readonly value: V | null;
  readonly onChange: (chosen: V) => void;
  readonly error?: string | undefined;
  readonly helperText?: string;
  /** One below the other: for options that are sentences. */
  readonly stacked?: boolean;
  readonly disabled?: boolean;
}) {
  const { options, value, onChange, error, helperText, stacked = false, disabled = false } = props;
  const id = useId();
  const help = error ?? helperText;
  const choose = (chosen: string) => {
    const option = options.find((each) => each.id === chosen);
    if (option) onChange(option.id);
  };
  return (
    <FormControl error={error !== undefined} disabled={disabled}>
      <FormLabel id={id}>{props.label}</FormLabel>
      <RadioGroup
        row={!stacked}
        aria-labelledby={id}
        aria-describedby={help ? `${id}-help` : undefined}
        value={value}
        onChange={(_, chosen) => choose(chosen)}
      >
        {options.map((option) => (
          <Option key={option.id} {...option} />
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

function Option({ id, name, text }: RadioOption<string>) {
  if (text === undefined) return <FormControlLabel value={id} control={<Radio />} label={name} />;
  return (
    <FormControlLabel
      value={id}
      control={<Radio />}
      sx={{ alignItems: 'flex-start', marginTop: 0.5 }}
      label={
        <>
          <Typography component="span" sx={{ display: 'block', marginTop: 1.125 }}>
            {name}
          </Typography>
          <Typography
            variant="body2"
            component="span"
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {text}
          </Typography>
        </>
      }
    />
  );
}
