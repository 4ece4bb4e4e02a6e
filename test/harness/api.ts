import { type App, createApp } from '../../server/app.ts';
import { readAccount } from '../../server/auth/accounts.ts';
import { createAuthService } from '../../server/auth/service.ts';
import type { Database } from '../../server/db/database.ts';
import { withTenant } from '../../server/db/tenant.ts';
import type { Logger } from '../../server/http/logger.ts';
import type { Actor } from '../../src/domain/core/command.ts';
import { NOON, seededBytes, seededRandom } from './practice.ts';

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: T;
}

export interface CallOptions {
  readonly token?: string | undefined;
  /** Sent as JSON; text is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The server's API, called in memory, with a clock that the test moves. */
export interface TestApi {
  readonly app: App;
  readonly clock: { ms: number };
  /** What it logged. */
  readonly lines: string[];
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<Answer<T>>;
  /** A token of a new session for somebody who is in the database already. */
  tokenFor(actor: Actor): Promise<string>;
}

export interface TestApiOptions {
  readonly jwtSecret?: string;
}

let made = 0;

export function createTestApi(db: Database, config: TestApiOptions = {}): TestApi {
  const clock = { ms: NOON };
  const lines: string[] = [];
  const logger: Logger = (level, event, fields) =>
    lines.push(JSON.stringify({ level, event, ...fields }));
  const random = seededBytes(seededRandom(++made));
  const parts = { db, clock: { now: () => clock.ms }, random, logger, config };
  const app = createApp(parts);
  const auth = createAuthService(parts);
  return {
    app,
    clock,
    lines,
    async tokenFor({ tenantId, userId }) {
      const opened = await withTenant(db, tenantId, async (tx) => {
        const account = await readAccount(tx, tenantId, userId);
        if (!account) throw new Error('Nobody has this account.');
        return { account, id: await auth.open(tx, account) };
      });
      return (await auth.answer(opened.account, opened.id)).access_token;
    },
    async call<T>(method: string, path: string, { token, body, headers = {} }: CallOptions = {}) {
      const response = await app.request(`/api${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: (isJson ? JSON.parse(text) : undefined) as T,
      };
    },
  };
}

let registrations = 0;

/** A registration's body that no other has. */
export function registration(changes: Readonly<Record<string, unknown>> = {}) {
  registrations += 1;
  return {
    name: 'Helena Prado',
    email: `helena-${registrations}@exemplo.com.br`,
    password: 'segredo-123',
    crp: '06/12345',
    tenantName: 'Consultório Prado',
    domain: `prado-${registrations}`,
    ...changes,
  };
}
