import type { Context, MiddlewareHandler } from 'hono';
import type { Tx } from '../../kernel/db/tenant.ts';
import type { AppEnv } from '../endpoint/env.ts';

/** The caller that a signed token names, before it is known whether the session still lives. */
interface Caller {
  readonly tenantId: string;
  readonly userId: string;
}

/** Lets the work begin when it is the caller's turn. */
export type InTurn = <T>(caller: Caller, work: () => Promise<T>) => Promise<T>;

/** How a request proves whose it is. Both set `session`. @throws DomainError 401 */
export interface Admission {
  readonly before: MiddlewareHandler<AppEnv>;
  /** In the transaction of what the request is about, which sees this person's practice. */
  readonly within: <T>(
    c: Context<AppEnv>,
    work: (tx: Tx) => Promise<T>,
    /** The turn of the whole transaction. */
    inTurn?: InTurn,
  ) => Promise<T>;
}
