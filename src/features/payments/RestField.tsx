import type { Rest } from '../../domain/payments/payment.ts';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { missingWords, RESTS } from './rest.ts';

/** Asks about an amount below the price: a discount, or still due? */
export const RestField = (props: {
  /** In reais. */
  readonly missing: number;
  /** The thing that costs more, e.g. “da sessão”. */
  readonly of: string;
  readonly value: Rest | null;
  readonly onChange: (rest: Rest) => void;
  readonly error: string | undefined;
}) => (
  <RadioField
    label={missingWords(props.missing, props.of)}
    options={RESTS}
    value={props.value}
    onChange={props.onChange}
    error={props.error}
  />
);
