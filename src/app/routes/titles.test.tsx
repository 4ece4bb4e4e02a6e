import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type AppContext, AppContextHolder } from '../context.ts';
import { createAppRouter } from '../router.tsx';
import { Root } from '../shell/Root.tsx';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const serviceWorker = { subscribe: () => () => undefined, isUpdateAvailable: () => false };
const app = { serviceWorker } as unknown as AppContext;

it('every screen behind a sign-in says what it is called', () => {
  const { routesById } = createAppRouter(app);
  const screens = Object.values(routesById).filter(({ id }) => /^\/(staff|patient)\//.test(id));
  const titles = screens.map(({ options }) => options.staticData?.title);
  expect(screens.length).toBeGreaterThan(5);
  expect(titles.filter((title) => !title)).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
});

it('the tab names the screen in sight, and no other after going on', async () => {
  const root = createRootRoute({ component: Root });
  const at = (path: string, title: string) =>
    createRoute({ getParentRoute: () => root, path, staticData: { title }, component: () => path });
  const router = createRouter({
    routeTree: root.addChildren([at('/pacientes', 'Pacientes'), at('/pacientes/$id', 'Paciente')]),
    history: createMemoryHistory({ initialEntries: ['/pacientes'] }),
  });
  render(
    <AppContextHolder value={app}>
      <RouterProvider router={router as never} />
    </AppContextHolder>,
  );
  await waitFor(() => expect(document.title).toBe('Pacientes · Sereno'));
  await router.navigate({ to: '/pacientes/7' as never });
  await waitFor(() => expect(document.title).toBe('Paciente · Sereno'));
});
