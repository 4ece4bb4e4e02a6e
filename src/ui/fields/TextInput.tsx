import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FieldState } from './useForm.ts';

export type TextInputProps = FieldState &
  Omit<TextFieldProps, 'error' | 'onChange' | 'onBlur' | 'value' | 'name'>;

/** A text field of a `useForm` form. */
export function TextInput({ error, onChange, onBlur, helperText, ...props }: TextInputProps) {
  return (
    <TextField
      {...props}
      error={error !== null}
      helperText={error ?? helperText}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}
