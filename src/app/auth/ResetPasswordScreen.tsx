import { getRouteApi, useRouter } from '@tanstack/react-router';
import { ResetPasswordPage } from '../../features/account/ResetPasswordPage.tsx';

const route = getRouteApi('/reset-password');

export function ResetPasswordScreen() {
  const router = useRouter();
  const { token = null } = route.useSearch();
  return <ResetPasswordPage token={token} onLogin={() => router.history.replace('/login')} />;
}
