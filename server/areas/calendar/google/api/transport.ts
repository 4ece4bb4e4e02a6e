import * as v from 'valibot';
import { deadline } from '../../../../kernel/deadline.ts';
import { type FailureKind, GoogleFailure } from './errors.ts';

export interface GoogleRequest<T> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
  /** Of the success; an answer that does not fit counts as unreadable. */
  readonly answer: v.GenericSchema<unknown, T>;
}

/** How long an answer is waited for. */
export interface Patience {
  readonly timeoutMs: number;
  /** Aborts when nobody waits for the work any more. */
  readonly signal?: AbortSignal | undefined;
}

const PATIENCE_MAX_S = 86_400;
/** A page has 250 events of a few hundred bytes each. */
const BODY_MAX = 8_000_000;
/** The most bytes that are read of a failure's body: only its reason counts. */
const FAILURE_MAX = 64_000;

const byStatus: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  409: 'duplicate',
  410: 'gone',
  412: 'changed',
  429: 'limited',
};

const LIMITS = /rateLimitExceeded|userRateLimitExceeded|quotaExceeded|dailyLimitExceeded/i;

/** The Calendar API names reasons in a list; the token endpoint has one word. */
const failureSchema = v.object({
  error: v.union([
    v.string(),
    v.object({ errors: v.optional(v.array(v.object({ reason: v.optional(v.string()) }))) }),
  ]),
});

function reasonsOf(text: string): readonly string[] {
  try {
    const { output, success } = v.safeParse(failureSchema, JSON.parse(text));
    if (!success) return [];
    const { error } = output;
    return typeof error === 'string'
      ? [error]
      : (error.errors ?? []).flatMap(({ reason }) => reason ?? []);
  } catch {
    return [];
  }
}

function failureOf(response: Response, text: string): GoogleFailure {
  const { status, headers } = response;
  const reasons = reasonsOf(text);
  if (reasons.includes('invalid_grant')) return new GoogleFailure('revoked');
  const seconds = Number(headers.get('retry-after') ?? NaN);
  const wait = seconds >= 0 ? Math.min(seconds, PATIENCE_MAX_S) * 1000 : undefined;
  if (status >= 500) return new GoogleFailure('unavailable', wait);
  const isLimit = status === 403 && reasons.some((reason) => LIMITS.test(reason));
  return new GoogleFailure(isLimit ? 'limited' : (byStatus[status] ?? 'refused'), wait);
}

/** @throws RangeError where there is more; the rest is not waited for */
async function readBounded({ body }: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new RangeError('The answer is too long.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function fetchText<T>(
  { method, url, headers, body }: GoogleRequest<T>,
  { timeoutMs, signal: caller }: Patience,
): Promise<readonly [Response, string]> {
  const { signal, end } = deadline(timeoutMs, caller);
  try {
    const response = await fetch(url, {
      method,
      signal,
      redirect: 'error',
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
    });
    return [response, await readBounded(response, response.ok ? BODY_MAX : FAILURE_MAX)];
  } catch {
    caller?.throwIfAborted();
    // What fetch throws can quote the address, in which an event's id stands.
    throw new GoogleFailure('unavailable');
  } finally {
    end();
  }
}

function parse(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new GoogleFailure('unavailable');
  }
}

/**
 * Makes one call over HTTP.
 * @throws GoogleFailure, whatever goes wrong; the signal's reason where its caller is gone
 */
export async function callGoogle<T>(request: GoogleRequest<T>, patience: Patience): Promise<T> {
  const [response, text] = await fetchText(request, patience);
  if (!response.ok) throw failureOf(response, text);
  const { output, success } = v.safeParse(request.answer, parse(text));
  if (!success) throw new GoogleFailure('unavailable');
  return output;
}
