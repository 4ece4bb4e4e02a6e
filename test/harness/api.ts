import { type App, createApp } from '../../server/app.ts';
import type { Database } from '../../server/db/database.ts';
import type { Logger } from '../../server/http/logger.ts';
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
  call<T = Record<string, unknown>>(method: string, path: string, options?: CallOptions): Promise<Answer<T>>;
}

export interface TestApiOptions {
  readonly jwtSecret?: string;
}

let made = 0;

export function createTestApi(db: Database, config: TestApiOptions = {}): TestApi {
  const clock = { ms: NOON };
  const lines: string[] = [];
  const logger: Logger = (level, event, fields) => lines.push(JSON.stringify({ level, event, ...fields }));
  const random = seededBytes(seededRandom(++made));
  const app = createApp({ db, clock: { now: () => clock.ms }, random, logger, config });
  return {
    app,
    clock,
    lines,
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
