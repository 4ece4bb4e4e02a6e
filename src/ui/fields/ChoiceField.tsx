import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export interface ChoiceFieldProps {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  /** The chosen one's id. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly error?: string | undefined;
  readonly helperText?: string;
  readonly required?: boolean;
}

/** One of a few that have names. */
export const ChoiceField = ({ options, error, helperText, ...props }: ChoiceFieldProps) => (
  <TextField
    {...props}
    select
    value={props.value ?? ''}
    onChange={(event) => props.onChange(event.target.value || null)}
    error={error !== undefined}
    helperText={error ?? helperText}
  >
    {options.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
