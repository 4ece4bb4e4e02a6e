import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import type { Role } from '../../domain/users/role.ts';
import { homeOf, returnPath } from '../auth/redirect.ts';
import type { AppContext } from '../context.ts';
import { ErrorScreen } from '../shell/ErrorScreen.tsx';
import { Root } from '../shell/Root.tsx';

export const rootRoute = createRootRouteWithContext<AppContext>()({
  component: Root,
  errorComponent: ErrorScreen,
});

const toLogin = (href: string) =>
  redirect({ to: '/login', search: { redirect: href }, replace: true });

/** Lets only the roles in that a side of the app is for, and opens their device's data. */
export function guard(context: AppContext, href: string, admits: (role: Role) => boolean) {
  const { session } = context.auth.getState();
  if (!session) throw toLogin(href);
  const { role } = session.claims;
  if (!admits(role)) {
    const state = role === 'patient' ? { restricted: true as const } : {};
    throw redirect({ to: homeOf(role), state, replace: true });
  }
  return { client: context.devices.clientFor(session), role };
}

/** Every path that leads nowhere: home, which says so. Who is not signed in is asked to, and the path is kept for after that. */
export const elsewhereRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: ({ context, location }) => {
    const { session } = context.auth.getState();
    if (!session && returnPath(location.href) !== null) throw toLogin(location.href);
    const state = session ? { lost: true as const } : {};
    throw redirect({ to: homeOf(session?.claims.role), state, replace: true });
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
