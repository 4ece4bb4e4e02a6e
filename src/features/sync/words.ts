import type { CarriedOver } from '../../data/base/carryOver.ts';
import type { DraftItem } from '../../data/queries/draftResults.ts';
import type { SyncItem, SyncStatus } from '../../data/queries/results.ts';
import type { StorageState } from '../../data/queries/source.ts';
import { type Arrival, STILL_ARRIVING } from '../../ui/states/Arriving.tsx';

export type SyncTone = 'calm' | 'kept' | 'working' | 'offline' | 'full' | 'person';

export interface SyncWords {
  readonly tone: SyncTone;
  readonly text: string;
}

const numbers = new Intl.NumberFormat('pt-BR');

const count = (n: number, one: string, many: string): string =>
  `${numbers.format(n)} ${n === 1 ? one : many}`;

/** How the device keeps what is on it: by default for good. */
type Keeping = Partial<StorageState>;

const kept = (n: number, { isVolatile }: Keeping): string =>
  isVolatile
    ? count(n, 'alteração ainda não enviada', 'alterações ainda não enviadas')
    : `${count(n, 'alteração guardada', 'alterações guardadas')} neste aparelho`;

/** What was begun and not saved yet. */
export const draftWords = (n: number, { isVolatile }: Keeping = {}): string =>
  isVolatile
    ? `${count(n, 'rascunho', 'rascunhos')} só nesta página`
    : `${count(n, 'rascunho guardado', 'rascunhos guardados')} só neste aparelho`;

const NO_ANSWER = 'Este aparelho não responde';

const SILENT = 'Sem resposta da nuvem';

const WHY_NOT = { expired: 'Entre de novo para sincronizar', closed: 'Conta inativa' } as const;

/** From so many on it takes a while to send them, and how many are left is said. */
const MANY = 20;

const savingWords = (waiting: number): string =>
  waiting > MANY ? `Salvando… faltam ${numbers.format(waiting)}` : 'Salvando…';

/** Why the server's word is missing, in the order in which one explains the others. */
function hindrance(status: SyncStatus): string | null {
  if (status.troubleSince !== null) return 'Servidor com problemas';
  if (status.connection === 'offline') return 'Sem conexão';
  return null;
}

/** True if what waits is held back by today's limit of the practice. */
const isLimited = ({ limitWords, waiting }: SyncStatus): boolean =>
  limitWords !== null && waiting > 0;

/** Says why the device works apart from the server, and what it keeps; `null` where it does not. */
function apartText(status: SyncStatus, keeping: Keeping): string | null {
  const { waiting, session } = status;
  const saying = (why: string) => (waiting > 0 ? `${why}: ${kept(waiting, keeping)}` : why);
  const why = hindrance(status);
  if (why) return saying(why);
  if (session !== 'valid') return waiting > 0 ? kept(waiting, keeping) : WHY_NOT[session];
  if (status.isSilent) return saying(SILENT);
  return isLimited(status) ? saying('Limite de hoje atingido') : null;
}

/** Where the person's work is, in the same words everywhere. */
export function syncWords(status: SyncStatus, keeping: Keeping = {}): SyncWords {
  const { waiting, drafts } = status;
  const needsPerson = status.needsPerson + status.shelved;
  if (needsPerson > 0)
    return {
      tone: 'person',
      text: count(needsPerson, 'item precisa de você', 'itens precisam de você'),
    };
  if (keeping.isSilent) return { tone: 'full', text: NO_ANSWER };
  if (status.isFull) return { tone: 'full', text: 'Sem espaço neste aparelho' };
  const apart = apartText(status, keeping);
  if (apart !== null) return { tone: 'offline', text: apart };
  if (waiting > 0) return { tone: 'working', text: savingWords(waiting) };
  if (drafts > 0) return { tone: 'kept', text: draftWords(drafts, keeping) };
  return { tone: 'calm', text: 'Tudo salvo na nuvem' };
}

/** What a draft is the beginning of: something new, or a change of what there is. */
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

/** What becomes of one change. */
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

export const downloadWords = (received: number, total: number): string =>
  total === 0
    ? 'Baixando seus dados…'
    : `Baixando seus dados: ${numbers.format(received)} de ${numbers.format(total)}`;

/** Needs no network. */
export const carriedOverWords = ({ done, total }: CarriedOver): string =>
  `Preparando seus dados, só desta vez: ${numbers.format(done)} de ${numbers.format(total)}`;

const WHEN_ONLINE = 'Ainda não chegou tudo a este aparelho. Continua quando houver conexão.';
const WHEN_SERVER_WORKS =
  'Ainda não chegou tudo a este aparelho. Continua assim que o servidor responder.';
const WHEN_ROOM =
  'Ainda não chegou tudo a este aparelho: falta espaço. Libere espaço para continuar.';
const WHEN_SIGNED_IN = 'Ainda não chegou tudo a este aparelho. Entre de novo para continuar.';

/** `null` where nobody knows of how much. */
export const percentOf = (done: number, total: number): number | null =>
  total > 0 ? Math.min(100, (100 * done) / total) : null;

/** What is said wherever something has not arrived. */
export function arrivalOf(status: SyncStatus, carriedOver: CarriedOver | null): Arrival {
  if (carriedOver)
    return {
      text: carriedOverWords(carriedOver),
      percent: percentOf(carriedOver.done, carriedOver.total),
    };
  const { firstSync, connection, session } = status;
  const { received = 0, total = 0 } = firstSync ?? {};
  const percent = percentOf(received, total);
  if (status.isFull) return { text: WHEN_ROOM, percent };
  if (status.troubleSince !== null) return { text: WHEN_SERVER_WORKS, percent };
  if (connection === 'offline') return { text: WHEN_ONLINE, percent };
  if (session !== 'valid') return { text: WHEN_SIGNED_IN, percent };
  const count = `${numbers.format(received)} de ${numbers.format(total)}`;
  return { text: total > 0 ? `${STILL_ARRIVING} ${count}` : STILL_ARRIVING, percent };
}
