import { expect } from 'vitest';
import { refKey } from '../../../src/domain/core/documents.ts';
import type { ChangeRow, ChangesPage } from '../../../src/domain/sync/protocol.ts';
import type { TestApi } from '../server/api.ts';
import { PERSON } from './fixtures.ts';

/** Signs the person in anew, and answers the token. */
export async function signIn(api: TestApi): Promise<string> {
  const { email, password } = PERSON;
  const body = { email, password };
  const answer = await api.call<{ access_token: string }>('POST', '/auth/login', { body });
  expect(answer.status).toBe(200);
  return answer.body.access_token;
}

/** Everything that the person may see, by its key. */
export async function everything(api: TestApi, token: string): Promise<Map<string, ChangeRow>> {
  const rows = new Map<string, ChangeRow>();
  const clientId = crypto.randomUUID();
  for (let cursor = '', isDone = false; !isDone;) {
    const asked = new URLSearchParams({ limit: '1000', clientId, ...(cursor && { cursor }) });
    const page = await api.call<ChangesPage>('GET', `/sync/changes?${asked}`, { token });
    for (const row of page.body.changes) rows.set(refKey([row.entity, row.id]), row);
    ({ cursor, done: isDone } = page.body);
  }
  return rows;
}

/** A document as any later build has it still. A scheduled session begins by the clock. */
export function asItStays({ entity, doc }: ChangeRow): object {
  const { status, ...rest } = doc as unknown as Readonly<Record<string, unknown>>;
  return entity === 'appointments' && status === 'scheduled' ? rest : (doc as object);
}
