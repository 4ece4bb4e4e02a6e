import type { Context, MiddlewareHandler } from 'hono';
import type { Tx } from '../db/tenant.ts';
import type { AppEnv } from './env.ts';

/** How a request proves whose it is. Both set `session`. @throws DomainError 401 */
export interface Admission {
  readonly before: MiddlewareHandler<AppEnv>;
  /** In the transaction of what the request is about, which sees this person's practice. */
  readonly within: <T>(c: Context<AppEnv>, work: (tx: Tx) => Promise<T>) => Promise<T>;
}
