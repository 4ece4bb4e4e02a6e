import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import type { FinanceReport } from '../../data/queries/money/results.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { RecentPayments } from './RecentPayments.tsx';
import { ReportCharts } from './ReportCharts.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { TopPatients } from './TopPatients.tsx';
import type { Asked } from './useReport.ts';

const isEmpty = ({ summary, payments, patients }: FinanceReport): boolean =>
  summary.totalSessions === 0 && payments.totalPayments === 0 && patients.length === 0;

/** The figures, the charts, who brought most, and what was registered last. */
export function ReportView({ report, args }: { report: FinanceReport; args: Asked['args'] }) {
  if (isEmpty(report))
    return (
      <EmptyState
        title={
          args.range === null
            ? 'Ainda não há sessões realizadas nem pagamentos.'
            : 'Nenhuma sessão realizada e nenhum pagamento neste período.'
        }
        text="Os relatórios se fazem sozinhos das sessões concluídas e dos pagamentos registrados."
      />
    );
  return (
    <>
      <ReportFigures summary={report.summary} />
      <ReportCharts report={report} args={args} />
      <Section title="Principais pacientes">
        <TopPatients patients={report.patients} />
      </Section>
      <Section title="Pagamentos recentes">
        <RecentPayments payments={report.recent} />
      </Section>
    </>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Title>{title}</Title>
    {children}
  </section>
);

const Title = memo(({ children }: { readonly children: string }) => (
  <Typography variant="h2" sx={{ marginBottom: 1 }}>
    {children}
  </Typography>
));
