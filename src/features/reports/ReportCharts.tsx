import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useMemo } from 'react';
import { useSame } from '../../client/live/useSame.ts';
import type { FinanceReport } from '../../data/queries/money/results.ts';
import { paymentMethodLabels } from '../../domain/payments/labels.ts';
import { formatMoney, formatRoundMoney } from '../../pieces/money/format.ts';
import { ChartFrame } from '../../ui/figures/ChartFrame.tsx';
import type { Asked } from './useReport.ts';
import { monthWords, percentWords, STATUSES } from './words.ts';

/** Without a range the months are the last twelve, as the report's cards are of all time. */
export const monthsTitle = (args: Asked['args']): string => {
  const { months = 'Receita por mês' } =
    STATUSES.find(({ status }) => status === args.status) ?? {};
  return args.range === null ? `${months} (últimos 12)` : months;
};

/** What came in each month, and by which method. */
export function ReportCharts({ report, args }: { report: FinanceReport; args: Asked['args'] }) {
  const months = useSame(report.months);
  const methods = useSame(report.methods);
  const bars = useMemo(
    () => months.map(({ month, revenue }) => ({ label: monthWords(month), value: revenue })),
    [months],
  );
  const shares = useMemo(
    () =>
      methods.map(({ method, totalAmount, percentage }) => ({
        label: `${paymentMethodLabels[method]} · ${percentWords(percentage)}`,
        value: totalAmount,
      })),
    [methods],
  );
  return (
    <Side>
      <ChartFrame
        title={monthsTitle(args)}
        shape="bars"
        measure="Valor"
        points={bars}
        format={formatMoney}
        brief={formatRoundMoney}
      />
      {methods.length === 0 ? (
        <NoMethods />
      ) : (
        <ChartFrame
          title="Formas de pagamento"
          shape="shares"
          measure="Valor"
          points={shares}
          format={formatMoney}
        />
      )}
    </Side>
  );
}

const Side = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    gridTemplateColumns: 'minmax(0, 1fr)',
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '3fr 2fr' },
  })),
);

const NoMethods = memo(() => (
  <Paper component="section" variant="outlined" aria-labelledby="formas" sx={{ padding: 2 }}>
    <Typography id="formas" variant="h3" component="h2" sx={{ marginBottom: 1 }}>
      Formas de pagamento
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>Nenhum pagamento neste período.</Typography>
  </Paper>
));
