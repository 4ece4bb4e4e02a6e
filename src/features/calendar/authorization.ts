import * as v from 'valibot';

/** What the page that Google sends the browser back to tells. */
const wordSchema = v.variant('type', [
  v.object({ type: v.literal('GOOGLE_AUTH_SUCCESS'), code: v.string(), state: v.string() }),
  v.object({ type: v.literal('GOOGLE_AUTH_ERROR'), error: v.string() }),
]);
export type Word = v.InferOutput<typeof wordSchema>;

export const NO_CODE = 'Código de autorização não encontrado';

/** What Google answered, by the query of the address that it sent the browser to. */
export function wordIn(query: string): Word {
  const params = new URLSearchParams(query);
  const [code, state] = [params.get('code'), params.get('state')];
  if (code && state) return { type: 'GOOGLE_AUTH_SUCCESS', code, state };
  return { type: 'GOOGLE_AUTH_ERROR', error: params.get('error') || NO_CODE };
}

const SIZE = { width: 500, height: 600 };
const LOOK_MS = 1000;

/** An empty window over the middle of this one; `null` where the browser lets none open. Only in a click's own turn. */
export function openWindow(): Window | null {
  const left = Math.max(0, Math.round(screenX + (outerWidth - SIZE.width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - SIZE.height) / 2));
  const place = `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`;
  const opened = open('', 'sereno-google', place);
  if (opened) opened.document.title = 'Abrindo o Google…';
  return opened;
}

/** What the window says, from our own origin; `null` when it was closed before, or given up. */
export function wordOf(popup: Pick<Window, 'closed'>, signal: AbortSignal): Promise<Word | null> {
  return new Promise((resolve) => {
    let wasClosed = false;
    const end = (word: Word | null) => {
      clearInterval(timer);
      removeEventListener('message', hear);
      resolve(word);
    };
    const hear = ({ origin, data }: MessageEvent) => {
      const word = v.safeParse(wordSchema, data);
      if (origin === location.origin && word.success) end(word.output);
    };
    const timer = setInterval(() => {
      // Its last word may be on its way.
      if (wasClosed) end(null);
      wasClosed = popup.closed;
    }, LOOK_MS);
    addEventListener('message', hear);
    signal.addEventListener('abort', () => end(null), { once: true });
  });
}

const KEY = 'sereno-google-word';

/** Leaves the word for the settings in the same window, where nobody waits in another one. */
export const leaveWord = (word: Word): void => sessionStorage.setItem(KEY, JSON.stringify(word));

/** The word that was left, once. */
export function takeWord(): Word | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  try {
    const word = v.safeParse(wordSchema, JSON.parse(kept ?? 'null'));
    return word.success ? word.output : null;
  } catch {
    return null;
  }
}
