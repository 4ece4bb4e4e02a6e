import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Plan } from '../../domain/plans/plan.ts';
import { formatMoney } from '../../pieces/money/format.ts';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';
import { SOON } from './texts.ts';

const PER = { month: 'por mês', year: 'por ano' } as const;

/** Side by side where there is room, all of one height. */
export const PlanGrid = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    aria-label="Planos"
    sx={{
      display: 'grid',
      gap: 2,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);

/** A plan: what it costs and holds, and below what can be done with it. */
export function PlanCard(props: {
  readonly plan: Plan;
  readonly isCurrent: boolean;
  readonly action: ReactNode;
}) {
  const { plan, isCurrent, action } = props;
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-label={plan.name}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        padding: 2.5,
        borderRadius: 2,
        ...(isCurrent && { borderColor: 'primary.main', borderWidth: 2 }),
      }}
    >
      <Badges plan={plan} isCurrent={isCurrent} />
      <Typography variant="h2">{plan.name}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{plan.description}</Typography>
      <Typography className="num" sx={{ marginBlock: 1.5 }}>
        <Price of={plan} />
      </Typography>
      <Box component="ul" sx={{ margin: 0, marginBottom: 2, paddingInlineStart: 2.5, flexGrow: 1 }}>
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Box>
      {action}
    </Paper>
  );
}

/** What is not on sale has no price yet: its nought would read as a gift. */
const Price = ({ of: { price, interval, isAvailable } }: { readonly of: Plan }) =>
  isAvailable ? (
    <>
      <strong style={{ fontSize: '1.5rem' }}>{formatMoney(price)}</strong> {PER[interval]}
    </>
  ) : (
    <>Preço a definir</>
  );

function Badges({ plan, isCurrent }: { readonly plan: Plan; readonly isCurrent: boolean }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, minHeight: 28, marginBottom: 1 }}>
      {isCurrent && <StatusBadge tone="success">Plano atual</StatusBadge>}
      {plan.isRecommended && <StatusBadge tone="primary">Recomendado</StatusBadge>}
      {plan.isPopular && <StatusBadge tone="info">Mais Popular</StatusBadge>}
      {!plan.isAvailable && <StatusBadge tone="neutral">{SOON}</StatusBadge>}
    </Stack>
  );
}
