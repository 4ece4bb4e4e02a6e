import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useOnline } from '../../client/online/useOnline.ts';
import { useOnlineAction } from '../../client/online/useOnlineAction.ts';
import { type Subscription, subscribeCall, subscriptionCall } from '../../domain/contract/plans.ts';
import type { Plan } from '../../domain/plans/plan.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { useToast } from '../../ui/toasts/toasts.ts';
import { CurrentPlan } from './CurrentPlan.tsx';
import { PlanCard, PlanGrid } from './PlanCard.tsx';
import { ACTIVATED, choiceFailure, NOT_ACTIVATED, NOT_YOURS, SOON } from './texts.ts';
import { useOwnPlan, usePlans } from './usePlans.ts';

/** /app/billing: the practice's plan, what of it is used, and the others. */
export function BillingPage({ onChosen }: { readonly onChosen: () => void }) {
  const offer = usePlans();
  const subscription = useOnline(subscriptionCall, {});
  const { planId, mayChoose } = useOwnPlan();
  const { subscribe, taken, choosing, failure } = useSubscribe(onChosen);
  const retry = () => {
    offer.retry();
    subscription.retry();
  };
  const { failure: missing } = subscription;
  if (missing && missing.status !== 0 && !subscription.answer)
    return <ErrorState title="Erro ao carregar billing" text={missing.message} onAction={retry} />;
  if (!offer.plans || (!subscription.answer && subscription.loading))
    return <Waiting>Carregando assinatura…</Waiting>;
  const current = taken ?? subscription.answer;
  const currentId = current ? current.currentPlanId : planId;
  const isBlocked = !mayChoose || offer.isCut || missing?.status === 0;
  return (
    <>
      <PageHeader title="Gerenciar Assinatura" />
      <CurrentPlan
        plan={offer.plans.find(({ id }) => id === currentId)}
        subscription={current}
        onRetry={retry}
      />
      <Upgrade plans={offer.plans} currentId={currentId} isBlocked={isBlocked} onTake={subscribe} />
      {!mayChoose && (
        <Alert severity="info" sx={{ marginBottom: 2 }}>
          {NOT_YOURS}
        </Alert>
      )}
      {failure && (
        <Alert severity="error" sx={{ marginBottom: 2 }}>
          {NOT_ACTIVATED}: {failure}
        </Alert>
      )}
      <Offers
        plans={offer.plans}
        currentId={currentId}
        choosing={choosing}
        isBlocked={isBlocked}
        onTake={subscribe}
      />
    </>
  );
}

const wordsOf = ({ price }: Plan): string => (price === 0 ? 'Plano Gratuito' : 'Assinar Plano');

interface Choices {
  readonly plans: readonly Plan[];
  readonly currentId: string | null;
  readonly isBlocked: boolean;
  readonly onTake: (planId: string) => Promise<void>;
}

const Offers = (props: Choices & { readonly choosing: string | null }) => (
  <>
    <Typography variant="h2" sx={{ marginBottom: 1.5 }}>
      Planos
    </Typography>
    <PlanGrid>
      {props.plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          isCurrent={plan.id === props.currentId}
          action={
            plan.id !== props.currentId && (
              <Button
                variant={plan.isAvailable ? 'contained' : 'outlined'}
                loading={props.choosing === plan.id}
                disabled={!plan.isAvailable || props.isBlocked}
                onClick={() => void props.onTake(plan.id)}
              >
                {plan.isAvailable ? wordsOf(plan) : SOON}
              </Button>
            )
          }
        />
      ))}
    </PlanGrid>
  </>
);

/** The way to more than the basic plan, as long as there is one. */
function Upgrade(props: Choices) {
  const pro = props.plans.find(({ type }) => type === 'pro');
  const current = props.plans.find(({ id }) => id === props.currentId);
  if (!pro || (current && current.type !== 'basic')) return null;
  return (
    <Button
      variant="outlined"
      disabled={!pro.isAvailable || props.isBlocked}
      onClick={() => void props.onTake(pro.id)}
      sx={{ marginBottom: 3 }}
    >
      Fazer upgrade para o {pro.name}
      {pro.isAvailable ? '' : ` · ${SOON}`}
    </Button>
  );
}

function useSubscribe(onChosen: () => void) {
  const toast = useToast();
  const { run, failure } = useOnlineAction(subscribeCall, choiceFailure);
  const [choosing, setChoosing] = useState<string | null>(null);
  const [taken, setTaken] = useState<Subscription | null>(null);
  const subscribe = async (planId: string) => {
    setChoosing(planId);
    const answer = await run({ body: { planId } });
    setChoosing(null);
    if (!answer) return;
    setTaken(answer);
    onChosen();
    toast({ message: ACTIVATED });
  };
  return { subscribe, taken, choosing, failure };
}
