import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useOnline } from '../../client/online/useOnline.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import { availablePlansCall } from '../../domain/contract/plans.ts';
import { defaultPlans } from '../../domain/plans/defaults.ts';
import type { Plan } from '../../domain/plans/plan.ts';

export interface Offer {
  /** Nothing while the server is asked for the first time. */
  readonly plans: readonly Plan[] | undefined;
  /** The server was not reached. */
  readonly isCut: boolean;
  readonly retry: () => void;
}

/** What the server offers; where nothing arrives, what it begins with. */
export function usePlans(): Offer {
  const { answer, failure, loading, retry } = useOnline(availablePlansCall, {});
  const isOpen = answer === undefined && loading;
  const plans = answer && answer.length > 0 ? answer : defaultPlans;
  return { plans: isOpen ? undefined : plans, isCut: failure?.status === 0, retry };
}

/** What this device knows of the practice's plan, and whether the person may choose another. */
export function useOwnPlan(): { readonly planId: string | null; readonly mayChoose: boolean } {
  const { role } = useActor();
  const practice = recordOf(useLive('practice', {})?.tenant);
  const isClinics = practice?.kind === 'clinic' && role !== 'administrator';
  return { planId: practice?.planId ?? null, mayChoose: !isClinics };
}
