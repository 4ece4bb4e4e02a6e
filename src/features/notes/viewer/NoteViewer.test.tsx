import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  sampleAppointment,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../../test/harness/screen.tsx';
import type { Note } from '../../../domain/notes/note.ts';
import NoteViewer from './NoteViewer.tsx';

vi.setConfig({ testTimeout: 40_000 });
const LATER = { timeout: 12_000 };
afterEach(cleanup);

const analysed: Partial<Note> = {
  plaintext: 'Falou da ansiedade.\nDormiu mal.',
  summary: '<p>Ansiedade e sono.</p>',
  summaryStatus: 'summarized',
  sentimentScore: -0.6,
  intensity: 'média',
  emotions: (['ansiedade', 'tristeza', 'medo', 'culpa', 'raiva'] as const).map(
    (emotion, place) => ({
      emotion,
      score: 0.7 - place * 0.14,
    }),
  ),
  rationale: 'Estimativa automática.',
};

async function openViewer(changes: Partial<Note> = analysed, noteSearch?: string) {
  const note = sampleNote(1, changes);
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1)],
    appointments: [sampleAppointment(1, { status: 'completed' })],
    notes: [note],
  });
  const here = connectDevice(server, psych);
  const onClose = vi.fn<() => void>();
  const viewer = <NoteViewer target={note.id} at={null} onClose={onClose} />;
  const screen = renderScreen(here.client, viewer);
  if (noteSearch !== undefined)
    await screen.router.navigate({ to: '.', state: { noteSearch } as never });
  return { here, onClose, note, ...screen };
}

describe('the viewer of a note', () => {
  it('shows text and summary, or one of them, as the address says', async () => {
    const { user, router } = await openViewer();
    await screen.findByText('Ansiedade e sono.', {}, LATER);
    expect(screen.getByText(/Falou da ansiedade\./)).toBeDefined();
    expect(screen.getByText('Rascunho da IA')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'IA' }));
    await waitFor(() => expect(screen.queryByText(/Falou da ansiedade\./)).toBeNull());
    expect(router.state.location.search).toMatchObject({ modo: 'ia' });
    await user.click(screen.getByRole('button', { name: 'Original' }));
    await screen.findByText(/Falou da ansiedade\./);
    expect(screen.queryByText('Ansiedade e sono.')).toBeNull();
    expect(router.state.location.search).toMatchObject({ modo: 'original' });
  });

  it('shows the four strongest emotions, each in its band, and the mood in words', async () => {
    await openViewer();
    await screen.findByText('muito negativo', {}, LATER);
    expect(screen.getByText('intensidade média')).toBeDefined();
    expect(screen.getByText('forte · 70 %')).toBeDefined();
    expect(screen.getByText('presente · 28 %')).toBeDefined();
    expect(screen.queryByText('raiva')).toBeNull();
  });

  it('marks in the text where a sentence of the summary comes from', async () => {
    const { user } = await openViewer({ ...analysed, summary: '<p>Dormiu muito mal.</p>' });
    await user.click(await screen.findByRole('button', { name: 'Dormiu muito mal.' }, LATER));
    expect(document.querySelector('mark')?.textContent).toBe('Dormiu mal.');
  });

  it('opens where a long text has what was searched for', async () => {
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown.push(this.textContent);
    };
    const plaintext = `${'Outra frase. '.repeat(500)}Sonhou com girassóis.`;
    await openViewer({ plaintext }, 'girassois');
    await waitFor(() => expect(shown).toEqual(['girassóis']), LATER);
  });

  it('says why there is no summary', async () => {
    await openViewer({ summaryStatus: 'quota' });
    await screen.findByText('Resumo indisponível', {}, LATER);
    expect(screen.getByText(/Cota de uso de IA esgotada para este mês\./)).toBeDefined();
  });

  it('deletes after the question, which says what the law keeps', async () => {
    const { user, here, note, onClose } = await openViewer();
    await user.click(await screen.findByRole('button', { name: 'Excluir nota' }, LATER));
    const question = await screen.findByText(
      /Tem certeza que deseja deletar esta nota\? Esta ação não pode ser desfeita\./,
    );
    expect(question.textContent).toContain('A lei pede que o prontuário seja guardado');
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled(), LATER);
    expect(await here.device.readNote(note.id)).toBeNull();
  });
});
