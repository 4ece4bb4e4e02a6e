import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { readAmount, type TypedAmount, typedAmount } from '../../domain/payments/typedAmount.ts';
import { formatAmount, formatMoney } from './format.ts';
import { WhichAmount } from './WhichAmount.tsx';

const textOf = (value: TypedAmount): string =>
  typeof value === 'number' ? formatAmount(value) : (value ?? '');

/** An amount of money, typed as people write it. What was understood is shown below. */
export function MoneyField(props: {
  readonly label: string;
  readonly value: TypedAmount;
  readonly onChange: (amount: TypedAmount) => void;
  readonly onLeave?: () => void;
  readonly error?: string | undefined;
  readonly helperText?: string | undefined;
  readonly required?: boolean;
}) {
  const { label, value, onChange, error } = props;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ text: textOf(value), value, isTouched: false });
  // The form changed by itself, e.g. a draft came back.
  if (typed.value !== value) setTyped({ text: textOf(value), value, isTouched: typed.isTouched });
  const take = (text: string, next: TypedAmount) => {
    setTyped({ text, value: next, isTouched: true });
    onChange(next);
  };
  const leave = () => {
    setTyped({ ...typed, text: textOf(value) });
    props.onLeave?.();
  };
  // The button that was pressed goes with its question.
  const choose = (amount: number) => {
    take(formatAmount(amount), amount);
    field.current?.focus();
  };
  const reading = readAmount(typed.text);
  const understood = typed.isTouched && reading.kind === 'amount' && formatMoney(reading.amount);
  return (
    <TextField
      label={label}
      required={props.required ?? false}
      value={typed.text}
      onChange={({ target }) => take(target.value, typedAmount(target.value))}
      onBlur={leave}
      error={error !== undefined}
      inputRef={field}
      helperText={
        reading.kind === 'unclear' ? (
          <WhichAmount amounts={reading.amounts} onChoose={choose} />
        ) : (
          (error ?? [understood, props.helperText].filter(Boolean).join(' · '))
        )
      }
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">R$</InputAdornment> },
        htmlInput: { inputMode: 'decimal', style: { textAlign: 'end' }, className: 'num' },
      }}
    />
  );
}
