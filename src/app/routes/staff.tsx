import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { guard, rootRoute } from './root.tsx';

/** The side of psychologists and administrators. Loaders below it find the device in `context.client`. */
export const staffRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'staff',
  beforeLoad: ({ context, location }) =>
    guard(context, location.href, (role) => role !== 'patient'),
  component: lazyRouteComponent(() => import('../shell/StaffShell.tsx'), 'StaffShell'),
});

export const dashboardRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/dashboard',
  staticData: { title: 'Dashboard' },
  loader: ({ context }) => context.client.live.prefetch('practice', {}),
  component: lazyRouteComponent(
    () => import('../../features/dashboard/TodayPage.tsx'),
    'TodayPage',
  ),
});
