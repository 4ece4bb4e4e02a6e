import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { fromCents, toCents } from '../../domain/payments/payment.ts';
import { centsTyped, formatCents } from './format.ts';

/** An amount of money. Digits move in from the right, so that neither comma nor point need be typed. */
export function MoneyField(props: {
  readonly label: string;
  /** In reais, as on the wire. */
  readonly value: number | null;
  readonly onChange: (amount: number | null) => void;
  readonly error?: string | undefined;
  readonly helperText?: string | undefined;
  readonly required?: boolean;
}) {
  const { label, value, onChange, error } = props;
  const shown = value === null ? '' : formatCents(toCents(value));
  const type = (typed: string) => {
    const cents = centsTyped(typed);
    // Nought that is erased is no amount: it was there because digits went out to the right.
    const isErased = cents === 0 && value !== null && typed.length < shown.length;
    onChange(cents === null || isErased ? null : fromCents(cents));
  };
  return (
    <TextField
      label={label}
      required={props.required ?? false}
      value={shown}
      onChange={(event) => type(event.target.value)}
      error={error !== undefined}
      helperText={error ?? props.helperText}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">R$</InputAdornment> },
        htmlInput: { inputMode: 'numeric', style: { textAlign: 'end' }, className: 'num' },
      }}
    />
  );
}
