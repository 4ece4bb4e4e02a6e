import type { EntityName } from '../../domain/core/documents.ts';

interface Kind {
  readonly name: string;
  /** Of its table among the exported ones; says nothing of whose it is. */
  readonly file: string;
}

/** How each kind of document is called, in the order in which people look for them. */
export const kinds: Readonly<Record<EntityName, Kind>> = {
  patients: { name: 'Pacientes', file: 'pacientes' },
  appointments: { name: 'Sessões', file: 'sessoes' },
  notes: { name: 'Notas', file: 'notas' },
  payments: { name: 'Pagamentos', file: 'pagamentos' },
  packages: { name: 'Pacotes de sessões', file: 'pacotes' },
  paymentReceipts: { name: 'Recibos', file: 'recibos' },
  receitaFiles: { name: 'Arquivos da Receita Saúde', file: 'receita-saude' },
  handovers: { name: 'Passagens de prontuário', file: 'passagens' },
  correctionRequests: { name: 'Pedidos de correção', file: 'pedidos-de-correcao' },
  issuedDocuments: { name: 'Documentos emitidos', file: 'documentos' },
  recordSheets: { name: 'Partes do prontuário', file: 'partes-do-prontuario' },
  recurringAppointments: { name: 'Sessões recorrentes', file: 'recorrencias' },
  availabilityPeriods: { name: 'Períodos de atendimento', file: 'periodos' },
  recurringBreaks: { name: 'Pausas', file: 'pausas' },
  availabilityBlocks: { name: 'Bloqueios', file: 'bloqueios' },
  freeTimes: { name: 'Horários para agendar', file: 'horarios-livres' },
  noteTemplates: { name: 'Modelos de nota', file: 'modelos' },
  patientInvites: { name: 'Convites', file: 'convites' },
  professionalProfiles: { name: 'Dados profissionais', file: 'dados-profissionais' },
  users: { name: 'Pessoas da clínica', file: 'pessoas' },
  tenants: { name: 'Clínica', file: 'clinica' },
  bellDismissals: { name: 'Avisos dispensados', file: 'avisos' },
};

export const kindNames = Object.keys(kinds) as readonly EntityName[];
