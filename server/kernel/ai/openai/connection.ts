import { deadline } from '../../deadline.ts';
import { AiError, type AiFailure } from '../errors.ts';
import type { BeforeCall } from '../provider.ts';

/** How a provider is reached. */
export interface Connection {
  /** Without a slash at the end, such as `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  /** Servers on one's own machine need none. */
  readonly apiKey?: string | undefined;
  /** For one attempt. */
  readonly timeoutMs: number;
  readonly attempts: number;
  /** Before the second attempt; each further one waits three times as long. */
  readonly pauseMs: number;
  /** The longest that `Retry-After` may hold a call up; what asks for more fails at once, to be tried again by its caller. */
  readonly longestPauseMs: number;
  /** Milliseconds since 1970, for a `Retry-After` that is a date. */
  readonly now: () => number;
  /** Of our own pause, between 0 and 1. */
  readonly jitter: () => number;
}

/** Far more than an analysis or ten minutes of speech takes. */
const LARGEST_ANSWER = 2 * 1024 * 1024;

/** Said of what was sent, and not of how it was asked. */
const aboutInput: ReadonlySet<number> = new Set([400, 413, 415, 422]);

const failureOf = (status: number): AiFailure => {
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 429) return 'busy';
  if (status === 408) return 'timed_out';
  if (status >= 500) return 'unavailable';
  return aboutInput.has(status) ? 'rejected' : 'misconfigured';
};

/** Seconds or a date, as milliseconds from now. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** @throws AiError where it is larger than any answer of ours may be, or ends too early */
async function readAnswer(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_ANSWER) throw new AiError('unreadable');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function send(
  { baseUrl, apiKey, now }: Connection,
  path: string,
  body: string | FormData,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    },
    body,
    // Neither the key nor a patient's words may follow a redirection to who knows where.
    redirect: 'error',
    signal,
  });
  if (response.ok) return readAnswer(response);
  await response.body?.cancel();
  throw new AiError(
    failureOf(response.status),
    retryAfterMs(response.headers.get('retry-after'), now()),
  );
}

/** One attempt. The error of `fetch` can quote the address with what stands in it, and is not passed on. */
async function attempt(
  connection: Connection,
  path: string,
  body: string | FormData,
  stopping: AbortSignal | undefined,
): Promise<string> {
  const limit = deadline(connection.timeoutMs, stopping);
  try {
    return await send(connection, path, body, limit.signal);
  } catch (error) {
    if (error instanceof AiError) throw error;
    if (stopping?.aborted) throw new AiError('stopped');
    throw new AiError(limit.isPast() ? 'timed_out' : 'unavailable');
  } finally {
    limit.end();
  }
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new AiError('stopped'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });

/**
 * Posts and answers the text of a success. What may pass is tried again, after the time that the provider asks for and
 * never at once.
 * @param beforeCall before each attempt; what it throws ends the work
 * @throws AiError
 */
export async function post(
  connection: Connection,
  path: string,
  body: string | FormData,
  signal?: AbortSignal,
  beforeCall?: BeforeCall,
): Promise<string> {
  const { attempts, pauseMs, longestPauseMs, jitter } = connection;
  for (let made = 1; ; made += 1)
    try {
      await beforeCall?.();
      return await attempt(connection, path, body, signal);
    } catch (error) {
      if (!(error instanceof AiError) || !error.isPassing || made >= attempts) throw error;
      const asked = error.retryAfterMs;
      if (asked !== undefined && asked > longestPauseMs) throw error;
      const own = pauseMs * 3 ** (made - 1) * (0.75 + jitter() / 2);
      await pause(Math.max(asked ?? 0, own), signal);
    }
}
