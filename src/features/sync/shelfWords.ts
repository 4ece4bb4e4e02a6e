import type { ShelfItem } from '../../data/queries/shelf.ts';
import type { EntityName } from '../../domain/core/documents.ts';

/** How one record of each kind is called. */
const NAMES: Readonly<Record<EntityName, string>> = {
  patients: 'Paciente',
  appointments: 'Sessão',
  notes: 'Nota',
  recordSheets: 'Parte do prontuário',
  payments: 'Pagamento',
  packages: 'Pacote de sessões',
  paymentReceipts: 'Recibo',
  receitaFiles: 'Arquivo da Receita Saúde',
  handovers: 'Passagem de prontuário',
  correctionRequests: 'Pedido de correção',
  issuedDocuments: 'Documento emitido',
  recurringAppointments: 'Sessão recorrente',
  availabilityPeriods: 'Período de atendimento',
  recurringBreaks: 'Pausa',
  availabilityBlocks: 'Bloqueio',
  freeTimes: 'Horários livres',
  noteTemplates: 'Modelo de nota',
  patientInvites: 'Convite',
  professionalProfiles: 'Dados profissionais',
  users: 'Pessoa da clínica',
  tenants: 'Clínica',
  bellDismissals: 'Aviso dispensado',
};

export const shelfTitle = ({ entity }: ShelfItem): string => NAMES[entity];

const counted = (count: number): string => count.toLocaleString('pt-BR');

export const shelvedWords = (count: number): string =>
  count === 1
    ? '1 registro que este aparelho tinha não está mais no servidor'
    : `${counted(count)} registros que este aparelho tinha não estão mais no servidor`;

export const WHY_SHELVED =
  'Os dados da clínica voltaram a uma cópia anterior. O que só este aparelho ainda tem está guardado aqui.';

/** Says what became of one record, and what the person can do. */
export function shelfState({ kind, canComeBack }: ShelfItem): string {
  const what =
    kind === 'gone'
      ? 'Não está mais no servidor.'
      : 'O servidor tem uma versão anterior ou diferente.';
  return canComeBack ? what : `${what} Não dá para trazer de volta daqui: registre de novo.`;
}

export const broughtBackWords = (count: number): string =>
  count === 1 ? '1 registro voltou' : `${counted(count)} registros voltaram`;
