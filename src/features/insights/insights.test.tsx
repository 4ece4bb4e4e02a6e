import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering, pageOnline } from '../../../test/harness/pageOnline.ts';
import {
  psych,
  sampleAppointment,
  sampleId,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/screen.tsx';
import { subscriptionCall } from '../../domain/contract/plans.ts';
import { InsightsPage } from './InsightsPage.tsx';

vi.setConfig({ testTimeout: 40_000 });
const LATER = { timeout: 12_000 };

afterEach(cleanup);

const DAY_MS = 86_400_000;
const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

/** Of patient 1, three notes on sleep, the last of which is brighter; of patient 2, one of last summer. */
const scores = [-0.6, -0.2, 0.6, 0.4];
const days = [20, 10, 2, 200];
const practice = {
  tenants: [sampleTenant],
  users: [sampleUser(), sampleUser(2, { role: 'administrator' })],
  patients: [samplePatient(1), samplePatient(2)],
  appointments: days.map((count, n) =>
    sampleAppointment(n + 1, {
      status: 'completed',
      startAt: ago(count),
      endAt: ago(count),
      patientId: sampleId(3, n === 3 ? 2 : 1),
    }),
  ),
  notes: days.map((count, n) =>
    sampleNote(n + 1, {
      plaintext: `Dormiu pouco na noite ${n + 1}. Falou do resto.`,
      patientId: sampleId(3, n === 3 ? 2 : 1),
      createdAt: ago(count),
      summary: '<p>Resumo.</p>',
      summaryStatus: 'summarized',
      sentimentScore: scores[n],
      intensity: 'média',
      emotions: [{ emotion: n === 2 ? 'alívio' : 'ansiedade', score: 0.7 }],
    }),
  ),
};

const PLAN = { currentPlanId: null, isActive: false, aiUsageCount: 3, plan: null };

async function openInsights({ path = '/app/ai', actor = psych, aiUsageLimit = -1 } = {}) {
  const server = await openPractice(practice);
  const here = connectDevice(server, actor);
  const online = pageOnline(answering(subscriptionCall, async () => ({ ...PLAN, aiUsageLimit })));
  return { here, ...renderScreen(here.client, <InsightsPage />, { path, online }) };
}

const figure = (label: string) => screen.getByText(label).parentElement?.textContent ?? '';
const table = (title: string) =>
  within(screen.getByRole('region', { name: title })).getAllByRole('row');

describe('the insights of a psychologist', () => {
  it('are of the last thirty days: mean, class, trend, intensity, and the days over time', async () => {
    await openInsights();
    await screen.findByText('Notas analisadas', {}, LATER);
    expect(figure('Notas analisadas')).toContain('3de 3 notas no período');
    expect(figure('Sentimento médio')).toMatch(/[−-]0,07negativo/);
    expect(figure('Tendência')).toContain('Em alta');
    expect(figure('Intensidade mais comum')).toContain('média0 alta · 3 média · 0 baixa');
    const days = table('Sentimento ao longo do tempo').slice(1);
    expect(days).toHaveLength(30);
    expect(days.filter((day) => !day.textContent?.endsWith('—'))).toHaveLength(3);
    expect(table('Notas por classe').map(({ textContent }) => textContent)).toEqual([
      'ItemNotas',
      'Positivas1 nota',
      'Neutras0 notas',
      'Negativas2 notas',
    ]);
  });

  it('show their numbers beside the chart to whoever asks', async () => {
    const { user } = await openInsights();
    const button = await screen.findByRole(
      'button',
      { name: 'Ver os números: Notas por classe' },
      LATER,
    );
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(button.textContent).toBe('Ocultar números');
  });

  it('are kept in the address: a year, and one patient with the patterns', async () => {
    const patient = sampleId(3, 1);
    await openInsights({ path: `/app/ai?periodo=ano&paciente=${patient}` });
    await screen.findByText('em 3 de 3 sessões · estável', {}, LATER);
    expect(screen.getByText('sono')).toBeDefined();
    expect(screen.getByText('Dormiu pouco na noite 3.')).toBeDefined();
    expect(figure('Notas analisadas')).toContain('3de 3 notas');
    const notes = screen.getByRole('link', { name: 'Ver Notas' });
    expect(notes.getAttribute('href')).toBe(`/app/notas/${patient}`);
  });

  it('of too few sessions find no pattern, and of an empty month lead to a year', async () => {
    const { user, router } = await openInsights({ path: `/app/ai?paciente=${sampleId(3, 2)}` });
    await screen.findByText('Necessário pelo menos 3 sessões', {}, LATER);
    await user.click(await screen.findByRole('button', { name: 'Ver os últimos 12 meses' }, LATER));
    await screen.findByText('Notas analisadas', {}, LATER);
    expect(router.state.location.search).toMatchObject({ periodo: 'ano' });
  });

  it('say that they are of now, and that the AI is active, only while it is so', async () => {
    const { here, user } = await openInsights();
    await screen.findByText('IA Ativa', {}, LATER);
    await screen.findByText('Atualizado agora', {}, LATER);
    here.cut();
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    await waitFor(() => expect(screen.queryByText('Atualizado agora')).toBeNull(), LATER);
    expect(screen.queryByText('IA Ativa')).toBeNull();
    expect(screen.getByText(/^Atualizado em \d\d\/\d\d/)).toBeDefined();
    expect(figure('Notas analisadas')).toContain('3');
  });

  it('say when the month’s AI is used up', async () => {
    await openInsights({ aiUsageLimit: 3 });
    await screen.findByText('Cota de IA esgotada neste mês', {}, LATER);
    expect(screen.queryByText('IA Ativa')).toBeNull();
  });

  it('are not for administrators, who are told so kindly', async () => {
    await openInsights({ actor: { ...psych, userId: sampleId(2, 2), role: 'administrator' } });
    await screen.findByText(/As análises são feitas das notas clínicas/, {}, LATER);
    expect(screen.queryByText('Notas analisadas')).toBeNull();
  });
});

it('what this device cannot read is told, and read again when asked to', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const server = await openPractice(practice);
  const { client, device } = connectDevice(server, psych);
  const subscribe = device.subscribe.bind(device);
  const broken = vi
    .spyOn(device, 'subscribe')
    .mockImplementation((name, args, onResult) =>
      name === 'notes.insights'
        ? Promise.reject(new Error('no disk'))
        : subscribe(name, args, onResult),
    );
  const online = pageOnline(
    answering(subscriptionCall, async () => ({ ...PLAN, aiUsageLimit: -1 })),
  );
  const { user } = renderScreen(client, <InsightsPage />, { path: '/app/ai', online });
  expect(await screen.findByText('Erro ao carregar análise', {}, LATER)).toBeDefined();
  broken.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Notas analisadas', {}, LATER)).toBeDefined();
});
