import * as v from 'valibot';
import { cpf } from '../core/taxIds/cpf.ts';
import { clearable, line, text, uuid } from '../core/fields.ts';
import { isName, visible } from '../core/personName.ts';
import { termsVersion } from '../legal/terms.ts';
import { address, device, password } from './signInForm.ts';
import { timeZone } from '../tenants/timeZones.ts';
import { type PersonalData, weaknessMessages, weaknessOf } from './weakness.ts';

/** The body of calls that send a mail to an address. */
export const emailSchema = v.object({ email: address });

const LINK_MAX = 200;
const token = (message: string) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(LINK_MAX, message));

/** The body of `POST /auth/verify-email`. */
export const verifyEmailSchema = v.object({ token: token('Token de verificação não encontrado.') });

/** The body of `POST /auth/reset-password`. */
export const resetPasswordSchema = v.object({
  token: token('Token não encontrado.'),
  password,
  device,
});

/** The body of `POST /auth/change-email`: the new address, and the present password. */
export const changeEmailSchema = v.object({ email: address, password });
export type EmailChange = v.InferOutput<typeof changeEmailSchema>;

/** The body of `POST /auth/confirm-email`. */
export const confirmEmailSchema = v.object({ token: token('Token não encontrado.') });

/** The body of `POST /auth/undo-email`; the password where the old address was never confirmed. */
export const undoEmailSchema = v.object({
  token: token('Token não encontrado.'),
  password: v.optional(password),
});

/** The body of `POST /auth/change-password`. */
export const changePasswordSchema = v.object({ password, newPassword: password });
export type PasswordChange = v.InferOutput<typeof changePasswordSchema>;

/** The body of `POST /auth/sessions/end`: one of one's own sessions, or without it all but the present one. */
export const endSessionsSchema = v.object({ sessionId: v.optional(uuid), password });

/** The body of `POST /users/closing`: the password alone. */
export const closeAccountSchema = v.object({ password });

/** What accepting an invitation sends: the new account's password. */
export const invitePasswordSchema = v.object({
  password,
  device,
  termsVersion: v.optional(termsVersion),
});

export type AcceptInput = v.InferOutput<typeof invitePasswordSchema>;

/** The token of an invitation, in a body or in a path of the documents. */
export const invitationSchema = v.object({ token: token('Convite inválido') });
/** The token of any other link in a mail. */
export const linkSchema = v.object({ token: token('Este link está incompleto') });

/** The body of `POST /patient-invites/use`. */
export const acceptInviteSchema = v.object({
  ...invitationSchema.entries,
  ...invitePasswordSchema.entries,
});

const between = (label: string, min: number, max: number) =>
  v.pipe(
    v.string(`${label} é obrigatório`),
    v.trim(),
    v.nonEmpty(`${label} é obrigatório`),
    v.minLength(min, `${label} deve ter pelo menos ${min} caracteres`),
    v.maxLength(max, `${label} deve ter no máximo ${max} caracteres`),
  );

const nameBetween = (label: string, min: number, max: number) =>
  v.pipe(v.string(`${label} é obrigatório`), visible, between(label, min, max), isName);

const optionalLine = clearable(line());

const account = (tenantLabel: string) =>
  v.object({
    name: nameBetween('O nome', 2, 255),
    email: address,
    password,
    crp: between('O CRP', 4, 20),
    tenantName: nameBetween(tenantLabel, 2, 255),
    domain: v.pipe(
      between('O domínio', 3, 100),
      v.regex(/^[A-Za-z0-9-]+$/, 'O domínio deve conter apenas letras, números e hífens'),
      v.toLowerCase(),
    ),
    specialization: optionalLine,
    phone: optionalLine,
    cpf: clearable(cpf),
    bio: clearable(text),
    /** The terms that were shown beside the form; absent of who registers otherwise, and is asked later. */
    termsVersion: v.optional(termsVersion),
    /** The practice's, as the device proposes it; without it Brasília's. */
    timeZone: v.optional(timeZone),
  });

/** The body of `POST /auth/registerTenantPsych`. */
export const registerPsychSchema = account('O nome da clínica');
/** The body of `POST /auth/registerClinic`: the clinic's name in `name`, the system's in `tenantName`. */
export const registerClinicSchema = account('O nome do sistema');
export type Registration = v.InferOutput<typeof registerPsychSchema>;

const confirmPassword = v.pipe(v.string(), v.nonEmpty('A confirmação de senha é obrigatória'));

/** A new password, typed twice. */
export const newPasswordForm = v.pipe(
  v.object({ password, confirmPassword }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword,
      'As senhas não coincidem',
    ),
    ['confirmPassword'],
  ),
);

/**
 * A form with a new password that must not be easy to guess. What the form holds of the person is looked at by itself.
 * @param common of `commonPasswords.ts`, or an empty set until it is there: the server looks as well
 */
export const strong = <S extends v.GenericSchema<{ password: string }>>(
  schema: S,
  common: ReadonlySet<string>,
  known: PersonalData = {},
) =>
  v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      const form = dataset.value as PersonalData & { readonly password: string };
      if (!v.is(password, form.password)) return;
      const weakness = weaknessOf(form.password, { ...known, ...form }, common);
      if (!weakness) return;
      const place = { type: 'object', origin: 'value', key: 'password' } as const;
      const path = { ...place, input: { ...form }, value: form.password };
      addIssue({ message: weaknessMessages[weakness], path: [path] });
    }),
  );

/** A registration form: the body, and the password typed twice. */
export const registrationForm = (schema: typeof registerPsychSchema) =>
  v.intersect([schema, newPasswordForm]);
