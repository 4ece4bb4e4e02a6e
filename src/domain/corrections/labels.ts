import type { CorrectionField, CorrectionRequest } from './correction.ts';

export const fieldNames: Readonly<Record<CorrectionField, string>> = {
  name: 'Nome',
  email: 'Email',
  phone: 'Telefone',
  cpf: 'CPF',
  birthDate: 'Data de nascimento',
  address: 'Endereço',
  emergencyContact: 'Contato de emergência',
  other: 'Outro dado cadastral',
};

export const correctionStates = {
  open: { label: 'Aguardando resposta', tone: 'info' },
  accepted: { label: 'Aceito', tone: 'success' },
  refused: { label: 'Não aceito', tone: 'warning' },
} as const satisfies Record<CorrectionRequest['status'], { label: string; tone: string }>;
