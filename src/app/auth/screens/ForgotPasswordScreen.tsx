import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../../../features/account/signIn/ForgotPasswordPage.tsx';

const route = getRouteApi('/forgot-password');

export function ForgotPasswordScreen() {
  const router = useRouter();
  const search = route.useSearch();
  return (
    <ForgotPasswordPage
      email={useLocation().state.email ?? ''}
      onLogin={(email) =>
        void router.navigate({ to: '/login', search, state: { email }, replace: true })
      }
    />
  );
}
