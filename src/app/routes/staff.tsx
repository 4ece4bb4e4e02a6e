import { createRoute } from '@tanstack/react-router';
import { validateDashboardSearch } from '../../features/dashboard/search.ts';
import { arriving } from '../../ui/arriving.tsx';
import { guard, rootRoute } from './root.tsx';

/** The side of psychologists and administrators. Loaders below it find the device in `context.client`. */
export const staffRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'staff',
  beforeLoad: ({ context, location }) =>
    guard(context, location.href, (role) => role !== 'patient'),
  component: arriving(() => import('../shell/StaffShell.tsx').then((m) => m.StaffShell)),
});

export const dashboardRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/dashboard',
  staticData: { title: 'Dashboard' },
  validateSearch: validateDashboardSearch,
  // Live afterwards: another period needs none of it anew.
  staleTime: Infinity,
  loader: ({ context: { client } }) =>
    Promise.all([
      client.live.prefetch('practice', {}),
      client.live.prefetch('dashboard.steps', {}),
    ]),
  component: arriving(() => import('./screens/DashboardScreen.tsx').then((m) => m.DashboardScreen)),
});
