import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

const tokenOf = ({ token }: Record<string, unknown>): { token?: string } =>
  typeof token === 'string' && token !== '' ? { token } : {};

const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-email',
  validateSearch: tokenOf,
  component: lazyRouteComponent(() => import('../auth/VerifyEmailScreen.tsx'), 'VerifyEmailScreen'),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: tokenOf,
  component: lazyRouteComponent(
    () => import('../auth/ResetPasswordScreen.tsx'),
    'ResetPasswordScreen',
  ),
});

const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-email',
  validateSearch: tokenOf,
  component: lazyRouteComponent(
    () => import('../auth/ConfirmEmailScreen.tsx'),
    'ConfirmEmailScreen',
  ),
});

const undoEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/undo-email',
  validateSearch: tokenOf,
  component: lazyRouteComponent(() => import('../auth/UndoEmailScreen.tsx'), 'UndoEmailScreen'),
});

const inviteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invite/$token',
  component: lazyRouteComponent(() => import('../auth/InviteScreen.tsx'), 'InviteScreen'),
});

/** The screens that a mail's link opens, whoever is signed in. */
export const linkRoutes = [
  verifyEmailRoute,
  resetPasswordRoute,
  confirmEmailRoute,
  undoEmailRoute,
  inviteRoute,
] as const;
