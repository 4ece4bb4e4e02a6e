import { paymentMethodLabels } from '../../domain/payments/labels.ts';
import { paymentMethods } from '../../domain/payments/payment.ts';
import { DayField } from '../../ui/DayField.tsx';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';

export const METHODS = paymentMethods.map((id) => ({ id, name: paymentMethodLabels[id] }));

/** How the money came. @param options what else it can be paid by stands before the methods */
export const MethodField = (props: {
  readonly options?: readonly { readonly id: string; readonly name: string }[];
  readonly value: string | null;
  readonly onChange: (way: string | null) => void;
  readonly error: string | undefined;
}) => (
  <ChoiceField
    label="Forma de pagamento"
    required
    options={props.options ?? METHODS}
    value={props.value}
    onChange={props.onChange}
    error={props.error}
  />
);

/** The clinic's day on which it came, not after today. Days are `yyyy-MM-dd`. */
export const ReceivedOn = (props: {
  readonly required?: boolean;
  readonly value: string | null;
  /** What was typed, where it is no day: the form says so. */
  readonly onChange: (day: string | null) => void;
  readonly today: string;
  readonly error: string | undefined;
}) => (
  <DayField
    label="Recebido em"
    required={props.required ?? false}
    value={props.value}
    onChange={(day, typed) => props.onChange(day ?? typed)}
    max={props.today}
    error={props.error ?? null}
  />
);
