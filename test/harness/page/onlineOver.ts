import { DEVICE } from './pageOnline.ts';
import { vi } from 'vitest';
import { createOnline } from '../../../src/client/online/online.ts';

/** The page's client over a server that answers as the test says. */
export function onlineOver(
  respond: (url: string, init: RequestInit) => Response | Promise<Response>,
  token: string | null = 'tok',
) {
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  const onUnauthorized = vi.fn<(token: string) => void>();
  const onReach = vi.fn<(isReached: boolean) => void>();
  const online = createOnline({
    fetch: async (request, init = {}) => {
      const url = request as string;
      sent.push({ url, init });
      return respond(url, init);
    },
    token: () => token,
    device: () => DEVICE,
    onUnauthorized,
    onReach,
  });
  return { online, sent, onUnauthorized, onReach };
}

/** An answer of our server. */
export const answer = (status: number, body: unknown, headers: HeadersInit = { 'x-sereno': '1' }) =>
  new Response(JSON.stringify(body), { status, headers });
