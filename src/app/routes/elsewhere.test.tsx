import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import type { AppContext } from '../context.ts';
import { createAppRouter } from '../router.tsx';

const signedOut = { auth: { getState: () => ({ session: null }) } } as unknown as AppContext;

async function addressAfter(path: string): Promise<string> {
  const router = createAppRouter(signedOut);
  router.update({
    ...router.options,
    context: signedOut,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  return router.state.location.href;
}

it.each([
  ['/app/plans', '/login?redirect=%2Fapp%2Fplans'],
  ['/app/pacientes/7?aba=notas', '/login?redirect=%2Fapp%2Fpacientes%2F7%3Faba%3Dnotas'],
])('whoever is not signed in comes back to %s afterwards', async (path, address) => {
  expect(await addressAfter(path)).toBe(address);
});

it('a path of no screen of ours is not kept', async () => {
  expect(await addressAfter('/elsewhere')).toMatch(/^\/login\?redirect=%2Fapp%2Fdashboard$/);
});
