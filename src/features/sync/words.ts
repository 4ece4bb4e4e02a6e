import type { CarriedOver } from '../../data/base/carryOver.ts';
import type { SyncStatus } from '../../data/queries/kit/syncStatus.ts';
import type { StorageState } from '../../data/queries/kit/source.ts';
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
export const isLimited = ({ limitWords, waiting }: SyncStatus): boolean =>
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
