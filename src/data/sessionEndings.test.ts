import { describe, expect, it, vi } from 'vitest';
import { endAtServer } from './sessionEndings.ts';

const ended = { sessionId: 's1', tenantId: 't1', proof: 'p' };
const OURS = { 'x-sereno': '1' };

const answering = (answer: () => Promise<Response>) => {
  const call = vi.fn<typeof fetch>(answer);
  return { call, heard: endAtServer(call)(ended) };
};

describe('telling the server of an ended session', () => {
  it('brings the proof alone, also from a page that is being closed', async () => {
    const { call, heard } = answering(async () => new Response('{}', { headers: OURS }));
    expect(await heard).toBe(true);
    const [url, init] = call.mock.calls[0] ?? [];
    expect(url).toBe('/api/auth/end-session');
    expect(init?.body).toBe(JSON.stringify(ended));
    expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
    expect(init?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('fetch')), false],
    ['somebody else answers', async () => new Response('{}'), false],
    ['it is limited', async () => new Response('{}', { status: 429, headers: OURS }), false],
    ['it is unavailable', async () => new Response('{}', { status: 503, headers: OURS }), false],
    ['it is older', async () => new Response('{}', { status: 404, headers: OURS }), false],
    [
      'it can read nothing of it',
      async () => new Response('{}', { status: 422, headers: OURS }),
      true,
    ],
  ])('is done or not where %s', async (_why, answer, isHeard) => {
    expect(await answering(answer).heard).toBe(isHeard);
  });
});
