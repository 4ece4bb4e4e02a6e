import { createRoute } from '@tanstack/react-router';
import { GOOGLE_CALLBACK } from '../../domain/contract/googleCallback.ts';
import { arriving } from '../../ui/arriving.tsx';
import { rootRoute } from './root.tsx';

const tokenOf = ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
  token: typeof token === 'string' && token !== '' ? token : undefined,
});

const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-email',
  validateSearch: tokenOf,
  component: arriving(() =>
    import('../auth/VerifyEmailScreen.tsx').then((m) => m.VerifyEmailScreen),
  ),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: tokenOf,
  component: arriving(() =>
    import('../auth/ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen),
  ),
});

const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-email',
  validateSearch: tokenOf,
  component: arriving(() =>
    import('../auth/ConfirmEmailScreen.tsx').then((m) => m.ConfirmEmailScreen),
  ),
});

const undoEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/undo-email',
  validateSearch: tokenOf,
  component: arriving(() => import('../auth/UndoEmailScreen.tsx').then((m) => m.UndoEmailScreen)),
});

const objectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/nao-concordo',
  component: arriving(() => import('../auth/ObjectScreen.tsx').then((m) => m.ObjectScreen)),
});

const inviteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invite/$token',
  component: arriving(() => import('../auth/InviteScreen.tsx').then((m) => m.InviteScreen)),
});

const stopRemindersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lembretes/parar',
  staticData: { title: 'Emails' },
  validateSearch: (search: Record<string, unknown>) => ({
    ...tokenOf(search),
    ...(search['de'] === 'respostas' && { de: 'respostas' as const }),
  }),
  component: arriving(() =>
    import('./screens/StopRemindersScreen.tsx').then((m) => m.StopRemindersScreen),
  ),
});

const joinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/convite-equipe/$token',
  component: arriving(() => import('../auth/JoinScreen.tsx').then((m) => m.JoinScreen)),
});

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/termos',
  staticData: { title: 'Termos de uso' },
  component: arriving(() =>
    import('../../features/account/TermsPage.tsx').then((m) => m.TermsPage),
  ),
});

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacidade',
  staticData: { title: 'Aviso de privacidade' },
  component: arriving(() =>
    import('../../features/account/PrivacyPage.tsx').then((m) => m.PrivacyPage),
  ),
});

const checkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/conferir',
  staticData: { title: 'Conferir um comprovante' },
  component: arriving(() =>
    import('../../features/custody/CheckPage.tsx').then((m) => m.CheckPage),
  ),
});

const googleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: GOOGLE_CALLBACK,
  component: arriving(() => import('./screens/GoogleCallback.tsx').then((m) => m.GoogleCallback)),
});

/** The screens that a link opens from outside, whoever is signed in. */
export const linkRoutes = [
  verifyEmailRoute,
  resetPasswordRoute,
  confirmEmailRoute,
  undoEmailRoute,
  objectRoute,
  inviteRoute,
  stopRemindersRoute,
  joinRoute,
  termsRoute,
  privacyRoute,
  checkRoute,
  googleRoute,
] as const;
