import { ThemeProvider } from '@mui/material/styles';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { theme } from '../../../src/app/theme.ts';

/** A desktop with a mouse, or a phone. */
function stubMedia(isPhone: boolean): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('min-width') !== isPhone,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

/** The window scrolls, which it does not in jsdom. */
function stubScrolling(): void {
  window.scrollTo = ((to: ScrollToOptions) => {
    Object.assign(window, { scrollY: to.top ?? 0 });
    window.dispatchEvent(new Event('scroll'));
  }) as typeof window.scrollTo;
  Object.assign(window, { scrollY: 0 });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 10_000_000,
    configurable: true,
  });
}

/** Draws a list at `/lista`, whose rows lead to `/ficha/<id>`, in a router of their own. */
export function renderList(list: ReactNode, { path = '/lista', isPhone = false } = {}) {
  stubMedia(isPhone);
  stubScrolling();
  const root = createRootRoute({
    component: () => (
      <ThemeProvider theme={theme}>
        <Outlet />
      </ThemeProvider>
    ),
  });
  const at = (address: string, shown: ReactNode) =>
    createRoute({ getParentRoute: () => root, path: address, component: () => shown });
  const router = createRouter({
    routeTree: root.addChildren([at('/lista', list), at('/ficha/$id', <h1>Ficha</h1>)]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  return {
    router,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    ...render(<RouterProvider router={router as never} />),
  };
}
