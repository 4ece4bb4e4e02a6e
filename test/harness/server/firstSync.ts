import type { ClinicApi, ReaderName } from './clinicApi.ts';

/** All that a first sync brings somebody, as text. */
export async function firstSyncOf({ api, tokens }: ClinicApi, as: ReaderName): Promise<string> {
  const clientId = crypto.randomUUID();
  const pages: string[] = [];
  for (let cursor = '', isDone = false; !isDone;) {
    const path = `/sync/changes?clientId=${clientId}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const { text, body } = await api.call<Record<string, unknown>>('GET', path, {
      token: tokens[as],
    });
    pages.push(text);
    cursor = String(body['cursor']);
    isDone = body['done'] !== false;
  }
  return pages.join('');
}
