import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import type { Role } from '../../domain/users/user.ts';
import { homeOf } from '../auth/redirect.ts';
import type { AppContext } from '../context.ts';
import { ErrorScreen } from '../shell/ErrorScreen.tsx';
import { Root } from '../shell/Root.tsx';

export const rootRoute = createRootRouteWithContext<AppContext>()({
  component: Root,
  errorComponent: ErrorScreen,
});

/** Lets only the roles in that a side of the app is for, and opens their device's data. */
export function guard(context: AppContext, href: string, admits: (role: Role) => boolean) {
  const { session } = context.auth.getState();
  if (!session) throw redirect({ to: '/login', search: { redirect: href }, replace: true });
  const { role } = session.claims;
  if (!admits(role)) throw redirect({ to: homeOf(role), replace: true });
  return { client: context.devices.clientFor(session), role };
}

/** `/` and every path that leads nowhere. */
export const elsewhereRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: ({ context }) => {
    const { session } = context.auth.getState();
    throw redirect({ to: homeOf(session?.claims.role), replace: true });
  },
});

export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context }) => {
    const { session } = context.auth.getState();
    throw redirect({ to: homeOf(session?.claims.role), replace: true });
  },
});
