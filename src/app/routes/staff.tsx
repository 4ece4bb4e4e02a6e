import { createRoute } from '@tanstack/react-router';
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
  loader: ({ context }) => context.client.live.prefetch('practice', {}),
  component: arriving(() =>
    import('../../features/dashboard/TodayPage.tsx').then((m) => m.TodayPage),
  ),
});
