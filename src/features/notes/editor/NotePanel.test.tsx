import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleId,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import { recordOf } from '../../../data/queries/kit/known.ts';
import type { Note } from '../../../domain/notes/note.ts';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { noteDraftKey } from '../../../pieces/notes/noteDraft.ts';
import { NotePanel } from './NotePanel.tsx';

vi.setConfig({ testTimeout: 40_000 });
// Looking for what is visible reads every style sheet for every element, which takes seconds in jsdom.
configure({ defaultHidden: true });
const LATER = { timeout: 12_000 };
const patientId = sampleId(3, 1);
/** Five sessions of one patient, the last of which is open. */
const sessions = [1, 2, 3, 4, 5].map((n) =>
  sampleAppointment(n, { patientId, status: 'completed' }),
);
const note = (n: number, changes: Partial<Note> = {}) => sampleNote(n, { patientId, ...changes });
const SUMMARISED: Partial<Note> = {
  plaintext: 'Discutiu com a irmã pela herança. Dorme mal desde então.',
  summary: '<p>Discussão com a irmã pela herança. Melhora do humor.</p>',
  summaryStatus: 'summarized',
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function openPanel(changes: Partial<Note> = SUMMARISED, width = 1280) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1)],
    appointments: sessions,
    notes: [...[1, 2, 3, 4].map((n) => note(n)), note(5, changes)],
    noteTemplates: [
      {
        id: sampleId(6, 1),
        psychologistId: psychId,
        name: 'Retorno',
        text: 'Tarefa:\n\nPróximo passo:\n',
        createdAt: '2026-03-01T12:00:00.000Z',
      },
    ],
  });
  const here = connectDevice(server, psych);
  await waitFor(async () => {
    const details = recordOf(await here.device.query('appointments.byId', { id: sampleId(4, 5) }));
    expect(details).not.toBeNull();
  }, LATER);
  const details = recordOf(await here.device.query('appointments.byId', { id: sampleId(4, 5) }));
  const session = details?.row as AppointmentRow;
  const parts = renderScreen(here.client, <NotePanel session={session} />, { width });
  const field = await screen.findByRole<HTMLTextAreaElement>(
    'textbox',
    { name: 'Nota da sessão' },
    LATER,
  );
  await waitFor(() => expect(field.readOnly).toBe(false), LATER);
  const kept = async () => (await here.device.readNote(sampleId(5, 5)))?.note;
  return { here, field, kept, ...parts };
}

