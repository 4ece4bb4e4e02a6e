import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { FieldState } from '../forms/useForm.ts';

export type TextInputProps = FieldState &
  Pick<
    OutlinedInputProps,
    | 'autoComplete'
    | 'endAdornment'
    | 'inputRef'
    | 'minRows'
    | 'multiline'
    | 'placeholder'
    | 'readOnly'
    | 'type'
  > & {
    readonly label: string;
    readonly required?: boolean;
    readonly helperText?: string;
  };

/** A text field of a `useForm` form. Put together here, because MUI's TextField brings menus that the sign-in never shows. */
export function TextInput(props: TextInputProps) {
  const { label, required, error, helperText, onChange, ...input } = props;
  const id = useId();
  const help = error ?? helperText;
  return (
    <FormControl fullWidth required={required} error={error !== null}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
