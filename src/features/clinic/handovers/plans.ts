import type { Member } from '../../../domain/contract/clinic.ts';
import { WAIT_DAYS } from '../../../domain/handovers/handover.ts';
import { count } from '../words.ts';

export type Kind = 'handover' | 'seal';

const AGENDA =
  'A agenda, as recorrências e o cadastro passam agora. O que resta de pacotes passa como recebido hoje. Sessões passadas, pagamentos e recibos continuam com quem atendeu.';

const record = ({ name, isActive }: Member): string =>
  isActive
    ? `As notas do prontuário e os dados de saúde passam só se ${name} permitir.`
    : `As notas do prontuário e os dados de saúde passam ${WAIT_DAYS} dias depois de um email a ${name}, se não houver discordância.`;

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

/** Says it once more, shorter, before it is done. */
export const confirmWords = (kind: Kind, member: Member): string =>
  kind === 'seal'
    ? `${sealed(member)} Com o lacre, as sessões futuras são canceladas e ninguém mais lê o que foi escrito. ${member.name} recebe um email.`
    : `A agenda e o cadastro passam agora. ${record(member)} ${member.name} recebe um email.`;