describe('a slash at the start of a line', () => {
  it('offers one’s templates, and Enter puts the chosen one in its place', async () => {
    const { field, user } = await openPanel();
    await user.click(field);
    await user.keyboard('{Control>}{End}{/Control}{Enter}/ret');
    const option = await screen.findByRole('option', { name: /^Retorno/ }, LATER);
    expect(option.getAttribute('aria-selected')).toBe('true');
    expect(field.getAttribute('aria-activedescendant')).toBe(option.id);
    await user.keyboard('{Enter}');
    expect(field.value).toBe(`${SUMMARISED.plaintext}\nTarefa:\n\nPróximo passo:\n`);
    expect(field.selectionStart).toBe(field.value.length);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  it('stays a slash after Esc, also while one types on', async () => {
    const { field, user } = await openPanel();
    await user.click(field);
    await user.keyboard('{Control>}{End}{/Control}{Enter}/');
    await screen.findByRole('listbox', { name: 'Modelos' }, LATER);
    await user.keyboard('{Escape}re');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field.value.endsWith('\n/re')).toBe(true);
    await user.keyboard('{Enter}/re');
    await screen.findByRole('option', { name: /^Retorno/ });
  });

  it('offers suggestions by a click, which are nobody’s own', async () => {
    const { here, field, user } = await openPanel();
    await user.click(field);
    await user.keyboard('{Control>}{End}{/Control}{Enter}/evolu');
    await user.click(await screen.findByRole('option', { name: /^Evolução.*sugestão/s }, LATER));
    expect(field.value).toContain('Demanda e objetivos:');
    const templates = await here.device.query('templates.list', {});
    expect('whole' in templates && templates.whole.map(({ name }) => name)).toEqual(['Retorno']);
  });
});

describe('what is typed', () => {
  it('is a draft on the device before it is saved', async () => {
    const { here, field, user } = await openPanel();
    await user.type(field, ' Ligou depois.');
    await waitFor(async () => {
      const draft = await here.device.readDraft(noteDraftKey(sampleId(4, 5)));
      expect(draft?.value).toMatchObject({ text: `${SUMMARISED.plaintext} Ligou depois.` });
    }, LATER);
  });
});

describe('writing in quiet', () => {
  it('is the same field over the whole screen, and Esc goes back with what was typed', async () => {
    const { field, user } = await openPanel();
    await user.click(field);
    await user.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
    const surface = await screen.findByRole('dialog', { name: 'Escrever em tela cheia' });
    expect(surface.contains(field)).toBe(true);
    expect(within(surface).getByText(/^Escrevendo há 0 min$/)).toBeDefined();
    expect(within(surface).getByRole('button', { name: 'Salvar' })).toBeDefined();
    await user.keyboard(' Mais.');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Nota da sessão' })).toBe(field);
    expect(field.value.endsWith(' Mais.')).toBe(true);
    expect(document.querySelector('[inert]')).toBeNull();
  });
});

describe('the summary below the note', () => {
  const summary = () => screen.findByRole('region', { name: 'Resumo' }, LATER);

  it('is a draft until it is accepted, without a network too', async () => {
    const { here, user, kept } = await openPanel();
    here.cut();
    const part = within(await summary());
    expect(part.getByText('Rascunho da IA')).toBeDefined();
    await user.click(part.getByRole('button', { name: 'Aceitar resumo' }));
    await part.findByText('Feito por um programa e aceito', {}, LATER);
    expect(part.getByText(/^Aceito por Helena Duarte em /)).toBeDefined();
    expect(part.queryByRole('button', { name: 'Aceitar resumo' })).toBeNull();
    expect(document.activeElement).toBe(part.getByRole('button', { name: 'Editar resumo' }));
    expect((await kept())?.reviewedSummary).toMatchObject({
      kind: 'accepted',
      text: SUMMARISED.summary,
    });
  });

  it('gives way to words of one’s own, drawn as they were typed', async () => {
    const { user, kept } = await openPanel();
    const part = within(await summary());
    await user.click(part.getByRole('button', { name: 'Editar resumo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar resumo' }, LATER));
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Resumo' });
    expect(field.value).toBe('Discussão com a irmã pela herança. Melhora do humor.');
    await user.clear(field);
    await user.type(field, '<img src=x> Meu resumo.');
    await user.click(dialog.getByRole('button', { name: 'Salvar resumo' }));
    await part.findByText(/<img src=x> Meu resumo\./, {}, LATER);
    expect(document.querySelector('img')).toBeNull();
    expect((await kept())?.reviewedSummary).toMatchObject({ kind: 'edited', isCurrent: true });
  });

  it('leads from a sentence to its passage, and says where there is none', async () => {
    const { user } = await openPanel();
    const part = within(await summary());
    await user.click(part.getByRole('button', { name: /^Discussão com a irmã/ }));
    expect(part.getByText(/^Trecho da nota:/).textContent).toContain(
      'Discutiu com a irmã pela herança.',
    );
    await user.click(part.getByRole('button', { name: 'Melhora do humor.' }));
    expect(part.getByText('Sem trecho correspondente na nota.')).toBeDefined();
  });

  it('that was accepted stays when the text has changed since, and offers the newer draft', async () => {
    await openPanel({
      ...SUMMARISED,
      reviewedSummary: {
        kind: 'edited',
        text: 'O meu.',
        at: '2026-03-02T10:00:00.000Z',
        by: psychId,
        isCurrent: false,
      },
    });
    const part = within(await summary());
    expect(part.getByText('O meu.')).toBeDefined();
    expect(part.getByText(/É de antes da última alteração do texto da nota\./)).toBeDefined();
    expect(part.getByRole('button', { name: 'Ver rascunho novo' })).toBeDefined();
    expect(part.queryByText('Discussão com a irmã pela herança.')).toBeNull();
  });
});

describe('the last notes beside the editor', () => {
  it('are three on a wide screen, and hidden for as long as the person wants', async () => {
    const { user, unmount } = await openPanel();
    const aside = await screen.findByRole('complementary', { name: 'Últimas notas' }, LATER);
    await within(aside).findByText('Texto da sessão 4.', {}, LATER);
    expect(within(aside).getAllByRole('article')).toHaveLength(3);
    expect(within(aside).queryByText('Texto da sessão 1.')).toBeNull();
    await user.click(within(aside).getByRole('button', { name: 'Esconder' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    unmount();
    await openPanel();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByRole('button', { name: 'Mostrar últimas notas' })).toBeDefined();
  });

  it('are not there where there is no room', async () => {
    await openPanel(SUMMARISED, 1000);
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mostrar últimas notas' })).toBeNull();
  });
});

describe('a saved note', () => {
  it('is deleted with a reason, after it was said what becomes of it', async () => {
    const { user, here } = await openPanel();
    await user.click(await screen.findByRole('button', { name: 'Excluir nota' }, LATER));
    const question = await screen.findByRole('dialog', { name: 'Excluir nota' }, LATER);
    expect(question.textContent).toContain(
      'Tem certeza que deseja deletar esta nota? Esta ação não pode ser desfeita.',
    );
    expect(question.textContent).toContain('de lá pode ser restaurada');
    await user.type(within(question).getByLabelText(/^Motivo/), 'Escrita na sessão errada');
    await user.click(within(question).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Nota excluída.', {}, LATER)).toBeDefined();
    await waitFor(async () => expect(await here.device.query('sync.items', {})).toEqual([]), LATER);
  });

  it('that the server does not let go is told with its reason', async () => {
    const { user, here } = await openPanel();
    const message = 'A conta está encerrada.';
    here.device.settled = async () => ({ status: 'refused', code: 'closed', message });
    here.cut();
    await user.click(await screen.findByRole('button', { name: 'Excluir nota' }, LATER));
    const question = await screen.findByRole('dialog', { name: 'Excluir nota' }, LATER);
    await user.type(within(question).getByLabelText(/^Motivo/), 'Escrita na sessão errada');
    await user.click(within(question).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Erro ao excluir nota', {}, LATER)).toBeDefined();
    expect(screen.getByText(message)).toBeDefined();
  });
});
