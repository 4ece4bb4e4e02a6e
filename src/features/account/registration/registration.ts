import {
  type Registration,
  registerClinicSchema,
  registerPsychSchema,
  registrationForm,
  strong,
} from '../../../domain/auth/forms.ts';
import { registerClinicCall, registerPsychCall } from '../../../domain/contract/auth.ts';
import { TERMS } from '../../../domain/legal/terms.ts';
import type { AccountKind, RegisterCall } from '../actions.ts';

export const emptyRegistration = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  crp: '',
  tenantName: '',
  domain: '',
  specialization: '',
  phone: '',
  cpf: '',
  bio: '',
  timeZone: '',
};

export type RegistrationValues = typeof emptyRegistration;

const schemas = {
  psych: registrationForm(registerPsychSchema),
  clinic: registrationForm(registerClinicSchema),
} as const;

export const registerCalls: Readonly<Record<AccountKind, RegisterCall>> = {
  psych: registerPsychCall,
  clinic: registerClinicCall,
};

/** @param common the commonest passwords, which are refused */
export const registrationSchema = (kind: AccountKind, common: ReadonlySet<string>) =>
  strong(schemas[kind], common);

/** What is sent: without the second password, and without what was left empty. */
export function registrationBody(values: RegistrationValues): Registration {
  const { confirmPassword: _typedTwice, ...account } = values;
  const filled = Object.entries(account).filter(([, value]) => value.trim() !== '');
  return {
    ...(Object.fromEntries(filled) as unknown as Registration),
    termsVersion: TERMS.version,
  };
}

interface KindWords {
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly tenantName: string;
}

export const kindWords: Readonly<Record<AccountKind, KindWords>> = {
  psych: {
    title: 'Psicólogo(a)',
    text: 'Você atende por conta própria e cria a sua clínica.',
    name: 'Nome completo',
    tenantName: 'Nome da clínica',
  },
  clinic: {
    title: 'Clínica',
    text: 'Uma equipe: você administra vários psicólogos.',
    name: 'Nome da clínica',
    tenantName: 'Nome do sistema',
  },
};
