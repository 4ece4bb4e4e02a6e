import * as v from 'valibot';
import { emailField } from '../core/fields.ts';

export const address = emailField('O email é obrigatório', 'Por favor, insira um email válido');

/** As at the sign-in, which takes whatever was chosen before; a new one has to be `strong` as well. */
export const password = v.pipe(
  v.string('A senha é obrigatória'),
  v.nonEmpty('A senha é obrigatória'),
  v.minLength(6, 'A senha deve ter pelo menos 6 caracteres'),
  v.maxLength(100, 'A senha deve ter no máximo 100 caracteres'),
);

export const loginSchema = v.object({ email: address, password });
export type Login = v.InferOutput<typeof loginSchema>;

/** The password alone, asked for again. */
export const passwordForm = v.object({ password });

/** A secret that the device made for itself, by which the server knows it again. */
export const device = v.optional(
  v.pipe(v.string('Aparelho inválido'), v.regex(/^[\w-]{43}$/, 'Aparelho inválido')),
);

/** The body of `POST /auth/login`. */
export const loginRequest = v.object({ ...loginSchema.entries, device });
export type LoginRequest = v.InferOutput<typeof loginRequest>;
