import { PasswordInput } from '../../ui/fields/PasswordInput.tsx';
import type { Form } from '../../ui/fields/useForm.ts';

/** A new password, typed twice. */
export const NewPasswordFields = (props: {
  readonly form: Form<{ password: string; confirmPassword: string }>;
  readonly label: string;
}) => (
  <>
    <PasswordInput
      {...props.form.field('password')}
      label={props.label}
      autoComplete="new-password"
      required
    />
    <PasswordInput
      {...props.form.field('confirmPassword')}
      label="Confirmar senha"
      autoComplete="new-password"
      required
    />
  </>
);
