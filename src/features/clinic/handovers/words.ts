import type { Handover, HandoverStatus } from '../../../domain/handovers/handover.ts';
import { formatDate } from '../../../domain/time/format.ts';
import { count } from '../words.ts';

export const ANSWERED = {
  done: 'Resposta enviada',
  refused: 'Erro ao responder ao pedido',
} as const;

export const WITHDRAWN = {
  done: 'Pedido retirado',
  refused: 'Erro ao retirar o pedido',
} as const;

/** Says what is asked of the member, in one sentence. */
export function askedWords({ kind, successorName, noteCount }: Handover): string {
  const notes = noteCount === 0 ? 'sem notas' : count(noteCount, 'nota', 'notas');
  return kind === 'seal'
    ? `A administração pede para lacrar o prontuário (${notes}).`
    : `A administração pede para passar o prontuário (${notes}) a ${successorName ?? 'outra pessoa da equipe'}.`;
}

/** Says what a yes does. Nothing of it happens before. */
export const agreedWords = ({
  kind,
  successorName,
}: Pick<Handover, 'kind' | 'successorName'>): string =>
  kind === 'seal'
    ? 'Se você permitir: ninguém mais lê as notas do prontuário, as suas notas próprias (registro documental) nem os dados de saúde, também você. As sessões futuras são canceladas e as recorrências, desativadas. Fica um inventário sem nenhum texto.'
    : `Se você permitir: ${successorName ?? 'quem recebe'} passa a ler as notas do prontuário e os dados de saúde, e você deixa de vê-los. As suas notas próprias (registro documental) ficam com você. A agenda e o cadastro já foram passados.`;

export const REFUSED_WORDS =
  'Se você não permitir, tudo o que você escreveu continua com você. A administração fica sabendo da resposta.';

const STATES: Readonly<Record<HandoverStatus, string>> = {
  asked: 'Espera a resposta',
  waiting: 'Conta desativada, avisada por email',
  agreed: 'Permitido',
  done: 'Concluído',
  refused: 'Não permitido',
  cancelled: 'Cancelado',
};

export const stateWords = ({ status }: Handover): string => STATES[status];

/** Says since when it is so, or until when it waits. */
export function dayWords({ status, dueAt, endedAt, createdAt }: Handover, zone: string): string {
  if (status === 'waiting' && dueAt) return `a partir de ${formatDate(dueAt, zone)}`;
  return endedAt ? formatDate(endedAt, zone) : `desde ${formatDate(createdAt, zone)}`;
}

/** Says what it is about, in a line. */
export function aboutWords(handover: Handover, reader: string): string {
  const { kind, memberId, memberName, successorName } = handover;
  const holder = memberId === reader ? 'você' : memberName;
  return kind === 'seal'
    ? `Lacrar o prontuário que está com ${holder}`
    : `Passar o prontuário que está com ${holder} a ${successorName ?? 'outra pessoa da equipe'}`;
}
