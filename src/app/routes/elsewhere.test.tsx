import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import type { AppContext } from '../context.ts';
import { createAppRouter } from '../router.tsx';

const signedOut = { auth: { getState: () => ({ session: null }) } } as unknown as AppContext;

async function routerAt(path: string, context: AppContext) {
  const router = createAppRouter(context);
  router.update({
    ...router.options,
    context,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  return router;
}

const addressAfter = async (path: string): Promise<string> =>
  (await routerAt(path, signedOut)).state.location.href;

it.each([
  ['/app/plans', '/login?redirect=%2Fapp%2Fplans'],
  ['/app/pacientes/7?aba=notas', '/login?redirect=%2Fapp%2Fpacientes%2F7%3Faba%3Dnotas'],
])('whoever is not signed in comes back to %s afterwards', async (path, address) => {
  expect(await addressAfter(path)).toBe(address);
});

it('a path of no screen of ours is not kept', async () => {
  expect(await addressAfter('/elsewhere')).toMatch(/^\/login\?redirect=%2Fapp%2Fdashboard$/);
});

it('who is signed in comes home from such a path, and is told why', async () => {
  const claims = { role: 'psych' };
  const signedIn = {
    auth: { getState: () => ({ session: { claims } }) },
    devices: { clientFor: () => ({ live: { prefetch: async () => undefined } }) },
  } as unknown as AppContext;
  const { state } = await routerAt('/app/plans', signedIn);
  expect(state.location.pathname).toBe('/app/dashboard');
  expect(state.location.state.lost).toBe(true);
});
