import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { AccountFrame } from '../../../features/account/AccountFrame.tsx';
import { CallbackPage } from '../../../features/calendar/CallbackPage.tsx';

/** /auth/google/callback */
export function GoogleCallback() {
  const router = useRouter();
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const goOn = useCallback(() => router.history.replace('/app/configuracoes?aba=google'), [router]);
  return (
    <AccountFrame>
      <CallbackPage query={query} onAlone={goOn} />
    </AccountFrame>
  );
}
