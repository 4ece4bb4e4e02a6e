import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-email',
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' && token !== '' ? { token } : {},
  component: lazyRouteComponent(() => import('../auth/VerifyEmailScreen.tsx'), 'VerifyEmailScreen'),
});

const inviteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invite/$token',
  component: lazyRouteComponent(() => import('../auth/InviteScreen.tsx'), 'InviteScreen'),
});

/** The screens that a mail's link opens, whoever is signed in. */
export const linkRoutes = [verifyEmailRoute, inviteRoute] as const;
