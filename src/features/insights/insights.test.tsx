import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering, pageOnline } from '../../../test/harness/page/pageOnline.ts';
import {
  psych,
  sampleAppointment,
  sampleId,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import { aiProviderCall } from '../../domain/contract/kit/server.ts';
import { subscriptionCall } from '../../domain/contract/plans.ts';
import { EMBEDDED_READER } from '../../domain/notes/readers.ts';
import { InsightsPage } from './InsightsPage.tsx';

vi.setConfig({ testTimeout: 40_000 });
const LATER = { timeout: 12_000 };

afterEach(cleanup);

const DAY_MS = 86_400_000;
const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

/** Of patient 1, three notes on sleep, the last of which is brighter; of patient 2, one of last summer. */
const scores = [-0.6, -0.2, 0.6, 0.4];
const WORDS = EMBEDDED_READER;
const MODEL = { kind: 'provider', name: 'Fala SA', version: 'modelo-1' } as const;
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
  notes: days.map((_, n) =>
    sampleNote(n + 1, {
      plaintext: `Dormiu pouco na noite ${n + 1}. Falou do resto.`,
      patientId: sampleId(3, n === 3 ? 2 : 1),
      // Typed today, whenever the session was.
      createdAt: ago(0),
      estimate: 'scored',
      reader: WORDS,
      summary: '<p>Resumo.</p>',
      summaryStatus: 'summarized',
      sentimentScore: scores[n],
      intensity: 'média',
      emotions: [{ emotion: n === 2 ? 'alívio' : 'ansiedade', score: 0.7 }],
    }),
  ),
};

const REFUSED = {
  kind: 'ai',
  day: '2026-01-02',
  givenAt: '2026-01-02T12:00:00.000Z',
  givenBy: sampleId(2, 1),
  revokedAt: '2026-02-02T12:00:00.000Z',
  revokedBy: sampleId(2, 1),
} as const;

const PLAN = { currentPlanId: null, isActive: false, aiUsageCount: 3, plan: null };

const PROVIDER = { notes: 'outside', recordings: 'none', name: 'Fala SA', country: null } as const;

async function openInsights({
  path = '/app/ai',
  actor = psych,
  aiUsageLimit = -1,
  notesBy = 'model' as 'model' | 'words',
  model = undefined as string | undefined,
  notes = practice.notes,
  patients = practice.patients,
} = {}) {
  localStorage.clear();
  const server = await openPractice({ ...practice, notes, patients });
  const here = connectDevice(server, actor);
  const online = pageOnline(
    answering(subscriptionCall, async () => ({ ...PLAN, aiUsageLimit })),
    answering(aiProviderCall, async () => ({ ...PROVIDER, notesBy, ...(model && { model }) })),
  );
  return { here, ...renderScreen(here.client, <InsightsPage />, { path, online }) };
}

const figure = (label: string) => screen.getByText(label).parentElement?.textContent ?? '';
const table = (title: string) =>
  within(screen.getByRole('region', { name: title })).getAllByRole('row');

