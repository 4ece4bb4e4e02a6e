import type { EventGroup, EventKind } from '../../domain/audit/kinds.ts';
import type { EventAnswer } from '../../domain/contract/audit.ts';
import { clockWords } from '../../ui/clockWords.ts';
import { bytesWords } from '../../ui/bytesWords.ts';
import { counted } from '../../ui/counted.ts';

/** What was done, as its person would say it. */
export const EVENT_WORDS: Readonly<Record<EventKind, string>> = {
  'session.opened': 'Entrada na conta',
  'session.refused': 'Tentativa de entrar com a senha errada',
  'session.refusedOften': 'Muitas tentativas de entrar com a senha errada',
  'session.ended': 'Saída da conta',
  'account.created': 'Conta criada',
  'account.locked': 'Entrada bloqueada por um tempo, depois de muitas tentativas',
  'account.activated': 'Conta ativada',
  'account.deactivated': 'Conta desativada',
  'account.rightsChanged': 'Permissões da conta alteradas',
  'account.closingAsked': 'Encerramento da conta pedido',
  'account.closingWithdrawn': 'Encerramento da conta desfeito: a conta fica',
  'account.closingHindered': 'A conta não pôde ser encerrada no dia',
  'account.closed': 'Conta encerrada',
  'password.changed': 'Senha alterada',
  'password.reset': 'Senha redefinida pelo link do email',
  'address.changeAsked': 'Troca de email pedida',
  'address.changed': 'Email trocado',
  'address.undone': 'Troca de email desfeita',
  'address.verified': 'Email confirmado',
  'invite.accepted': 'Convite aceito',
  'invite.handedOver': 'Link de convite copiado para entregar',
  'member.invited': 'Psicólogo convidado para a equipe',
  'member.linkHandedOver': 'Link de convite da equipe copiado para entregar',
  'member.joined': 'Psicólogo entrou para a equipe',
  'patient.activated': 'Paciente ativado',
  'patient.deactivated': 'Paciente desativado',
  'patient.deleted': 'Paciente excluído',
  'reminders.stopped': 'Paciente pediu para não receber lembretes',
  'calendar.connected': 'Google Calendar conectado',
  'calendar.disconnected': 'Google Calendar desconectado',
  'practice.exported': 'Dados do consultório exportados',
  'practice.backedUp': 'Cópia de segurança feita',
  'practice.imported': 'Dados do consultório importados',
  'practice.restored': 'Cópia de segurança restaurada',
  'records.received': 'Um aparelho recebeu os prontuários',
  'registrations.received': 'Um aparelho recebeu só o cadastro dos pacientes',
  'records.exported': 'Tudo o que a conta vê, exportado em arquivo',
  'payments.exported': 'Pagamentos exportados em arquivo ou impressos',
  'record.archived': 'Registro arquivado',
  'record.restored': 'Registro restaurado',
  'record.broughtBack': 'Registro trazido de volta de um aparelho',
  'record.redated': 'Data corrigida: o relógio do aparelho estava errado',
  'record.setApart': 'Nota tirada do prontuário',
  'record.copied': 'Cópia do prontuário feita para entregar',
  'patient.handedOver': 'Agenda e cadastro de um paciente passados a outro psicólogo',
  'record.handedOver': 'Prontuário passado a outro psicólogo',
  'record.handoverAsked': 'Passagem de um prontuário pedida a quem o guarda',
  'record.sealAsked': 'Lacre de um prontuário pedido a quem o guarda',
  'record.handoverAgreed': 'Passagem ou lacre de um prontuário permitido',
  'record.handoverRefused': 'Passagem ou lacre de um prontuário recusado',
  'record.handoverCancelled': 'Pedido de passagem ou lacre cancelado',
  'record.sealed': 'Prontuário lacrado',
  'record.held': 'Guarda por ordem judicial iniciada',
  'record.released': 'Guarda por ordem judicial encerrada',
  'record.disposed': 'Registros eliminados no fim do prazo de guarda',
};

const RECORDS = ['prontuário', 'prontuários'] as const;
const REGISTRATIONS = ['cadastro', 'cadastros'] as const;
const NOTES = ['nota', 'notas'] as const;
const PATIENTS = ['paciente', 'pacientes'] as const;
const PAYMENTS = ['pagamento', 'pagamentos'] as const;
const EXPORTED = {
  patients: PATIENTS,
  sessions: ['sessão', 'sessões'],
  notes: NOTES,
  payments: PAYMENTS,
} as const;

/** The counts of an event, in the order of telling them. */
const COUNTED: Readonly<
  Partial<Record<EventKind, Readonly<Record<string, readonly [one: string, many: string]>>>>
> = {
  'records.received': { patients: RECORDS, registrations: REGISTRATIONS },
  'registrations.received': { patients: REGISTRATIONS },
  'record.handedOver': { notes: NOTES },
  'records.exported': EXPORTED,
  'payments.exported': { patients: PATIENTS, payments: PAYMENTS },
};

/** `2 prontuários, 1 cadastro`; `null` where the event counts nothing. */
export function countWords({
  kind,
  details,
}: Pick<EventAnswer, 'kind' | 'details'>): string | null {
  const counts = Object.entries(COUNTED[kind] ?? {}).flatMap(([name, [one, many]], place) => {
    const amount = details[name];
    if (typeof amount !== 'number' || (amount === 0 && place > 0)) return [];
    return counted(amount, one, many);
  });
  const { bytes, minutes } = details;
  if (kind === 'record.redated' && typeof minutes === 'number')
    counts.push(`${clockWords(minutes)} Sereno`);
  if (typeof bytes === 'number' && bytes > 0) counts.push(bytesWords(bytes));
  return counts.length === 0 ? null : counts.join(', ');
}

export const GROUP_NAMES: Readonly<Record<EventGroup, string>> = {
  access: 'Entradas e saídas',
  account: 'Conta, senha e email',
  people: 'Pacientes e convites',
  records: 'Prontuários',
  practice: 'Consultório',
};

/** A patient's account does nothing else. */
export const PATIENT_GROUPS: readonly EventGroup[] = ['access', 'account'];

export const UNKNOWN_DEVICE = 'Aparelho não identificado';

/** `200.1.2.*` of the network `200.1.2.0/24`, which is all that is kept of where a call came from. */
export const networkWords = (network: string): string =>
  network.replace(/\.0\/24$/, '.*').replace(/::\/48$/, ':*');
