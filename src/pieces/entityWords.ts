import type { EntityName } from '../domain/core/documents.ts';

interface EntityWords {
  /** Names one document. */
  readonly one: string;
  readonly many: string;
  /** Names the table that people take along; says nothing of whose it is. */
  readonly file: string;
}

/** Names of each entity for people, in the order in which they look for them. */
export const entityWords: Readonly<Record<EntityName, EntityWords>> = {
  patients: { one: 'Paciente', many: 'Pacientes', file: 'pacientes' },
  appointments: { one: 'Sessão', many: 'Sessões', file: 'sessoes' },
  notes: { one: 'Nota', many: 'Notas', file: 'notas' },
  payments: { one: 'Pagamento', many: 'Pagamentos', file: 'pagamentos' },
  packages: { one: 'Pacote de sessões', many: 'Pacotes de sessões', file: 'pacotes' },
  paymentReceipts: { one: 'Recibo', many: 'Recibos', file: 'recibos' },
  receitaFiles: {
    one: 'Arquivo da Receita Saúde',
    many: 'Arquivos da Receita Saúde',
    file: 'receita-saude',
  },
  handovers: { one: 'Passagem de prontuário', many: 'Passagens de prontuário', file: 'passagens' },
  correctionRequests: {
    one: 'Pedido de correção',
    many: 'Pedidos de correção',
    file: 'pedidos-de-correcao',
  },
  issuedDocuments: { one: 'Documento emitido', many: 'Documentos emitidos', file: 'documentos' },
  recordSheets: {
    one: 'Parte do prontuário',
    many: 'Partes do prontuário',
    file: 'partes-do-prontuario',
  },
  recurringAppointments: {
    one: 'Sessão recorrente',
    many: 'Sessões recorrentes',
    file: 'recorrencias',
  },
  availabilityPeriods: {
    one: 'Período de atendimento',
    many: 'Períodos de atendimento',
    file: 'periodos',
  },
  recurringBreaks: { one: 'Pausa', many: 'Pausas', file: 'pausas' },
  availabilityBlocks: { one: 'Bloqueio', many: 'Bloqueios', file: 'bloqueios' },
  freeTimes: { one: 'Horários livres', many: 'Horários para agendar', file: 'horarios-livres' },
  noteTemplates: { one: 'Modelo de nota', many: 'Modelos de nota', file: 'modelos' },
  patientInvites: { one: 'Convite', many: 'Convites', file: 'convites' },
  professionalProfiles: {
    one: 'Dados profissionais',
    many: 'Dados profissionais',
    file: 'dados-profissionais',
  },
  users: { one: 'Pessoa da clínica', many: 'Pessoas da clínica', file: 'pessoas' },
  tenants: { one: 'Clínica', many: 'Clínica', file: 'clinica' },
  bellDismissals: { one: 'Aviso dispensado', many: 'Avisos dispensados', file: 'avisos' },
};

export const orderedEntities = Object.keys(entityWords) as readonly EntityName[];
