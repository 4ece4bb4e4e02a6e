import { TERMS } from '../../../src/domain/legal/terms.ts';
import type { AnyDocument, EntityName } from '../../../src/domain/core/documents.ts';
import type {
  BatchAnswer,
  ChangeRow,
  ChangesPage,
  SentCommand,
} from '../../../src/domain/sync/protocol.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let registered = 0;

/** Somebody whom no other test of this run knows. */
export function newPerson(name = 'Helena Prado'): Person & { readonly domain: string } {
  registered += 1;
  const unique = `${process.pid}-${Date.now()}-${registered}`;
  return {
    name,
    email: `teste-${unique}@exemplo.com.br`,
    password: 'segredo-123',
    domain: `teste-${unique}`,
  };
}

export interface SignedIn {
  readonly access_token: string;
  readonly user: { readonly id: string; readonly tenantId: string };
}

/** The server's own account of things, asked directly and not through any device. */
export class Api {
  constructor(
    private readonly url: string,
    readonly session: SignedIn,
  ) {}

  static async post<T>(url: string, path: string, body: unknown): Promise<T> {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  static async register(url: string, person: ReturnType<typeof newPerson>): Promise<Api> {
    const practice = { crp: '06/12345', tenantName: `Clínica ${person.name}` };
    const body = { ...person, ...practice, termsVersion: TERMS.version };
    return new Api(url, await Api.post<SignedIn>(url, '/auth/registerTenantPsych', body));
  }

  static async login(url: string, { email, password }: Person): Promise<Api> {
    return new Api(url, await Api.post<SignedIn>(url, '/auth/login', { email, password }));
  }

  async get<T>(path: string): Promise<T> {
    const ask = () => fetch(`${this.url}/api${path}`, { headers: this.#headers });
    // A kept connection to a server that was killed fails once.
    const response = await ask().catch(ask);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async write<T>(path: string, body: unknown, method = 'POST'): Promise<T> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async push(clientId: string, commands: readonly SentCommand[]): Promise<BatchAnswer> {
    const response = await fetch(`${this.url}/api/sync/commands`, {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify({ clientId, commands }),
    });
    if (!response.ok) throw new Error(`commands: ${response.status}`);
    return (await response.json()) as BatchAnswer;
  }

  /** Everything that this person may see, in the order in which it was last changed. */
  async everything(): Promise<ChangeRow[]> {
    const rows = new Map<string, ChangeRow>();
    const clientId = crypto.randomUUID();
    let cursor: string | null = null;
    for (;;) {
      const query = new URLSearchParams({ clientId, limit: '1000', ...(cursor && { cursor }) });
      const page: ChangesPage = await this.get<ChangesPage>(`/sync/changes?${query.toString()}`);
      for (const row of page.changes) rows.set(`${row.entity}/${row.id}`, row);
      cursor = page.cursor;
      if (page.done) break;
    }
    return [...rows.values()].filter(({ doc }) => doc).toSorted((a, b) => a.v - b.v);
  }

  async documents<D extends AnyDocument>(entity: EntityName): Promise<D[]> {
    const rows = await this.everything();
    return rows.filter((row) => row.entity === entity).map(({ doc }) => doc as D);
  }

  get #headers(): Record<string, string> {
    return { authorization: `Bearer ${this.session.access_token}` };
  }
}
