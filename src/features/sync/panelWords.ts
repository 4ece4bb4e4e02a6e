import type { SyncStatus } from '../../data/queries/kit/syncStatus.ts';
import type { DraftItem, SyncItem } from '../../data/queries/sync/results.ts';
import { isLimited } from './words.ts';

/** Titles of drafts: of something new, and of a change of what there is. */
const DRAFTS: Readonly<Record<DraftItem['kind'], readonly [isNew: string, isThere: string]>> = {
  note: ['Rascunho de nota', 'Rascunho de nota'],
  summary: ['Rascunho de resumo', 'Rascunho de resumo'],
  template: ['Rascunho de novo modelo', 'Rascunho de modelo de nota'],
  decision: ['Rascunho do texto final', 'Rascunho do texto final'],
  leftText: ['Texto final que ficou sem nota', 'Texto final que ficou sem nota'],
  patient: ['Rascunho de novo paciente', 'Rascunho dos dados de paciente'],
  import: ['Importação de pacientes', 'Importação de pacientes'],
  appointment: ['Rascunho de agendamento', 'Rascunho de agendamento'],
  cancellation: ['Rascunho de cancelamento', 'Rascunho de cancelamento'],
  payment: ['Rascunho de pagamento', 'Rascunho de pagamento'],
  package: ['Rascunho de pacote', 'Rascunho de pacote'],
  recurrence: ['Rascunho de nova recorrência', 'Rascunho de recorrência'],
  solution: ['Rascunho de solução de conflito', 'Rascunho de solução de conflito'],
  break: ['Rascunho de nova pausa', 'Rascunho de pausa'],
  block: ['Rascunho de novo bloqueio', 'Rascunho de bloqueio'],
  period: ['Rascunho de novo período', 'Rascunho de período'],
  week: ['Rascunho da semana de atendimento', 'Rascunho da semana de atendimento'],
  professional: ['Rascunho de dados profissionais', 'Rascunho de dados profissionais'],
  other: ['Rascunho', 'Rascunho'],
};

export const draftTitle = ({ kind, target }: DraftItem): string =>
  DRAFTS[kind][target === null ? 0 : 1];

/**
 * Explains the words of the header, and what the person can do.
 * Returns `null` where they need no explanation.
 */
export function syncReason(status: SyncStatus, timeOf: (instant: string) => string): string | null {
  const { isFull, troubleSince, isSilent } = status;
  if (isFull)
    return 'Seus dados não cabem todos neste aparelho. O que já chegou continua aqui, e o que está na nuvem está seguro. Libere espaço no aparelho: o resto chega sozinho.';
  if (troubleSince !== null)
    return `Desde ${timeOf(troubleSince)} o servidor responde com erro. Nada se perdeu: suas alterações estão neste aparelho, e tentamos de novo sozinhos.`;
  if (isSilent && status.connection === 'online' && status.session === 'valid')
    return 'Há mais de um minuto não temos notícia da nuvem. O que você vê pode não ser o mais recente.';
  if (isLimited(status) && status.connection === 'online') return status.limitWords;
  return null;
}

/** True if asking again at once may help. */
export const canAskAgain = (status: SyncStatus): boolean =>
  status.connection === 'offline' ||
  status.troubleSince !== null ||
  status.isFull ||
  status.isSilent;

type Line = Pick<SyncStatus, 'connection' | 'session' | 'troubleSince' | 'limitWords'>;

const isOnline = ({ connection, session, troubleSince, limitWords }: Line): boolean =>
  connection === 'online' && session === 'valid' && troubleSince === null && limitWords === null;

function whenOf({ connection, session, troubleSince, limitWords }: Line): string {
  if (troubleSince !== null) return 'assim que o servidor responder';
  if (connection === 'offline') return 'quando houver conexão';
  if (session === 'closed') return 'se a sua conta for reativada';
  if (session === 'expired') return 'quando você entrar de novo';
  return limitWords === null ? 'em instantes' : 'quando o limite de hoje passar';
}

/** Says what becomes of one change. */
export function itemState({ state, refusal }: SyncItem, status: Line): string {
  switch (state) {
    case 'waiting':
      return `Guardada neste aparelho; será enviada ${whenOf(status)}.`;
    case 'sent':
      // It was made ready to be sent; whether it has left the device only an answer tells.
      return isOnline(status)
        ? 'Enviando…'
        : `Guardada neste aparelho; será confirmada ${whenOf(status)}.`;
    case 'acknowledged':
      return 'Recebida; confirmando…';
    case 'refused':
      return refusal?.message ?? 'Não foi aceita.';
    case 'parked':
      return 'Não conseguimos enviar esta alteração. Ela continua guardada neste aparelho.';
  }
}
