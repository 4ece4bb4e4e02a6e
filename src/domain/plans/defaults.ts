import { type Plan, UNLIMITED } from './plan.ts';

const FREE = { price: 0, currency: 'BRL', interval: 'month' } as const;
const UNBOUNDED = {
  maxPsychologists: UNLIMITED,
  maxPatients: UNLIMITED,
  aiUsageLimit: UNLIMITED,
} as const;

/** What is offered where no plans arrive from the server: the same that it begins with. */
export const defaultPlans: readonly Plan[] = [
  {
    id: 'basic',
    name: 'Básico',
    description: 'Tudo o que um consultório precisa para começar.',
    type: 'basic',
    ...FREE,
    features: [
      'Agenda e pacientes',
      'Notas com resumo',
      'Lembretes por email',
      'Portal do paciente',
      'Funciona sem internet',
    ],
    isRecommended: true,
    isPopular: false,
    isAvailable: true,
    ...UNBOUNDED,
    supportLevel: 'Email',
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'Para quem atende muito e quer automatizar.',
    type: 'pro',
    ...FREE,
    features: ['Tudo do Básico', 'Suporte prioritário'],
    isRecommended: false,
    isPopular: true,
    isAvailable: false,
    ...UNBOUNDED,
    supportLevel: 'Prioritário',
  },
  {
    id: 'premium',
    name: 'Premium',
    description: 'Para clínicas com várias pessoas.',
    type: 'premium',
    ...FREE,
    features: ['Tudo do Pro', 'Várias unidades', 'Atendimento dedicado'],
    isRecommended: false,
    isPopular: false,
    isAvailable: false,
    ...UNBOUNDED,
    supportLevel: 'Dedicado',
  },
];
