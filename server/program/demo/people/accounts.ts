import { acceptance, TERMS } from '../../../../src/domain/legal/terms.ts';
import { uuidv7 } from '../../../../src/domain/core/id.ts';
import { DEFAULT_TIME_ZONE } from '../../../../src/domain/time/zone.ts';
import type { Tenant } from '../../../../src/domain/tenants/tenant.ts';
import type { User } from '../../../../src/domain/users/user.ts';
import type { Random } from '../random.ts';

export const DEMO_PASSWORD = 'demo-1234';

/** Who can sign in to the demonstration, by what they do there. */
export const demoEmails = {
  psicóloga: 'psicologa@demo.local',
  psicólogo: 'psicologo@demo.local',
  clínica: 'clinica@demo.local',
  paciente: 'paciente@demo.local',
} as const;

/** The clinic and those who sign in to it. */
export function createAccounts(random: Random, since: number) {
  const id = () => uuidv7(since, random.bytes);
  const tenant: Tenant = {
    id: id(),
    name: 'Clínica Sereno Demonstração',
    domain: 'demonstracao',
    kind: 'clinic',
    timeZone: DEFAULT_TIME_ZONE,
    planId: 'basic',
  };
  const staff = (name: string, email: string, role: User['role'], about: Partial<User>): User => ({
    id: id(),
    name,
    role,
    email,
    crp: null,
    specialization: null,
    phone: null,
    bio: null,
    availabilityWeeksAhead: 4,
    emailVerifiedAt: new Date(since).toISOString(),
    ...acceptance(TERMS.version, new Date(since).toISOString()),
    isActive: true,
    ...about,
  });
  return {
    tenant,
    administrator: staff('Regina Monteiro', demoEmails.clínica, 'administrator', {
      phone: '(11) 93333-0100',
    }),
    psychologists: [
      staff('Helena Duarte', demoEmails.psicóloga, 'psych', {
        crp: '06/104512',
        specialization: 'Terapia cognitivo-comportamental',
        phone: '(11) 93333-0101',
        reminderLeadHours: 24,
        bio: 'Atende adultos e adolescentes há doze anos, com foco em ansiedade e humor.',
      }),
      staff('Marcos Valente', demoEmails.psicólogo, 'psych', {
        crp: '06/118730',
        specialization: 'Psicoterapia de casal e família',
        phone: '(11) 93333-0102',
        bio: 'Atende adultos, casais e famílias.',
      }),
    ],
    portal: staff('Beatriz Lima Nogueira', demoEmails.paciente, 'patient', {
      answersMailed: true,
    }),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
