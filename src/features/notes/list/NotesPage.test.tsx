import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  sampleAppointment,
  sampleHandover,
  sampleId,
  sampleNote,
  sampleOutdatedSummary,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import type { Note } from '../../../domain/notes/note.ts';
import { NotesPage } from './NotesPage.tsx';
import { PatientNotes } from './PatientNotes.tsx';

vi.setConfig({ testTimeout: 40_000 });
const LATER = { timeout: 12_000 };

afterEach(cleanup);

const LONG = `Falou da ansiedade no trabalho. ${'Contou a semana com calma. '.repeat(12)}Fim.`;
const session = (n: number) =>
  sampleAppointment(n, { status: 'completed', patientId: sampleId(3, n === 3 ? 1 : n) });
const note = (n: number, changes: Partial<Note> = {}) =>
  sampleNote(n, {
    patientId: sampleId(3, n === 3 ? 1 : n),
    createdAt: `2026-03-0${n}T12:00:00.000Z`,
    ...changes,
  });
const practice = {
  tenants: [sampleTenant],
  users: [sampleUser(), sampleUser(2, { role: 'administrator' })],
  patients: [samplePatient(1), samplePatient(2)],
  appointments: [1, 2, 3].map(session),
  notes: [
    note(1, { plaintext: LONG, summaryStatus: 'failed' }),
    note(2, {
      plaintext: LONG.replace('ansiedade', 'tristeza'),
      summary: '<p>Resumo <strong>curto</strong><img src="x" onerror="alert(1)">.</p>',
      summaryStatus: 'summarized',
      sentimentScore: -0.4,
      emotions: [
        { emotion: 'tristeza', score: 0.7 },
        { emotion: 'culpa', score: 0.3 },
        { emotion: 'medo', score: 0.1 },
      ],
    }),
    note(3, { plaintext: 'Dormiu melhor.', summaryStatus: 'quota' }),
  ],
};

async function openPage(page = <NotesPage />, actor = psych, seed = practice) {
  const server = await openPractice(seed);
  const here = connectDevice(server, actor);
  const screenParts = renderScreen(here.client, page, { width: 1280 });
  return { here, ...screenParts };
}

const entries = () => within(screen.getByRole('list', { name: 'Notas' })).getAllByRole('article');
const searchField = () => screen.findByRole('searchbox', { name: 'Buscar nas notas...' }, LATER);

