import * as v from 'valibot';
import { loginSchema } from '../../domain/auth/forms.ts';

/** A password typed twice. */
export const newPasswordForm = v.pipe(
  v.object({
    password: loginSchema.entries.password,
    confirmPassword: v.pipe(v.string(), v.nonEmpty('A confirmação de senha é obrigatória')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword,
      'As senhas não coincidem',
    ),
    ['confirmPassword'],
  ),
);
