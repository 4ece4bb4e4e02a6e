import * as v from 'valibot';
import { type FailureKind, GoogleFailure } from './errors.ts';

export interface GoogleRequest<T> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
  /** Of the success; an answer that does not fit counts as unreadable. */
  readonly answer: v.GenericSchema<unknown, T>;
}

const PATIENCE_MAX_S = 86_400;
const BODY_MAX = 20_000_000;

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

async function fetchText<T>(
  { method, url, headers, body }: GoogleRequest<T>,
  timeoutMs: number,
): Promise<readonly [Response, string]> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      method,
      signal,
      redirect: 'error',
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
    });
    return [response, await response.text()];
  } catch {
    // What fetch throws can quote the address, in which an event's id stands.
    throw new GoogleFailure('unavailable');
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

/** One call over HTTP. @throws GoogleFailure, whatever goes wrong */
export async function callGoogle<T>(request: GoogleRequest<T>, timeoutMs: number): Promise<T> {
  const [response, text] = await fetchText(request, timeoutMs);
  if (!response.ok) throw failureOf(response, text);
  if (text.length > BODY_MAX) throw new GoogleFailure('unavailable');
  const { output, success } = v.safeParse(request.answer, parse(text));
  if (!success) throw new GoogleFailure('unavailable');
  return output;
}
