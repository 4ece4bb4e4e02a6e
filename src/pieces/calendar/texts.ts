import type { CallAnswer } from '../../domain/contract/kit/call.ts';
import type { syncCall } from '../../domain/contract/calendar.ts';
import { ApiError } from '../../client/online/apiError.ts';

export const SYNC_FAILED = 'Erro na sincronização';

/** Why something with the calendar failed: the server's words, or those of what stood in the way. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'unexpected') return 'Erro desconhecido';
  return error.status === 0 ? error.message : (error.serverMessage ?? error.message);
}

const OFFLINE = 'Sem conexão. Suas sessões estão guardadas; sincronize quando a internet voltar.';
const BUSY = 'O Google está recebendo muitos acessos. Tente novamente em alguns minutos.';
const AWAY = 'O Google Agenda não respondeu. Nada se perdeu; tente novamente em alguns minutos.';
const OTHERWISE = 'Tente novamente em alguns instantes.';

const STATUS: ReadonlyMap<number, string> = new Map([
  [0, OFFLINE],
  [429, BUSY],
  [503, AWAY],
]);

/** Why a sync came to nothing, and what to do. */
export function syncFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return OTHERWISE;
  const { status, serverMessage, message, retryAfterSeconds } = error;
  if (status === 429 && retryAfterSeconds !== null)
    return `O Google está recebendo muitos acessos. Tente novamente em ${waitOf(retryAfterSeconds)}.`;
  return STATUS.get(status) ?? (status < 500 ? (serverMessage ?? message) : OTHERWISE);
}

const waitOf = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
};

const items = (count: number): string =>
  count === 1 ? '1 item sincronizado' : `${count} itens sincronizados`;

/** `2 conflitos resolvidos` */
export const conflictsWords = (count: number): string =>
  count === 1 ? '1 conflito resolvido' : `${count} conflitos resolvidos`;

/** `O Google não aceitou a mudança de 2 sessões` */
export const refusedWords = (count: number): string =>
  `O Google não aceitou a mudança de ${count === 1 ? '1 sessão' : `${count} sessões`}`;

export const syncDone = ({ synced, conflicts }: CallAnswer<typeof syncCall>) => ({
  message: items(synced),
  ...(conflicts > 0 && { detail: conflictsWords(conflicts) }),
});
