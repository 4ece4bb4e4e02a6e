import { useRouter } from '@tanstack/react-router';
import { UndoEmailPage } from '../../../features/account/UndoEmailPage.tsx';
import { useLinkToken } from '../../routes/linkToken.ts';

export function UndoEmailScreen() {
  const router = useRouter();
  const token = useLinkToken();
  return <UndoEmailPage token={token} onLogin={() => router.history.replace('/login')} />;
}
