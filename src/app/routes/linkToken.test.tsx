import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import type { AppContext } from '../context.ts';
import { createAppRouter } from '../router.tsx';

const BARE = 'a'.repeat(43);
const signedOut = { auth: { getState: () => ({ session: null }) } } as unknown as AppContext;

async function openedAt(path: string) {
  const router = createAppRouter(signedOut);
  const history = createMemoryHistory({ initialEntries: [path] });
  router.update({ ...router.options, context: signedOut, history });
  await router.load();
  const { href, state } = router.state.location;
  return { href, token: state.linkToken, entries: history.length };
}

it.each([
  // Links of today.
  ['/verify-email#token=abc', '/verify-email'],
  ['/reset-password#token=abc', '/reset-password'],
  ['/confirm-email#token=abc', '/confirm-email'],
  ['/undo-email#token=abc', '/undo-email'],
  ['/nao-concordo#token=abc', '/nao-concordo'],
  ['/invite#token=abc', '/invite'],
  ['/convite-equipe#token=abc', '/convite-equipe'],
  ['/lembretes/parar#token=abc', '/lembretes/parar'],
  ['/lembretes/parar?de=respostas#token=abc', '/lembretes/parar?de=respostas'],
  // Links of mails that were sent before.
  ['/verify-email?token=abc', '/verify-email'],
  ['/reset-password?token=abc', '/reset-password'],
  ['/confirm-email?token=abc', '/confirm-email'],
  ['/undo-email?token=abc', '/undo-email'],
  ['/invite/abc', '/invite'],
  ['/convite-equipe/abc', '/convite-equipe'],
  ['/lembretes/parar?token=abc', '/lembretes/parar'],
  ['/lembretes/parar?token=abc&de=respostas', '/lembretes/parar?de=respostas'],
])('%s leaves %s in the address, and its token to the page alone', async (link, address) => {
  expect(await openedAt(link)).toEqual({ href: address, token: 'abc', entries: 1 });
});

it('an objection’s older link has its token alone in the fragment', async () => {
  const opened = await openedAt(`/nao-concordo#${BARE}`);
  expect(opened).toEqual({ href: '/nao-concordo', token: BARE, entries: 1 });
});

it.each([
  '/verify-email',
  '/verify-email#main',
  '/invite',
  '/convite-equipe#token=',
  '/lembretes/parar',
])('%s, which was cut off, has none', async (link) => {
  expect((await openedAt(link)).token).toBeUndefined();
});
