import { useRouter } from '@tanstack/react-router';
import { ResetPasswordPage } from '../../../features/account/signIn/ResetPasswordPage.tsx';
import { useLinkToken } from '../../routes/linkToken.ts';

export function ResetPasswordScreen() {
  const router = useRouter();
  const token = useLinkToken();
  return <ResetPasswordPage token={token} onLogin={() => router.history.replace('/login')} />;
}
