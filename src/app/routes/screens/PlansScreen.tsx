import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PlansPage } from '../../../features/plans/PlansPage.tsx';
import { useApp } from '../../context.ts';

/** /app/plans */
export function PlansScreen() {
  const router = useRouter();
  const { auth } = useApp();
  const moveOn = useCallback(() => {
    auth.rememberPlan();
    void router.navigate({ to: '/app/dashboard', replace: true });
  }, [auth, router]);
  return <PlansPage onChosen={moveOn} />;
}
