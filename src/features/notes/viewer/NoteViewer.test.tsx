import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  sampleAppointment,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
  sampleOutdatedSummary,
} from '../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import type { Note } from '../../../domain/notes/note.ts';
import type { Consent } from '../../../domain/patients/consent.ts';
import { EMBEDDED_READER } from '../../../domain/notes/readers.ts';
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

const OLDER = { ...EMBEDDED_READER, version: '1' };

async function openViewer(
  changes: Partial<Note> = analysed,
  noteSearch?: string,
  tenant = sampleTenant,
  consents: readonly Consent[] = [],
) {
  const note = sampleNote(1, changes);
  const server = await openPractice({
    tenants: [tenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { consents: [...consents] })],
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

  it.each([
    ['none', 'sem estimativa'],
    ['mixed', 'misto'],
    ['risk', 'com palavras de risco, sem pontuação'],
  ] as const)('has no face where the estimate is %s, but words', async (estimate, words) => {
    await openViewer({ ...analysed, estimate, sentimentScore: null, intensity: null });
    await screen.findByText(words, {}, LATER);
    expect(document.body.textContent).not.toMatch(/😄|🙂|😐|🙁|😢|intensidade/u);
    const isRisk = screen.queryByText(/É uma busca por palavras, não uma avaliação/) !== null;
    expect(isRisk).toBe(estimate === 'risk');
  });

  it('has words alone where the practice does without faces', async () => {
    await openViewer(analysed, undefined, { ...sampleTenant, hidesMoodFaces: true });
    await screen.findByText('muito negativo', {}, LATER);
    expect(document.body.textContent).not.toMatch(/😄|🙂|😐|🙁|😢/u);
  });

  it('says who read the note, and marks the word list’s draft as such', async () => {
    const reader = { kind: 'embedded', name: 'Leitor por palavras', version: '1' } as const;
    await openViewer({ ...analysed, estimate: 'scored', reader });
    await screen.findByText('Rascunho do leitor por palavras', {}, LATER);
    expect(document.body.textContent).toContain(
      'feitas pelo servidor desta clínica (Leitor por palavras, versão 1)',
    );
  });

  it('tells the model that made the estimate from the word list that wrote the draft', async () => {
    const reader = { kind: 'model', name: 'Modelo da clínica', version: '2' } as const;
    await openViewer({ ...analysed, estimate: 'scored', reader });
    await screen.findByText('Rascunho do leitor por palavras', {}, LATER);
    const { textContent: shown } = document.body;
    expect(shown).toContain('a partir da nota pelo servidor desta clínica (Leitor por palavras).');
    expect(shown).toContain('feitas pelo servidor desta clínica (Modelo da clínica (2))');
  });

  it('shows no estimate where the patient took the consent back, and says why', async () => {
    const refused = {
      kind: 'ai',
      day: '2026-01-02',
      givenAt: '2026-01-02T12:00:00.000Z',
      givenBy: psych.userId,
      revokedAt: '2026-02-02T12:00:00.000Z',
      revokedBy: psych.userId,
    } as const;
    await openViewer({ ...analysed, estimate: 'scored', reader: OLDER }, undefined, undefined, [
      refused,
    ]);
    await screen.findByText(/as estimativas não são mostradas/, {}, LATER);
    expect(document.body.textContent).toContain('Falta o consentimento do paciente para IA');
    expect(document.body.textContent).not.toMatch(
      /negativo|intensidade|70 %|Estimativa automática/,
    );
    expect(screen.queryByRole('button', { name: 'Ler de novo' })).toBeNull();
  });

  it('offers another reading of what an earlier version of the word list read', async () => {
    const { user, here, note } = await openViewer({
      ...analysed,
      estimate: 'scored',
      reader: OLDER,
    });
    await screen.findByText(/Lida pela versão 1 do leitor por palavras; a atual é a \d/, {}, LATER);
    await user.click(screen.getByRole('button', { name: 'Ler de novo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ler de novo' })).toBeNull());
    const { note: kept } = (await here.client.device.readNotes([note.id]))[0]!;
    expect(kept).toMatchObject({ summaryStatus: 'processing', summary: analysed.summary });
  });

  it.each([
    ['by the present version', { reader: EMBEDDED_READER }],
    ['by a provider', { reader: { ...OLDER, kind: 'provider' as const } }],
    [
      'and accepted',
      { reader: OLDER, reviewedSummary: { ...sampleOutdatedSummary, isCurrent: true } },
    ],
  ])('offers no other reading of what was read %s', async (_, changes) => {
    await openViewer({ ...analysed, estimate: 'scored', ...changes });
    await screen.findByText('muito negativo', {}, LATER);
    expect(screen.queryByRole('button', { name: 'Ler de novo' })).toBeNull();
  });

  it('says why the word list’s extract stands in for a provider’s summary', async () => {
    const reader = { kind: 'embedded', name: 'Leitor por palavras', version: '1' } as const;
    await openViewer({ ...analysed, summaryStatus: 'failed', reader });
    await screen.findByText('Resumo indisponível', {}, LATER);
    expect(screen.getByText(/O serviço de IA não deu um resumo que se possa usar/)).toBeDefined();
    expect(screen.getByText('Ansiedade e sono.')).toBeDefined();
  });

  it('marks an accepted summary of an earlier text', async () => {
    await openViewer({ ...analysed, reviewedSummary: sampleOutdatedSummary });
    await screen.findByText('Resumo desatualizado', {}, LATER);
    expect(screen.getByText(/É de antes da última alteração do texto da nota/)).toBeDefined();
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
