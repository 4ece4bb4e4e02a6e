import type { Role } from '../../../src/domain/users/role.ts';
import type { Rule, Scope } from '../../../src/domain/contract/kit/rule.ts';

const PEOPLE: Readonly<Record<Role, string>> = {
  psych: 'psicólogo',
  administrator: 'administração da clínica',
  patient: 'paciente',
};

const REACH: Readonly<Record<Scope, string>> = {
  own: 'o que é seu e dos seus pacientes',
  clinic: 'toda a clínica, sem texto clínico',
  self: 'o que é da própria pessoa',
  practice: 'o consultório por que responde',
};

/** Who may make a call, in words. */
export function accessInWords(rule: Rule): string {
  if (rule === 'public') return 'Qualquer pessoa, sem conta.';
  const parts = Object.entries(rule).map(
    ([role, scope]) => `${PEOPLE[role as Role]} (${REACH[scope]})`,
  );
  const text = parts.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
