import type { SyncStatus } from '../../data/queries/kit/syncStatus.ts';
import type { RecordingItem } from '../../data/queries/sync/results.ts';
import {
  playedSeconds,
  type RecordingTrouble,
  type SilentSpan,
  type SoundLength,
} from '../../data/recordings/recording.ts';

export const MICROPHONE = 'Erro ao acessar microfone. Verifique as permissões do navegador.';
export const NO_FORMAT = 'Nenhum formato de áudio suportado pelo navegador';
export const LIMIT_NOTICE = 'Gravação limitada a 10 minutos...';
export const NO_SOUND = 'O microfone não está captando som';
export const NO_SOUND_DETAIL =
  'Este tempo não conta. A gravação continua sozinha quando o som voltar.';
/** Told before a recording is begun. */
export const ONLY_SOUND =
  'Este servidor não tem serviço de transcrição: a gravação fica neste aparelho e só pode ser ouvida, não vira texto.';
export const TRANSCRIBED = 'Transcrição concluída com sucesso!';
const READY = 'Transcrição pronta: inserir na nota';
const SIGNED_OUT = 'Sessão expirada. Faça login novamente.';
const SILENT = 'Nenhuma fala foi reconhecida nesta gravação.';
export const NOT_INSERTED =
  'Não foi possível inserir o texto agora. Ele continua guardado com a gravação.';

/** Why a recording ended that nobody stopped. What was said until then is kept. */
export const ENDED = {
  limit: 'A gravação chegou a 10 minutos e parou. Ela está guardada neste aparelho.',
  full: 'Este aparelho está sem espaço. A gravação parou; o que foi gravado até aqui está guardado.',
  lost: 'O microfone parou de responder. O que foi gravado até aqui está guardado.',
  failed: 'A gravação parou por um erro. O que foi gravado até aqui está guardado.',
} as const;

const SAID = {
  quota: 'Cota de IA esgotada para este mês.',
  format: 'Formato de arquivo não suportado. Tente gravar novamente.',
  large: 'Arquivo muito grande. Tente uma gravação mais curta.',
  invalid: 'Arquivo de áudio inválido. Tente gravar novamente.',
} as const;

const BY_CODE: Readonly<Record<string, string>> = {
  QUOTA_EXCEEDED: SAID.quota,
  INVALID_FORMAT: SAID.format,
  FILE_TOO_LARGE: SAID.large,
  INVALID_AUDIO: SAID.invalid,
  NO_PROVIDER:
    'Nenhum serviço de transcrição está configurado. A gravação fica guardada neste aparelho.',
  in_progress: 'Esta gravação já está sendo transcrita. O texto aparece aqui em instantes.',
  too_many_requests: 'Há muitas transcrições em andamento. Enviamos de novo em alguns instantes.',
  provider_unavailable:
    'O serviço de transcrição não respondeu. A gravação continua no aparelho; tentamos de novo em alguns minutos.',
  no_consent:
    'Falta o consentimento do paciente para transcrever. Registre-o e envie de novo; a gravação fica guardada.',
  not_found:
    'O paciente desta gravação não foi encontrado. A gravação continua guardada neste aparelho.',
};

/** Servers say the same without a code. */
const BY_CONTENT: readonly (readonly [RegExp, string])[] = [
  [/cota/i, SAID.quota],
  [/formato/i, SAID.format],
  [/grande/i, SAID.large],
  [/inválido/i, SAID.invalid],
];

/** What the person reads of a transcription that came to nothing. */
export function troubleWords({ code, message }: RecordingTrouble): string {
  const known = BY_CODE[code] ?? BY_CONTENT.find(([content]) => content.test(message))?.[1];
  return known ?? `Erro na transcrição: ${message || 'tente novamente.'}`;
}

type Line = Pick<SyncStatus, 'connection' | 'session'>;

function queuedWords({ trouble }: RecordingItem, { connection, session }: Line): string {
  if (session !== 'valid') return `${SIGNED_OUT} A gravação fica guardada neste aparelho.`;
  if (connection === 'offline')
    return 'Guardada neste aparelho; será enviada quando houver conexão.';
  return trouble ? troubleWords(trouble) : 'Transcrevendo…';
}

/** What becomes of a recording. */
export function stateWords(item: RecordingItem, line: Line): string {
  switch (item.state) {
    case 'recording':
      return 'Gravando…';
    case 'queued':
      return queuedWords(item, line);
    case 'transcribed':
      return item.text?.trim() ? READY : SILENT;
    case 'stopped':
      if (item.trouble) return troubleWords(item.trouble);
      return item.isRecovered
        ? 'Gravação recuperada. Está só neste aparelho.'
        : 'Guardada só neste aparelho.';
  }
}

/** `3 min 20 s` */
export function lengthWords(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = `${whole % 60} s`;
  return minutes === 0 ? rest : `${minutes} min${whole % 60 === 0 ? '' : ` ${rest}`}`;
}

/** `Sem som de 02:10 a 03:05 e de 04:00 a 04:20.`; `null` where there was sound all along. */
export function silenceWords(spans: readonly SilentSpan[] = []): string | null {
  if (spans.length === 0) return null;
  const parts = spans.map(({ from, to }) => `de ${clockWords(from)} a ${clockWords(to)}`);
  return `Sem som ${new Intl.ListFormat('pt-BR').format(parts)}.`;
}

/** `5 min`, or `5 min, 3 min 20 s com som` */
export function recordedWords(length: SoundLength): string {
  const played = lengthWords(playedSeconds(length));
  if (!length.silent?.length) return played;
  return `${played}, ${length.seconds < 1 ? 'nada' : lengthWords(length.seconds)} com som`;
}

const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const KILOBYTE = 1024;

/** `340 kB`, `1,2 MB` */
export const sizeWords = (bytes: number): string =>
  bytes < KILOBYTE * KILOBYTE
    ? `${Math.ceil(bytes / KILOBYTE)} kB`
    : `${numbers.format(bytes / KILOBYTE / KILOBYTE)} MB`;

/** `03:20` */
export const clockWords = (seconds: number): string =>
  [Math.floor(seconds / 60), Math.floor(seconds % 60)]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
