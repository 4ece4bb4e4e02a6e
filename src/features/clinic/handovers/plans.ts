import type { Member } from '../../../domain/contract/clinic.ts';
import { type Handover, WAIT_DAYS } from '../../../domain/handovers/handover.ts';
import { count } from '../words.ts';

export type Kind = Handover['kind'];

const AGENDA =
  'A agenda, as recorrências e o cadastro passam agora. As sessões que restam de pacotes passam; o dinheiro delas continua com quem recebeu, no dia em que recebeu. Sessões passadas, pagamentos e recibos continuam com quem atendeu.';

const record = ({ name, isActive }: Member): string =>
  isActive
    ? `As notas do prontuário e os dados de saúde passam só se ${name} permitir.`
    : `As notas do prontuário e os dados de saúde passam ao menos ${WAIT_DAYS} dias depois de um email a ${name}, se não houver discordância.`;

const SEALED =
  'Com o lacre, ninguém mais lê o prontuário, as notas próprias (registro documental) nem os dados de saúde, até que sejam passados a um sucessor. As sessões futuras são canceladas e as recorrências, desativadas. Fica um inventário com o tipo e a data de cada item, sem nenhum texto.';

const sealed = ({ name, isActive }: Member): string =>
  isActive
    ? `Nada é lacrado nem cancelado antes que ${name} permita.`
    : `Nada é lacrado nem cancelado antes de ${WAIT_DAYS} dias depois de um email a ${name}.`;

/** Says what will happen, when, and on what it depends. */
export const whatWords = (kind: Kind, member: Member): string =>
  kind === 'seal'
    ? `${SEALED} ${sealed(member)}`
    : `${AGENDA} ${record(member)} As notas próprias de quem escreveu (registro documental) não vão junto.`;

export const confirmTitle = (kind: Kind, patients: number): string =>
  kind === 'seal'
    ? `Pedir o lacre de ${count(patients, 'prontuário', 'prontuários')}?`
    : `Passar ${count(patients, 'paciente', 'pacientes')}?`;

/** The button's label. */
export function sendLabel(kind: Kind, patients: number): string {
  const whom = patients > 0 ? count(patients, 'paciente', 'pacientes') : null;
  if (kind === 'seal') return whom ? `Pedir o lacre de ${whom}` : 'Pedir o lacre';
  return whom ? `Passar ${whom}` : 'Passar';
}

const givenWay = (sessions: number): string =>
  sessions > 0
    ? ` ${count(sessions, 'sessão é cancelada, porque o horário já está ocupado', 'sessões são canceladas, porque os horários já estão ocupados')}.`
    : '';

/**
 * Says it once more, shorter, before it is done.
 * @param cancelled sessions that give way to those of the successor
 */
export const confirmWords = (kind: Kind, member: Member, cancelled: number): string =>
  kind === 'seal'
    ? `${sealed(member)} Com o lacre, as sessões futuras são canceladas e ninguém mais lê o que foi escrito. ${member.name} recebe um email.`
    : `A agenda e o cadastro passam agora.${givenWay(cancelled)} ${record(member)} ${member.name} recebe um email.`;