describe('the notes of a psychologist', () => {
  it('are listed newest first, with figures over all of them', async () => {
    await openPage();
    await waitFor(() => expect(entries()).toHaveLength(3), LATER);
    expect(screen.getByText('Total de Notas').nextElementSibling?.textContent).toBe('3');
    expect(screen.getByText('Com Resumo IA').parentElement?.textContent).toContain(
      '33 % das notas',
    );
    expect(screen.getByText('Última Nota').nextElementSibling?.textContent).toBe('03/03/2026');
    const [newest, summarised, oldest] = entries();
    await waitFor(() => expect(newest?.textContent).toContain('Dormiu melhor.'), LATER);
    expect(newest?.textContent).toContain('Resumo indisponível');
    expect(oldest?.textContent).toContain('Paciente 1');
    expect(summarised?.textContent).toContain('Rascunho da IA');
  });

  it('mark a summary of an earlier text, and words of risk instead of a face', async () => {
    const notes = [
      note(1, { plaintext: 'Está feliz.', reviewedSummary: sampleOutdatedSummary }),
      note(2, { summaryStatus: 'summarized', summary: '<p>Pensa.</p>', estimate: 'risk' }),
    ];
    await openPage(<NotesPage />, psych, { ...practice, notes });
    await waitFor(() => expect(entries()).toHaveLength(2), LATER);
    const [risky, outdated] = entries();
    await waitFor(() => expect(outdated?.textContent).toContain('Está muito triste.'), LATER);
    expect(outdated?.textContent).toContain('Resumo desatualizado');
    expect(risky?.textContent).toContain('com palavras de risco, sem pontuação');
    expect(risky?.textContent).not.toMatch(/😄|🙂|😐|🙁|😢|desatualizado/u);
  });

  it('show 150 characters, and 100 beside a summary, which is cleaned, with the two strongest emotions', async () => {
    await openPage();
    await screen.findByText(/Falou da ansiedade/, {}, LATER);
    const [, summarised, oldest] = entries();
    const textOf = (entry: Element | undefined) => entry?.querySelector('p')?.textContent ?? '';
    expect(textOf(oldest).length).toBeGreaterThan(130);
    expect(textOf(oldest).length).toBeLessThanOrEqual(150);
    expect(textOf(summarised).length).toBeLessThanOrEqual(101);
    expect(summarised?.textContent).toContain('Resumo curto');
    expect(document.querySelector('img')).toBeNull();
    expect(summarised?.textContent).toContain('tristeza 70 % · culpa 30 %');
    expect(summarised?.textContent).not.toContain('medo');
    expect(summarised?.textContent).toContain('negativo');
  });

  it('are found by the beginning of a word, without accents, with the network cut, and marked', async () => {
    const { here, user, router } = await openPage();
    await waitFor(() => expect(entries()).toHaveLength(3), LATER);
    here.cut();
    await user.type(await searchField(), 'ANSI');
    await screen.findByText('1 nota encontrada', {}, LATER);
    expect(entries()).toHaveLength(1);
    await waitFor(
      () => expect(document.querySelector('mark')?.textContent).toBe('ansiedade'),
      LATER,
    );
    // What is searched for may be a clinical word.
    expect(router.state.location.href).not.toContain('ANSI');
    await user.clear(await searchField());
    await waitFor(() => expect(entries()).toHaveLength(3), LATER);
    await user.type(await searchField(), 'inexistente');
    await screen.findByText('Nenhuma nota encontrada', {}, LATER);
  });

  it('of one patient are found under the first characters of the patient’s id', async () => {
    const patientId = sampleId(3, 1);
    const [startAt, endAt] = [2, 1].map((h) => new Date(Date.now() - h * 3_600_000).toISOString());
    const third = <T,>(all: readonly T[], changes: Partial<T>): T[] =>
      all.map((one, place) => (place === 2 ? { ...one, ...changes } : one));
    const seed = {
      ...practice,
      appointments: third(practice.appointments, { startAt: startAt ?? '', endAt: endAt ?? '' }),
      notes: third(practice.notes, { summaryStatus: 'summarized', sentimentScore: 0.4 }),
    };
    await openPage(<PatientNotes patientId={patientId} />, psych, seed);
    await screen.findByRole('heading', { name: 'Notas de Paciente 1' }, LATER);
    expect(screen.getByText(`Paciente ${patientId.slice(0, 8)}`)).toBeDefined();
    await waitFor(() => expect(entries()).toHaveLength(2), LATER);
    expect(screen.getByRole('button', { name: 'Notas excluídas' })).toBeDefined();
    await screen.findByText('Necessário pelo menos 3 sessões', {}, LATER);
  });

  it('that another psychologist wrote can be read, and not edited', async () => {
    const patientId = sampleId(3, 1);
    const handedOver = { psychologistId: sampleId(2, 9), keeperId: psych.userId };
    const notes = [note(1), note(3, handedOver)];
    await openPage(<PatientNotes patientId={patientId} />, psych, { ...practice, notes });
    await waitFor(() => expect(entries()).toHaveLength(2), LATER);
    const [inherited, own] = entries().map((entry) => within(entry));
    await own?.findByRole('button', { name: 'Editar nota' }, LATER);
    expect(inherited?.getByRole('button', { name: 'Ler nota' })).toBeDefined();
    expect(inherited?.queryByRole('button', { name: 'Editar nota' })).toBeNull();
  });

  it('of a patient who was handed over: own ones stay readable, and the screen says where the patient is', async () => {
    const patientId = sampleId(3, 1);
    const patients = [samplePatient(1, { psychologistId: sampleId(2, 9) }), samplePatient(2)];
    const notes = [note(1, { shelf: 'private' })];
    const seed = { ...practice, patients, notes, handovers: [sampleHandover(1)] };
    await openPage(<PatientNotes patientId={patientId} />, psych, seed);
    await screen.findByText(/^O prontuário foi passado a Bruno Lima/, {}, LATER);
    await waitFor(() => expect(entries()).toHaveLength(1), LATER);
    expect(screen.getByRole('button', { name: 'Ler nota' })).toBeDefined();
    expect(screen.queryByText('Paciente não encontrado')).toBeNull();
  });

  it('of nobody: an address that names none says so', async () => {
    await openPage(<PatientNotes patientId="nada" />);
    expect(await screen.findByText('ID do paciente inválido.', {}, LATER)).toBeDefined();
  });

  it('are not for administrators, who are told so kindly', async () => {
    await openPage(<NotesPage />, { ...psych, userId: sampleId(2, 2), role: 'administrator' });
    await screen.findByText('As notas clínicas são vistas apenas por quem as escreveu.', {}, LATER);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
