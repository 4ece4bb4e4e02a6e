import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useOnlineAction } from '../../client/online/useOnlineAction.ts';
import { selectPlanCall } from '../../domain/contract/plans.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { PlanCard, PlanGrid } from './PlanCard.tsx';
import { ACTIVATED, choiceFailure, NEEDS_NETWORK, NOT_ACTIVATED, NOT_YOURS } from './texts.ts';
import { useOwnPlan, usePlans } from './usePlans.ts';

/** From the message of success to the first screen. */
const MOVES_ON_MS = 1500;

export interface PlansPageProps {
  /** A plan is chosen, and the message was read. */
  readonly onChosen: () => void;
}

/** /app/plans: the first choice of a plan. */
export function PlansPage({ onChosen }: PlansPageProps) {
  const { plans, isCut, retry } = usePlans();
  const { planId, mayChoose } = useOwnPlan();
  const { choose, choosing, failure, isChosen } = useChoice(onChosen);
  if (!plans) return <Waiting>Carregando planos…</Waiting>;
  return (
    <>
      <PageHeader
        title="Escolha seu plano"
        subtitle="Você pode mudar quando quiser, em Assinatura."
      />
      {!mayChoose && <Notice>{NOT_YOURS}</Notice>}
      {mayChoose && isCut && <Notice onRetry={retry}>{NEEDS_NETWORK}</Notice>}
      {failure && (
        <Alert severity="error" sx={{ marginBottom: 2 }}>
          <AlertTitle>{NOT_ACTIVATED}</AlertTitle>
          {failure} Tente novamente em alguns instantes.
        </Alert>
      )}
      {isChosen && (
        <Alert severity="success" sx={{ marginBottom: 2 }}>
          {ACTIVATED}
        </Alert>
      )}
      <PlanGrid>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isCurrent={plan.id === planId}
            action={
              plan.isAvailable && (
                <Button
                  variant="contained"
                  aria-label={`Escolher ${plan.name}`}
                  loading={choosing === plan.id}
                  disabled={!mayChoose || isCut || isChosen}
                  onClick={() => void choose(plan.id)}
                >
                  Escolher plano
                </Button>
              )
            }
          />
        ))}
      </PlanGrid>
    </>
  );
}

function useChoice(onChosen: () => void) {
  const { run, failure } = useOnlineAction(selectPlanCall, choiceFailure);
  const [choosing, setChoosing] = useState<string | null>(null);
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    if (!isChosen) return undefined;
    const timer = setTimeout(onChosen, MOVES_ON_MS);
    return () => clearTimeout(timer);
  }, [isChosen, onChosen]);
  const choose = async (planId: string) => {
    setChoosing(planId);
    const answer = await run({ body: { planId } });
    setChoosing(null);
    if (answer) setChosen(true);
  };
  return { choose, choosing, failure, isChosen };
}

const Notice = (props: { readonly children: string; readonly onRetry?: () => void }) => (
  <Alert
    severity="info"
    sx={{ marginBottom: 2 }}
    action={props.onRetry && <Button onClick={props.onRetry}>Tentar novamente</Button>}
  >
    {props.children}
  </Alert>
);
