import type { Context, MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import type { Answering, Call, Checked } from '../../../src/domain/contract/kit/call.ts';
import type { Rule } from '../../../src/domain/contract/kit/rule.ts';
import type { DomainError } from '../../../src/domain/core/errors.ts';
import { parseInput } from '../../../src/domain/core/parse.ts';
import { repeatable } from './idempotency.ts';
import type { Admission, InTurn } from '../http/admission.ts';
import { limitBody, readJson, REST_BODY_BYTES } from './body.ts';
import type { Tx } from '../../kernel/db/tenant.ts';
import type { AppEnv } from './env.ts';
import { forbidden } from '../../kernel/errors.ts';
import { StorageUnavailable } from '../../kernel/storage-errors.ts';
import { Also, JsonText, jsonText } from './json-text.ts';
import type { ReadParts } from '../../kernel/parts.ts';
import { type Reader, readerIn, withReader } from '../../engine/reading/reader.ts';
import { parseQuery } from './params.ts';
import { routeName } from './policy.ts';

/** What a call brought, checked. `c` is for headers and for bodies that are not JSON. */
interface Input<C extends Call> {
  readonly c: Context<AppEnv>;
  readonly params: Checked<C, 'params'>;
  readonly query: Checked<C, 'query'>;
  /** Nothing where the call names a `bodyType`. */
  readonly body: C extends { readonly bodyType: string } ? undefined : Checked<C, 'body'>;
}

interface Terms {
  /** One sentence in Portuguese for the API's page. */
  readonly summary: string;
  /** The answer holds a token, or the body a password: neither is stored for a repeat. */
  readonly answersSecret?: boolean;
  /** The largest body in bytes, where it is not `REST_BODY_BYTES`. */
  readonly maxBody?: number;
  /** The turn of the request, where some of its reads have to wait for others. */
  readonly inTurn?: (c: Context<AppEnv>) => InTurn;
  /** What a larger body is answered, where it is not 413. */
  readonly tooLarge?: () => DomainError;
}

/**
 * What a handler gives: the call's own answer, which goes out as JSON, or text that is this JSON already. A response of its
 * own where the answer is no JSON; `Also` where the call has another status.
 */
type Answer<C extends Call> =
  | Answering<C>
  | JsonText
  | (C extends { readonly answerType: string } ? Response : never)
  | (C extends { readonly alsoStatus: 200 } ? Also<Answering<C>> : never);

/** What the server does with a call: one of `handle` and `read`. */
export interface Serving<C extends Call> extends Terms {
  readonly handle?: (input: Input<C>) => Promise<Answer<C>>;
  /** The same for what only reads: in one transaction, through the signed-in person's eyes. */
  readonly read?: (reader: Reader, input: Input<C>) => Promise<Answer<C>>;
}

/** A call of the REST contract, ready to be mounted and described. */
export interface Endpoint extends Call, Terms {
  readonly respond: (c: Context<AppEnv>, parts: ReadParts) => Promise<Response>;
  /** For what only reads: the same in two steps, of which the first is in a transaction of the asking person's practice. */
  readonly reading?: {
    readonly answer: (
      tx: Tx,
      c: Context<AppEnv>,
      parts: ReadParts & { readonly isNoted: boolean },
    ) => Promise<unknown>;
    readonly reply: (c: Context<AppEnv>, answer: unknown) => Promise<Response>;
  };
}

/** Checks what arrives against the call's schemas, and answers what the handler returns. */
export function endpoint<C extends Call>(
  call: C,
  { handle, read, ...terms }: Serving<C>,
): Endpoint {
  const { params, query, status = 200, alsoStatus = 200 }: Call = call;
  const body = call.bodyType ? undefined : call.body;
  const inputOf = async (c: Context<AppEnv>) =>
    ({
      c,
      params: params && parseInput(params, c.req.param()),
      query: query && parseQuery(c, query),
      body: body && parseInput(body, await readJson(c)),
    }) as Input<C>;
  const reply = async (c: Context<AppEnv>, answer: unknown): Promise<Response> => {
    if (answer instanceof Response) return answer;
    const isAlso = answer instanceof Also;
    c.status(isAlso ? alsoStatus : status);
    const value: unknown = isAlso ? answer.answer : answer;
    return jsonText(c, value instanceof JsonText ? value.text : JSON.stringify(value));
  };
  if (!read)
    return {
      ...call,
      ...terms,
      respond: async (c) => reply(c, await handle?.(await inputOf(c))),
    };
  return {
    ...call,
    ...terms,
    async respond(c, { db, clock }) {
      const input = await inputOf(c);
      const { actor } = c.get('session');
      return reply(c, await withReader(db, actor, clock.now(), (reader) => read(reader, input)));
    },
    reading: {
      async answer(tx, c, { clock, isNoted }) {
        const reader = readerIn(tx, c.get('session').actor, clock.now(), isNoted);
        return read(reader, await inputOf(c));
      },
      reply,
    },
  };
}

/** Nobody passes whom the call does not name. @throws DomainError 403 */
function requireNamed(c: Context<AppEnv>, rule: Rule | undefined): void {
  if (rule === undefined || rule === 'public') throw forbidden();
  if (!rule[c.get('session').actor.role]) throw forbidden();
}

const admit =
  (rule: Rule | undefined): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    requireNamed(c, rule);
    await next();
  };

const DISK_FULL = '53100';

/**
 * Reads. Where the disk has no room to note it, reads once more without noting it and logs that.
 */
async function readOrTell<T>(
  c: Context<AppEnv>,
  { logger }: ReadParts,
  read: (isNoted: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await read(true);
  } catch (error) {
    if (!(error instanceof StorageUnavailable) || error.code !== DISK_FULL) throw error;
    const answer = await read(false);
    const { userId, tenantId } = c.get('session').actor;
    logger?.('warn', 'read_not_noted', { request: c.get('requestId'), userId, tenantId });
    return answer;
  }
}

/** What reads changes nothing, and a body that is no JSON is told apart by whoever reads it. */
const isRepeatable = ({ method, bodyType, answersSecret }: Endpoint): boolean =>
  method !== 'GET' && !bodyType && !answersSecret;

/** The routes of the contract, each behind its rule; one without is closed to everybody. */
export function mount(
  endpoints: readonly Endpoint[],
  admission: Admission,
  parts: ReadParts,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const one of endpoints) {
    const route = routeName(one);
    const limit = limitBody(one.maxBody ?? REST_BODY_BYTES, one.tooLarge);
    const respond = (c: Context<AppEnv>) => one.respond(c, parts);
    const { reading } = one;
    if (one.allow === 'public') app.on(one.method, one.path, limit, respond);
    // What brings no body is read in the transaction that knows who asks.
    else if (reading && one.method === 'GET')
      app.get(one.path, async (c) => {
        const read = (isNoted: boolean) =>
          admission.within(
            c,
            (tx) => {
              requireNamed(c, one.allow);
              return reading.answer(tx, c, { ...parts, isNoted });
            },
            one.inTurn?.(c),
          );
        return reading.reply(c, await readOrTell(c, parts, read));
      });
    // Nobody makes us read a body before we know who sends it.
    else {
      const before = [admission.before, admit(one.allow), limit];
      const once = isRepeatable(one) ? [repeatable(route, parts)] : [];
      app.on(one.method, [one.path], ...before, ...once, respond);
    }
  }
  return app;
}
