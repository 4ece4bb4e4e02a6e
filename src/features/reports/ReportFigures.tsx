import type { FinancialSummary } from '../../domain/reports/summary.ts';
import { formatMoney } from '../../pieces/money/format.ts';
import { StatCards } from '../../ui/figures/StatCards.tsx';

/** What each figure is called and about, as on the screen so in what is exported. */
export const FIGURES = [
  { of: 'totalRevenue', label: 'Receita total', detail: 'recebida no período' },
  { of: 'totalSessions', label: 'Total de sessões', detail: 'concluídas ou com falta' },
  { of: 'totalPaid', label: 'Total pago', detail: 'pelas sessões do período' },
  { of: 'paidSessions', label: 'Sessões pagas', detail: 'do período' },
  { of: 'pendingSessions', label: 'Sessões pendentes', detail: 'do período, com valor a receber' },
  { of: 'averageSessionValue', label: 'Valor médio por sessão', detail: 'das sessões pagas' },
] as const satisfies readonly { of: keyof FinancialSummary; label: string; detail: string }[];

const COUNTS: readonly string[] = ['totalSessions', 'paidSessions', 'pendingSessions'];
export const isMoney = (figure: keyof FinancialSummary): boolean => !COUNTS.includes(figure);

export const ReportFigures = ({ summary }: { summary: FinancialSummary }) => (
  <StatCards
    phone={2}
    desktop={3}
    stats={FIGURES.map(({ of, label, detail }) => ({
      label,
      detail,
      value: isMoney(of) ? formatMoney(summary[of]) : summary[of],
    }))}
  />
);
