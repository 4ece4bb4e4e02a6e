import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  sampleAppointment,
  sampleId,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import { findWhatIsSeen } from '../../../test/harness/page/seen.ts';
import type { Payment, PaymentStatus } from '../../domain/payments/payment.ts';
import { ReportsPage } from './ReportsPage.tsx';
import { PERIODS } from './words.ts';

vi.setConfig({ testTimeout: 40_000 });
findWhatIsSeen();
const LATER = { timeout: 12_000 };
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const DAY_MS = 86_400_000;
const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

const STATUSES: readonly PaymentStatus[] = ['paid', 'paid', 'refunded', 'pending'];
const DAYS = [2, 3, 4, 400];
const amounts = [100.1, 200.2, 90, 50];

/** Of Ana two paid sessions and one whose money went back, of Bruno one of another psychologist, long ago. */
const practice = {
  tenants: [sampleTenant],
  users: [
    sampleUser(1, { name: 'Helena' }),
    sampleUser(2, { name: 'Marcos' }),
    sampleUser(3, { role: 'administrator' }),
  ],
  patients: [samplePatient(1, { name: 'Ana' }), samplePatient(2, { name: 'Bruno' })],
  appointments: DAYS.map((days, n) =>
    sampleAppointment(n + 1, {
      status: 'completed',
      startAt: ago(days),
      endAt: ago(days),
      patientId: sampleId(3, n === 3 ? 2 : 1),
      psychologistId: sampleId(2, n === 3 ? 2 : 1),
    }),
  ),
  payments: STATUSES.map((status, n): Payment => ({
    id: sampleId(6, n + 1),
    appointmentId: sampleId(4, n + 1),
    patientId: sampleId(3, n === 3 ? 2 : 1),
    psychologistId: sampleId(2, n === 3 ? 2 : 1),
    amount: amounts[n] ?? 0,
    paymentMethod: n === 0 ? 'cash' : 'pix',
    status,
    notes: null,
    createdAt: ago(DAYS[n] ?? 0),
  })),
};
const administrator = { ...psych, userId: sampleId(2, 3), role: 'administrator' } as const;

async function openReports({
  path = '/',
  seed = practice,
  actor = administrator as typeof psych,
} = {}) {
  const here = connectDevice(await openPractice(seed), actor);
  return { here, ...renderScreen(here.client, <ReportsPage />, { path }) };
}

const spaced = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const figure = (label: string) =>
  spaced(screen.getByText(label, { selector: 'dt' }).parentElement?.textContent);
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => spaced(textContent));
const numbers = (title: RegExp) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('row')
    .map(({ textContent }) => spaced(textContent));
const choose = async (
  user: Awaited<ReturnType<typeof openReports>>['user'],
  label: string,
  name: string,
) => {
  await user.selectOptions(screen.getByRole('combobox', { name: label }), name);
};

