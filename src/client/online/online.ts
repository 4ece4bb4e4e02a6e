import * as v from 'valibot';
import type { Call, CallAnswer, CallArgs } from '../../domain/contract/kit/call.ts';
import { SERVER_HEADER } from '../../domain/sync/serverHeader.ts';
import { ApiError, apiErrorOf, connectionError } from './apiError.ts';

const TIMEOUT_MS = 20_000;
const GATEWAY = [502, 503, 504];

export interface OnlineParts {
  readonly fetch: typeof fetch;
  readonly token: () => string | null;
  /** What the server knows this device by. */
  readonly device: () => string;
  /** The server no longer accepts the token that was sent. */
  readonly onUnauthorized: (sentToken: string) => void;
  /** Told of each call whether our server answered it. */
  readonly onReach?: (isReached: boolean) => void;
}

interface CallOptions {
  /** The same for every repeat of one act, which takes effect once. */
  readonly key?: string;
}

/** What cannot wait in the outbox: the calls of the contract, one by one, while there is a network. */
export interface Online {
  /** @throws ApiError; status 0 where our server was not reached, `invalid_answer` where the answer is of another shape */
  call<C extends Call>(call: C, args: CallArgs<C>, options?: CallOptions): Promise<CallAnswer<C>>;
  /** What the server knows this device by; sent with a sign-in. */
  readonly device: () => string;
}

interface Said {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

function addressOf({ path }: Call, { params = {}, query = {} }: Said): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return `/api${filled}${text && `?${text}`}`;
}

function bodyOf({ method, bodyType }: Call, { body = {} }: Said): string | FormData | null {
  if (method === 'GET') return null;
  if (!bodyType?.startsWith('multipart')) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, part] of Object.entries(body)) form.append(name, part as Blob);
  return form;
}

/** An answer that is not ours, as from a captive portal, is no answer. */
async function reach(parts: OnlineParts, url: string, init: RequestInit): Promise<Response> {
  const answer = await parts.fetch(url, init).catch(() => null);
  const isOurs = answer?.headers.has(SERVER_HEADER) && !GATEWAY.includes(answer.status);
  parts.onReach?.(isOurs === true);
  if (!answer || !isOurs) throw connectionError();
  return answer;
}

async function read(answer: Response): Promise<unknown> {
  const text = await answer.text().catch(() => {
    throw connectionError();
  });
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The answer as the contract has it. The error names the fields that are wrong, and nothing of what they hold. */
function checked<C extends Call>({ answer }: C, json: unknown): CallAnswer<C> {
  const parsed = v.safeParse(answer, json);
  if (parsed.success) return parsed.output;
  const words = 'A resposta não veio como esperado. Atualize a página e tente novamente.';
  const fields = parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const);
  throw new ApiError(500, 'invalid_answer', words, null, Object.fromEntries(fields));
}

export const createOnline = (parts: OnlineParts): Online => ({
  device: parts.device,
  async call(call, args, { key } = {}) {
    // A wrong password ends no session.
    const token = call.allow === 'public' ? null : parts.token();
    const body = bodyOf(call, args as Said);
    const answer = await reach(parts, addressOf(call, args as Said), {
      method: call.method,
      body,
      headers: {
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(token && key && { 'idempotency-key': key }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const json = await read(answer);
    if (answer.ok) return checked(call, json);
    const error = apiErrorOf(answer.status, json);
    // A closed account stays on its screens, where what it has not sent is still to be seen.
    const isClosed = error.code === 'account_inactive';
    if (answer.status === 401 && token && !isClosed) parts.onUnauthorized(token);
    throw error;
  },
});
