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

it.each(['https://mau.example/app/agenda', '//mau.example/app/agenda', '/convite-equipe/x', '7'])(
  'nothing of ours leads on to %s, whoever wrote it into the address',
  async (path) => {
    const { state } = await routerAt(`/login?redirect=${encodeURIComponent(path)}`, signedOut);
    expect(state.matches.at(-1)?.search).toEqual({ redirect: undefined });
  },
);

const signedInAs = (role: string) =>
  ({
    auth: { getState: () => ({ session: { claims: { role } } }) },
    devices: { clientFor: () => ({ live: { prefetch: async () => undefined } }) },
  }) as unknown as AppContext;

it('who is signed in comes home from such a path, and is told why', async () => {
  const { state } = await routerAt('/app/planos', signedInAs('psych'));
  expect(state.location.pathname).toBe('/app/dashboard');
  expect(state.location.state.lost).toBe(true);
});

it.each(['/app/dashboard', '/app/notas/7', '/app/configuracoes'])(
  'a patient comes home from %s, and is told that it is not for them',
  async (path) => {
    const { state } = await routerAt(path, signedInAs('patient'));
    expect(state.location.pathname).toBe('/app/patient-dashboard');
    expect(state.location.state.restricted).toBe(true);
  },
);

it('who works in the practice comes home from a patient’s page without a word', async () => {
  const { state } = await routerAt('/app/patient-scheduling', signedInAs('administrator'));
  expect(state.location.pathname).toBe('/app/dashboard');
  expect(state.location.state).not.toHaveProperty('restricted');
});
