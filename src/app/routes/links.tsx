import { createRoute } from '@tanstack/react-router';
import { GOOGLE_CALLBACK } from '../../domain/contract/googleCallback.ts';
import { arriving } from '../../ui/arriving.tsx';
import { olderToken, takeToken } from './linkToken.ts';
import { rootRoute } from './root.tsx';

const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-email',
  validateSearch: olderToken,
  beforeLoad: ({ location: { hash }, search: { token: older } }) =>
    takeToken('/verify-email', { hash, older }),
  component: arriving(() =>
    import('../auth/screens/VerifyEmailScreen.tsx').then((m) => m.VerifyEmailScreen),
  ),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: olderToken,
  beforeLoad: ({ location: { hash }, search: { token: older } }) =>
    takeToken('/reset-password', { hash, older }),
  component: arriving(() =>
    import('../auth/screens/ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen),
  ),
});

const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-email',
  validateSearch: olderToken,
  beforeLoad: ({ location: { hash }, search: { token: older } }) =>
    takeToken('/confirm-email', { hash, older }),
  component: arriving(() =>
    import('../auth/screens/ConfirmEmailScreen.tsx').then((m) => m.ConfirmEmailScreen),
  ),
});

const undoEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/undo-email',
  validateSearch: olderToken,
  beforeLoad: ({ location: { hash }, search: { token: older } }) =>
    takeToken('/undo-email', { hash, older }),
  component: arriving(() =>
    import('../auth/screens/UndoEmailScreen.tsx').then((m) => m.UndoEmailScreen),
  ),
});

const objectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/nao-concordo',
  beforeLoad: ({ location }) => takeToken('/nao-concordo', location),
  component: arriving(() => import('../auth/screens/ObjectScreen.tsx').then((m) => m.ObjectScreen)),
});

const inviteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invite',
  beforeLoad: ({ location }) => takeToken('/invite', location),
  component: arriving(() => import('../auth/screens/InviteScreen.tsx').then((m) => m.InviteScreen)),
});

/** The path of older links. */
const olderInviteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invite/$token',
  beforeLoad: ({ location: { hash }, params: { token: older } }) =>
    takeToken('/invite', { hash, older }),
});

const stopRemindersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lembretes/parar',
  staticData: { title: 'Emails' },
  validateSearch: (search: Record<string, unknown>) => ({
    ...olderToken(search),
    ...(search['de'] === 'respostas' && { de: 'respostas' as const }),
  }),
  beforeLoad: ({ location: { hash }, search: { token: older, ...search } }) =>
    takeToken('/lembretes/parar', { hash, older, search }),
  component: arriving(() =>
    import('./screens/StopRemindersScreen.tsx').then((m) => m.StopRemindersScreen),
  ),
});

const joinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/convite-equipe',
  beforeLoad: ({ location }) => takeToken('/convite-equipe', location),
  component: arriving(() => import('../auth/screens/JoinScreen.tsx').then((m) => m.JoinScreen)),
});

/** The path of older links. */
const olderJoinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/convite-equipe/$token',
  beforeLoad: ({ location: { hash }, params: { token: older } }) =>
    takeToken('/convite-equipe', { hash, older }),
});

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/termos',
  staticData: { title: 'Termos de uso' },
  component: arriving(() =>
    import('../../features/account/legal/TermsPage.tsx').then((m) => m.TermsPage),
  ),
});

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacidade',
  staticData: { title: 'Aviso de privacidade' },
  component: arriving(() =>
    import('../../features/account/legal/PrivacyPage.tsx').then((m) => m.PrivacyPage),
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
  olderInviteRoute,
  stopRemindersRoute,
  joinRoute,
  olderJoinRoute,
  termsRoute,
  privacyRoute,
  checkRoute,
  googleRoute,
] as const;
