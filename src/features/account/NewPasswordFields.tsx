import { PasswordInput } from '../../ui/fields/PasswordInput.tsx';
import type { Form } from '../../ui/forms/useForm.ts';
import { PasswordMeter } from './PasswordMeter.tsx';

/** The rules of `weakness`, said before they refuse anything. */
const RULES =
  'Pelo menos 6 caracteres. Não use senhas comuns, sequências, repetições, nem seu nome, email ou telefone.';

/** A new password, typed twice. */
export const NewPasswordFields = (props: {
  readonly form: Pick<
    Form<{ password: string; confirmPassword: string }>,
    'field' | 'values' | 'errorOf'
  >;
  readonly label: string;
}) => (
  <>
    <PasswordInput
      {...props.form.field('password')}
      label={props.label}
      autoComplete="new-password"
      helperText={RULES}
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
