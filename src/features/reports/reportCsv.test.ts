import { describe, expect, it } from 'vitest';
import type { FinanceReport } from '../../data/queries/money/results.ts';
import { sampleId } from '../../../test/harness/practice/samples.ts';
import { reportCsv } from './reportCsv.ts';
import type { Asked } from './useReport.ts';

const ZONE = 'America/Sao_Paulo';
const asked: Asked = {
  dates: { startDate: '2026-10-01', endDate: '2026-11-22' },
  refusal: null,
  args: { range: { from: 'a', to: 'b' }, now: 'b' },
};
const entry = {
  id: sampleId(6, 1),
  kind: 'payment',
  patientId: sampleId(3, 1),
  psychologistId: sampleId(2, 1),
  method: 'pix',
  status: 'paid',
  cents: 123_450,
  revenueCents: 123_450,
  paidOn: null,
  createdAt: '2026-11-01T02:30:00.000Z',
} as const;
const row = {
  entry,
  key: 'paid',
  patientName: '-Ana; "B"',
  sold: null,
  appointmentId: sampleId(4, 1),
  startAt: null,
  mark: 'saved',
} as const;
const refund = {
  status: 'refunded',
  cents: 5000,
  revenueCents: -5000,
  paidOn: '2026-11-20',
} as const;
const rows = [
  { ...row, entry: { ...entry, ...refund } },
  { ...row, sold: 8, appointmentId: null },
  row,
];
const report: FinanceReport = {
  summary: {
    totalRevenue: 1234.5,
    totalSessions: 2,
    totalPaid: 1234.5,
    paidSessions: 1,
    pendingSessions: 1,
    averageSessionValue: 1234.5,
  },
  payments: {} as FinanceReport['payments'],
  months: [
    { month: '2026-10', revenue: 1234.5 },
    { month: '2026-11', revenue: 0 },
  ],
  methods: [{ method: 'pix', totalAmount: 1234.5, percentage: 100 }],
  patients: [
    {
      patientId: sampleId(3, 1),
      patientName: '=HYPERLINK("http://x";"Ana")',
      totalSessions: 2,
      totalPaid: 1234.5,
      averageValue: 1234.5,
      lastPayment: entry.createdAt,
    },
  ],
  recent: rows,
};

describe('a report for a spreadsheet', () => {
  const csv = reportCsv(report, report.recent, asked, ZONE);
  const lines = csv.slice(1).split('\r\n');

  it('is what Excel in Brazil opens: a mark of its letters, semicolons, decimal commas', () => {
    expect(csv.startsWith('\uFEFFRelatórios financeiros\r\n')).toBe(true);
    expect(lines).toContain('Período;01/10/2026 a 22/11/2026');
    expect(lines).toContain('Receita total (recebida no período);1234,50');
    expect(lines).toContain('Sessões pendentes (do período, com valor a receber);1');
    expect(lines).toContain('out/26;1234,50');
    expect(lines).toContain('Pix;1234,50;100,00');
  });

  it('has no cell that a program takes for a formula, and keeps quotes and semicolons in theirs', () => {
    expect(lines).toContain(`"'=HYPERLINK(""http://x"";""Ana"")";2;1234,50;1234,50;31/10/2026`);
    expect(lines).toContain(`31/10/2026;"'-Ana; ""B""";;Pix;Pago;1234,50`);
    expect(csv.replaceAll('-50,00', '')).not.toMatch(/(^|;|\n)"?[=+@-]/);
  });

  it('names a package, and what went back as less', () => {
    expect(lines).toContain(`31/10/2026;"'-Ana; ""B""";Pacote de 8;Pix;Pago;1234,50`);
    expect(lines).toContain(`20/11/2026;"'-Ana; ""B""";;Pix;Devolução;-50,00`);
  });

  it('has the chapters of the screen in its order', () => {
    const titles = lines.filter((_, place) => lines[place - 1] === '');
    expect(titles).toEqual([
      'Resumo',
      'Receita por mês',
      'Formas de pagamento',
      'Principais pacientes',
      'Pagamentos',
    ]);
  });
});