describe('the financial reports', () => {
  it('are of all time: six figures to the centavo, months, methods, patients, and the last payments', async () => {
    await openReports();
    await screen.findByText('Receita total', {}, LATER);
    expect(figure('Receita total')).toContain('R$ 300,30');
    expect(figure('Total de sessões')).toContain('4');
    expect(figure('Total pago')).toContain('R$ 300,30');
    expect(figure('Sessões pagas')).toContain('2');
    // What was given back is asked for no more.
    expect(figure('Sessões pendentes')).toContain('1');
    expect(figure('Valor médio por sessão')).toContain('R$ 150,15');
    expect(numbers(/Receita por mês/)).toHaveLength(13);
    expect(numbers(/Formas de pagamento/)).toEqual([
      'ItemValor',
      'Pix · 66,67%R$ 200,20',
      'Dinheiro · 33,33%R$ 100,10',
    ]);
    expect(rows('Principais pacientes')[0]).toMatch(/^Ana3 sessõesR\$ 300,30R\$ 150,15/);
    expect(rows('Pagamentos recentes')).toHaveLength(4);
  });

  it('let the status touch charts and last payments alone, say so, and are saved as a file that names nobody', async () => {
    const links: string[] = [];
    URL.createObjectURL = () => 'blob:x';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      links.push(this.download);
    });
    const { user } = await openReports({ path: '/?status=reembolsado' });
    await screen.findByText('Reembolsado por mês (últimos 12)', {}, LATER);
    screen.getByText(/Os totais e os principais pacientes continuam os mesmos/);
    expect(rows('Pagamentos recentes')).toHaveLength(1);
    expect(figure('Receita total')).toContain('R$ 300,30');
    await user.click(screen.getByText('Exportar'));
    await user.click(await screen.findByText('Planilha (CSV)'));
    await waitFor(() => expect(links).toHaveLength(1), LATER);
    expect(links[0]).toMatch(/^relatorio-financeiro-\d{4}-\d\d-\d\d\.csv$/);
    await user.click(screen.getByText('Limpar filtros'));
    await waitFor(() => expect(rows('Pagamentos recentes')).toHaveLength(4));
  });

  it('are of a quick period, and of one psychologist of a clinic', async () => {
    const { user, router } = await openReports({ path: `/?psicologo=${sampleId(2, 2)}` });
    await screen.findByText('Receita total', {}, LATER);
    expect(figure('Total de sessões')).toContain('1');
    await choose(user, 'Período', 'Últimos 7 dias');
    await screen.findByText('Nenhuma sessão realizada e nenhum pagamento neste período.');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ periodo: '7dias' }));
  });

  it('of the other quick periods are drawn out of sight, and turned to as they are', async () => {
    vi.stubGlobal('requestIdleCallback', (work: () => void) => Number(setTimeout(work, 0)));
    const { user } = await openReports();
    await screen.findByText('Receita total', {}, LATER);
    const away = () => [...document.querySelectorAll('.away')];
    await waitFor(() => expect(away()).toHaveLength(PERIODS.length - 1), LATER);
    // Of the last seven days only what is of them: 300,30 came, for two sessions of three.
    const week = away().find((one) => one.textContent?.includes('3 sessões'));
    await choose(user, 'Período', 'Últimos 7 dias');
    expect(week?.className).toBe('');
    expect(week?.contains(screen.getByText('Receita total'))).toBe(true);
    expect(figure('Total de sessões')).toContain('3');
    expect(away()).toHaveLength(PERIODS.length - 1);
  });

  it.each([
    [
      '/?de=2026-01-01',
      'Preencha ambos os campos de data ou deixe ambos vazios para ver todos os dados.',
    ],
    ['/?de=2026-02-01&ate=2026-01-01', 'A data de início não pode ser maior que a data de fim.'],
  ])('refuse the days of %s', async (path, refusal) => {
    await openReports({ path });
    await screen.findByText(refusal, {}, LATER);
    expect(screen.queryByText('Receita total')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Exportar' }).disabled).toBe(true);
  });

  it('say what fills them where there is nothing yet', async () => {
    await openReports({ seed: { ...practice, appointments: [], payments: [] } });
    const told = screen.findByText('Ainda não há sessões realizadas nem pagamentos.', {}, LATER);
    expect(await told).toBeDefined();
  });

  it('say in the document’s words that they could not be read, and read again', async () => {
    const here = connectDevice(await openPractice(practice), psych);
    vi.spyOn(console, 'error').mockReturnValue();
    const { live } = here.client;
    const read = live.read.bind(live);
    const broken = vi.spyOn(live, 'read').mockImplementation((name, args) => {
      if (name === 'finance.report') throw new Error('no disk');
      return read(name, args);
    });
    const { user } = renderScreen(here.client, <ReportsPage />, {});
    await screen.findByText('Erro ao carregar dados financeiros', {}, LATER);
    screen.getByText('Não foi possível carregar os relatórios. Tente novamente.');
    broken.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Receita total', {}, LATER)).toBeDefined();
  });
});
