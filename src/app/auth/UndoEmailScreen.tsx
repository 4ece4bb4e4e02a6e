import { getRouteApi, useRouter } from '@tanstack/react-router';
import { UndoEmailPage } from '../../features/account/UndoEmailPage.tsx';

const route = getRouteApi('/undo-email');

export function UndoEmailScreen() {
  const router = useRouter();
  const { token = null } = route.useSearch();
  return <UndoEmailPage token={token} onLogin={() => router.history.replace('/login')} />;
}
