import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { homeOf, returnPath } from '../auth/redirect.ts';
import { rootRoute } from './root.tsx';

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: (search): { redirect?: string } => {
    const path = returnPath(search['redirect']);
    return path === null ? {} : { redirect: path };
  },
  beforeLoad: ({ context, cause }) => {
    const { session } = context.auth.getState();
    // Right after signing in the screen stays for its message and moves on by itself.
    if (session && cause === 'enter') throw redirect({ to: homeOf(session.claims.role) });
  },
  component: lazyRouteComponent(() => import('../auth/LoginScreen.tsx'), 'LoginScreen'),
});
