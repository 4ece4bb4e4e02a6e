import { PasswordInput } from '../../ui/fields/PasswordInput.tsx';
import type { Form } from '../../ui/forms/useForm.ts';
import { PasswordMeter } from './PasswordMeter.tsx';

/** A new password, typed twice. */
export const NewPasswordFields = (props: {
  readonly form: Pick<
    Form<{ password: string; confirmPassword: string }>,
    'field' | 'values' | 'errorOf'
  >;
  readonly label: string;
  readonly helperText?: string;
}) => (
  <>
    <PasswordInput
      {...props.form.field('password')}
      label={props.label}
      autoComplete="new-password"
      {...(props.helperText && { helperText: props.helperText })}
      required
    />
    <PasswordMeter
      password={props.form.values.password}
      valid={props.form.errorOf('password') === null}
    />
    <PasswordInput
      {...props.form.field('confirmPassword')}
      label="Confirmar senha"
      autoComplete="new-password"
      required
    />
  </>
);
