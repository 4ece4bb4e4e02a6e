import { uuidv7 } from '../../src/domain/core/id.ts';
import { DEFAULT_TIME_ZONE, type Tenant } from '../../src/domain/tenants/tenant.ts';
import type { User } from '../../src/domain/users/user.ts';
import type { Random } from './random.ts';

export const DEMO_PASSWORD = 'demo-1234';

/** The clinic and those who sign in to it. */
export function createAccounts(random: Random, since: number) {
  const id = () => uuidv7(since, random.bytes);
  const tenant: Tenant = {
    id: id(),
    name: 'Clínica Sereno Demonstração',
    domain: 'demonstracao',
    kind: 'clinic',
    timeZone: DEFAULT_TIME_ZONE,
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
    isActive: true,
    ...about,
  });
  return {
    tenant,
    administrator: staff('Regina Monteiro', 'clinica@demo.local', 'administrator', {
      phone: '(11) 93333-0100',
    }),
    psychologists: [
      staff('Helena Duarte', 'psicologa@demo.local', 'psych', {
        crp: '06/104512',
        specialization: 'Terapia cognitivo-comportamental',
        phone: '(11) 93333-0101',
        bio: 'Atende adultos e adolescentes há doze anos, com foco em ansiedade e humor.',
      }),
      staff('Marcos Valente', 'psicologo@demo.local', 'psych', {
        crp: '06/118730',
        specialization: 'Psicoterapia de casal e família',
        phone: '(11) 93333-0102',
        bio: 'Atende adultos, casais e famílias.',
      }),
    ],
    portal: staff('Beatriz Lima Nogueira', 'paciente@demo.local', 'patient', {}),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