describe('the insights of a psychologist', () => {
  it('are of the last thirty days: mean, class, trend, intensity, and the days over time', async () => {
    await openInsights();
    await screen.findByText('Notas com estimativa', {}, LATER);
    expect(figure('Notas com estimativa')).toContain('3de 3 notas no período');
    expect(figure('Sentimento médio')).toMatch(/[−-]0,07negativo/);
    expect(figure('Sentimento médio')).toContain('de 3 notas de 1 paciente');
    expect(figure('Tendência')).toContain('só por paciente');
    expect(figure('Intensidade mais comum')).toContain('média0 alta · 3 média · 0 baixa');
    const days = table('Sentimento ao longo do tempo').slice(1);
    expect(days).toHaveLength(30);
    expect(days.filter((day) => !day.textContent?.endsWith('—'))).toHaveLength(3);
    expect(table('Notas por classe, de 3 notas').map(({ textContent }) => textContent)).toEqual([
      'ItemNotas',
      'Positivas1 nota',
      'Negativas2 notas',
      'Neutras0 notas',
      'Mistas0 notas',
    ]);
  });

  it('show their numbers beside the chart to whoever asks', async () => {
    const { user } = await openInsights();
    const button = await screen.findByRole(
      'button',
      { name: 'Ver os números: Notas por classe, de 3 notas' },
      LATER,
    );
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(button.textContent).toBe('Ocultar números');
  });

  it('are kept in the address: a year, and one patient with the patterns', async () => {
    const patient = sampleId(3, 1);
    await openInsights({ path: `/app/ai?periodo=ano&paciente=${patient}` });
    await screen.findByText('em 3 de 3 sessões · sem mudança que se possa afirmar', {}, LATER);
    expect(screen.getByText('sono')).toBeDefined();
    expect(screen.getByText('Dormiu pouco na noite 3.')).toBeDefined();
    expect(figure('Notas com estimativa')).toContain('3de 3 notas');
    const notes = screen.getByRole('link', { name: 'Ver Notas' });
    expect(notes.getAttribute('href')).toBe(`/app/notas/${patient}`);
  });

  it('of too few sessions find no pattern, and of an empty month lead to a year', async () => {
    const { user, router } = await openInsights({ path: `/app/ai?paciente=${sampleId(3, 2)}` });
    await screen.findByText('Necessário pelo menos 3 sessões', {}, LATER);
    await user.click(await screen.findByRole('button', { name: 'Ver os últimos 12 meses' }, LATER));
    await screen.findByText('Notas com estimativa', {}, LATER);
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
    expect(figure('Notas com estimativa')).toContain('3');
  });

  it('say no direction of a few notes, and how often the reader is right', async () => {
    await openInsights({ path: `/app/ai?paciente=${sampleId(3, 1)}` });
    await screen.findByText('sem mudança que se possa afirmar', {}, LATER);
    expect(figure('Tendência')).not.toMatch(/alta|queda|stável/);
    const words = screen.getByText(/^Estimativas de um programa/).textContent;
    expect(words).toContain(
      `pelo servidor desta clínica (Leitor por palavras, versão ${WORDS.version})`,
    );
    expect(words).toContain('28/11/2026');
    expect(words).toContain('94 % de 104 notas');
  });

  it('say how many notes an earlier version read, and where to ask for another reading', async () => {
    const older = { ...WORDS, version: '1' };
    const notes = practice.notes.map((one, n) => (n < 2 ? { ...one, reader: older } : one));
    await openInsights({ notes });
    const words = await screen.findByText(/Estimativas de um programa/, {}, LATER);
    expect(words.textContent).toContain(
      '2 notas por uma versão anterior: ao ler cada uma, você pode pedir outra leitura.',
    );
  });

  it('leave out the notes of who took the consent back, and say how many and why', async () => {
    const patients = [
      samplePatient(1, { consents: [REFUSED] }),
      samplePatient(2, { consents: [{ ...REFUSED, revokedAt: null, revokedBy: null }] }),
    ];
    await openInsights({ path: '/app/ai?periodo=ano', patients });
    await screen.findByText('Notas com estimativa', {}, LATER);
    expect(figure('Notas com estimativa')).toContain(
      '1de 4 notas no período · 3 fora das contas: falta o consentimento do paciente para IA',
    );
    expect(figure('Sentimento médio')).toContain('+0,40');
    expect(screen.queryByText(/alívio/)).toBeNull();
  });

  it('do not mix readers, and draw a line for each', async () => {
    const notes = practice.notes.map((one, n) => (n === 2 ? { ...one, reader: MODEL } : one));
    await openInsights({ notes });
    await screen.findByText('Notas com estimativa', {}, LATER);
    expect(figure('Sentimento médio')).toContain('-0,40');
    expect(figure('Sentimento médio')).toContain('de 2 notas');
    const left =
      /Só leituras de Leitor por palavras.*; ficam de fora 1 nota de Fala SA \(modelo-1\)/;
    expect(screen.getAllByText(left)).toHaveLength(2);
    for (const name of ['Fala SA (modelo-1)', `Leitor por palavras, versão ${WORDS.version}`])
      expect(table(`Sentimento ao longo do tempo, lido por ${name}`).length).toBe(31);
  });

  it('count notes without an estimate as such', async () => {
    const none = { estimate: 'none', sentimentScore: null, intensity: null } as const;
    const notes = practice.notes.map((one, n) => (n === 1 ? { ...one, ...none } : one));
    await openInsights({ notes });
    await screen.findByText('Notas com estimativa', {}, LATER);
    expect(figure('Notas com estimativa')).toContain('2de 3 notas no período · 1 sem estimativa');
  });

  it('call the word list what it is', async () => {
    await openInsights({ notesBy: 'words' });
    await screen.findByText('Leitor por palavras', {}, LATER);
    expect(screen.queryByText('IA Ativa')).toBeNull();
  });

  it('name the operator’s own model, and say that nobody has measured it', async () => {
    const reader = { kind: 'model', name: 'Modelo da clínica', version: '2' } as const;
    const notes = practice.notes.map((one) => ({ ...one, reader }));
    await openInsights({ notes, model: 'Modelo da clínica', aiUsageLimit: 3 });
    await screen.findByText('Estimativas de Modelo da clínica, neste servidor', {}, LATER);
    await screen.findByText(/A exatidão de Modelo da clínica \(2\) não foi medida por nós\./);
    expect(document.body.textContent).not.toMatch(/IA Ativa|Cota de IA|acertou a classe/);
  });

  it('say when the month’s AI is used up', async () => {
    await openInsights({ aiUsageLimit: 3 });
    await screen.findByText('Cota de IA esgotada neste mês', {}, LATER);
    expect(screen.queryByText('IA Ativa')).toBeNull();
  });

  it('are not for administrators, who are told so kindly', async () => {
    await openInsights({ actor: { ...psych, userId: sampleId(2, 2), role: 'administrator' } });
    await screen.findByText(/As análises são feitas das notas clínicas/, {}, LATER);
    expect(screen.queryByText('Notas com estimativa')).toBeNull();
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
  expect(await screen.findByText('Notas com estimativa', {}, LATER)).toBeDefined();
});
