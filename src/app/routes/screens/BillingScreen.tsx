import { BillingPage } from '../../../features/plans/BillingPage.tsx';
import { useApp } from '../../context.ts';

/** /app/billing */
export function BillingScreen() {
  const { auth } = useApp();
  return <BillingPage onChosen={() => auth.rememberPlan()} />;
}
