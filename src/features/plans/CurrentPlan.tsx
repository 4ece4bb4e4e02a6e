import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Subscription } from '../../domain/contract/plans.ts';
import { type Plan, UNLIMITED } from '../../domain/plans/plan.ts';
import { StatCards } from '../../ui/figures/StatCards.tsx';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';
import { NEEDS_NETWORK } from './texts.ts';

const NO_PLAN = 'Nenhum plano escolhido';

/** The practice's plan. Without a network: what this device knows of it, and that it is only that. */
export function CurrentPlan(props: {
  readonly plan: Plan | undefined;
  readonly subscription: Subscription | undefined | null;
  readonly onRetry: () => void;
}) {
  const { plan, subscription, onRetry } = props;
  const name = subscription?.plan?.name ?? plan?.name ?? NO_PLAN;
  if (!subscription)
    return (
      <Stack sx={{ gap: 2, marginBottom: 3 }}>
        <StatCards stats={[{ label: 'Plano atual', value: name, wide: true }]} />
        <Alert severity="info" action={<Button onClick={onRetry}>Tentar novamente</Button>}>
          {NEEDS_NETWORK} O plano que aparece aqui é o que este aparelho conhece.
        </Alert>
      </Stack>
    );
  const state = subscription.isActive ? (
    <StatusBadge tone="success">Ativa</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">Inativa</StatusBadge>
  );
  return (
    <div style={{ marginBottom: 24 }}>
      <StatCards
        phone={2}
        stats={[
          { label: 'Plano atual', value: name, wide: true },
          { label: 'Assinatura', value: state },
          { label: 'Uso de IA neste mês', ...usage(subscription) },
        ]}
      />
    </div>
  );
}

/** Unlimited only where it is so. */
const usage = ({ aiUsageCount, aiUsageLimit }: Subscription) =>
  aiUsageLimit === UNLIMITED
    ? { value: aiUsageCount, detail: 'ilimitado' }
    : { value: aiUsageCount, detail: `de ${aiUsageLimit.toLocaleString('pt-BR')}` };
