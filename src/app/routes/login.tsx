import { createRoute, redirect } from '@tanstack/react-router';
import { arriving } from '../../ui/arriving.tsx';
import { LoginScreen } from '../auth/screens/LoginScreen.tsx';
import { homeOf, returnPath } from '../auth/redirect.ts';
import { rootRoute } from './root.tsx';

declare module '@tanstack/react-router' {
  /** What goes from one of these screens to the other and must not stand in an address. */
  interface HistoryState {
    email?: string;
    /** An account was made, and could not be signed in at once. */
    isAccountMade?: true;
    /** Nothing stands at the address that was asked for. */
    lost?: true;
    /** What stands there is not for this person. */
    restricted?: true;
  }
}

/** What is left out stays as it stands in the address: a path that is not ours has to be replaced by none. */
const returnSearch = (search: Record<string, unknown>): { redirect?: string | undefined } => ({
  redirect: returnPath(search['redirect']) ?? undefined,
});

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: returnSearch,
  beforeLoad: ({ context, cause }) => {
    const { session } = context.auth.getState();
    // Right after signing in the screen stays for its message and moves on by itself.
    if (session && cause === 'enter') throw redirect({ to: homeOf(session.claims.role) });
  },
  // With the first script: its parts are every screen's, and another request would only delay the sign-in.
  component: LoginScreen,
});

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  validateSearch: returnSearch,
  component: arriving(() =>
    import('../auth/screens/ForgotPasswordScreen.tsx').then((m) => m.ForgotPasswordScreen),
  ),
});
