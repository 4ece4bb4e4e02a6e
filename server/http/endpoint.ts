import type { Context, MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import type * as v from 'valibot';
import type { Method } from '../../src/domain/core/command.ts';
import type { DomainError } from '../../src/domain/core/errors.ts';
import { parseInput } from '../../src/domain/core/parse.ts';
import { repeatable } from './idempotency.ts';
import { limitBody, readJson, REST_BODY_BYTES } from './body.ts';
import type { AppEnv } from './env.ts';
import { forbidden } from '../kernel/errors.ts';
import { jsonText } from './json-text.ts';
import type { ReadParts } from '../kernel/parts.ts';
import { type Reader, withReader } from '../reading/reader.ts';
import { parseQuery } from './params.ts';
import { type Policy, routeName } from './policy.ts';

type ObjectSchema = v.GenericSchema<unknown, object>;
type Parsed<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** What a call brought, checked. `c` is for headers and for bodies that are not JSON. */
export interface Input<P, Q, B> {
  readonly c: Context<AppEnv>;
  readonly params: Parsed<P>;
  readonly query: Parsed<Q>;
  readonly body: Parsed<B>;
}

interface Description {
  readonly method: 'GET' | Method;
  /** Below `/api`, with `:name` segments. */
  readonly path: string;
  /** One sentence in Portuguese for the API's page. */
  readonly summary: string;
  /** Of the success. */
  readonly answer: v.GenericSchema;
  /** The answer holds a token, or the body a password: neither is stored for a repeat. */
  readonly answersSecret?: boolean;
  /** Of the success. */
  readonly status?: 200 | 201 | 202;
  /** The other status of a success: of a creation that created nothing and says why. */
  readonly alsoStatus?: 200;
  /** Where the body is no JSON, and the handler reads it itself; of the answer likewise. */
  readonly bodyType?: string;
  /** Describes such a body for the API's page; `v.file()` stands for a part that is a file. */
  readonly bodyShape?: v.GenericSchema;
  readonly answerType?: string;
  /** The largest body in bytes, where it is not `REST_BODY_BYTES`. */
  readonly maxBody?: number;
  /** What a larger body is answered, where it is not 413. */
  readonly tooLarge?: () => DomainError;
}

/** A call of the REST contract as it is written down: its shape, and what it does. */
export interface Declaration<
  P extends ObjectSchema | undefined,
  Q extends ObjectSchema | undefined,
  B extends ObjectSchema | undefined,
> extends Description {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Answers the value as JSON, or a response of its own. */
  readonly handle?: (input: Input<P, Q, B>) => Promise<unknown>;
  /** The same for what only reads: in one transaction, through the signed-in person's eyes. */
  readonly read?: (reader: Reader, input: Input<P, Q, B>) => Promise<unknown>;
}

/** A call of the REST contract, ready to be mounted and described. Who may make it stands in `policy.ts`. */
export interface Endpoint extends Description {
  readonly params?: ObjectSchema | undefined;
  readonly query?: ObjectSchema | undefined;
  readonly body?: ObjectSchema | undefined;
  readonly respond: (c: Context<AppEnv>, parts: ReadParts) => Promise<Response>;
}

/** Checks what arrives against the declared schemas, and answers what the handler returns. */
export function endpoint<
  P extends ObjectSchema | undefined = undefined,
  Q extends ObjectSchema | undefined = undefined,
  B extends ObjectSchema | undefined = undefined,
>({ handle, read, ...declared }: Declaration<P, Q, B>): Endpoint {
  const { params, query, body, status = 200 } = declared;
  return {
    ...declared,
    async respond(c, { db, clock }) {
      const input = {
        c,
        params: params && parseInput(params, c.req.param()),
        query: query && parseQuery(c, query),
        body: body && parseInput(body, await readJson(c)),
      } as Input<P, Q, B>;
      const answer = read
        ? await withReader(db, c.get('session').actor, clock.now(), (reader) => read(reader, input))
        : await handle?.(input);
      if (answer instanceof Response) return answer;
      c.status(status);
      return jsonText(c, JSON.stringify(answer));
    },
  };
}

/** Nobody passes whom the policy does not name for the route. */
const admit =
  (policy: Policy, route: string): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const rule = policy[route];
    if (rule === undefined || rule === 'public') throw forbidden();
    if (!rule[c.get('session').actor.role]) throw forbidden();
    await next();
  };

/** What reads changes nothing, and a body that is no JSON is told apart by whoever reads it. */
const isRepeatable = ({ method, bodyType, answersSecret }: Endpoint): boolean =>
  method !== 'GET' && !bodyType && !answersSecret;

/** The routes of the contract, each behind its line of the policy; one without a line is closed to everybody. */
export function mount(
  endpoints: readonly Endpoint[],
  policy: Policy,
  signedIn: MiddlewareHandler<AppEnv>,
  parts: ReadParts,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const one of endpoints) {
    const route = routeName(one);
    const limit = limitBody(one.maxBody ?? REST_BODY_BYTES, one.tooLarge);
    const respond = (c: Context<AppEnv>) => one.respond(c, parts);
    if (policy[route] === 'public') app.on(one.method, one.path, limit, respond);
    // Nobody makes us read a body before we know who sends it.
    else {
      const before = [signedIn, admit(policy, route), limit];
      const once = isRepeatable(one) ? [repeatable(route, parts)] : [];
      app.on(one.method, [one.path], ...before, ...once, respond);
    }
  }
  return app;
}
