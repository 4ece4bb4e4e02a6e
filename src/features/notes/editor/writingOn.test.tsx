import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
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
import { NOTE_MAX } from '../../../domain/core/fields.ts';
import type { Note } from '../../../domain/notes/note.ts';
import NoteDialog from './NoteDialog.tsx';
import { noteDraftKey } from '../../../pieces/notes/noteDraft.ts';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);
const LATER = { timeout: 12_000 };

const session = sampleAppointment(1);
const people = {
  tenants: [sampleTenant],
  users: [sampleUser()],
  patients: [samplePatient(1)],
  appointments: [session],
};
const noteId = sampleNote(1).id;

/** The note's dialog on one device, and the practice's server, which other devices write to. */
async function openNote(note: Partial<Note> | null = { plaintext: 'Um. Dois.' }, draft?: unknown) {
  const notes = note ? [sampleNote(1, note)] : [];
  const server = await openPractice({ ...people, notes });
  const here = connectDevice(server, psych);
  if (draft) await here.device.writeDraft(noteDraftKey(session.id), draft, 0);
  const dialog = <NoteDialog target={session.id} at={null} onClose={() => {}} />;
  const { user } = renderScreen(here.client, dialog);
  const field = () =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nota da sessão' }, LATER);
  const call = (name: string, args: object) =>
    server.call(
      { key: crypto.randomUUID(), name, args, at: new Date().toISOString() } as never,
      psych,
    );
  const elsewhere = async (plaintext: string) => {
    await call('note.update', { id: noteId, plaintext });
    here.ring();
  };
  const decideElsewhere = async (plaintext: string) => {
    await call('note.update', { id: noteId, plaintext, resolves: [sampleId(6, 1)] });
    here.ring();
  };
  const deleteElsewhere = async () => {
    await call('note.delete', { id: noteId });
    here.ring();
  };
  /** Returns the note that the server has by now. */
  const kept = async () =>
    (await server.projection(psych)).find(({ entity }) => entity === 'notes')?.doc as
      | Note
      | undefined;
  const draftText = async () => {
    const value = (await here.device.readDraft(noteDraftKey(session.id)))?.value;
    return (value as { text?: string } | undefined)?.text;
  };
  return { here, user, field, elsewhere, decideElsewhere, deleteElsewhere, kept, draftText };
}

/**
 * Makes two texts of one sentence: one from elsewhere, one of this device.
 * The latter is saved while the field has the focus.
 */
async function meet() {
  const parts = await openNote();
  const { here, user, field, elsewhere } = parts;
  const text = await field();
  here.cut();
  await user.clear(text);
  await user.type(text, 'Um. Dois à minha maneira.');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Salvo');
  await elsewhere('Um. Dois de outro modo.');
  here.heal();
  await screen.findByRole('button', { name: 'Comparar' }, LATER);
  return { ...parts, text };
}

describe('two texts of one sentence', () => {
  it('leave the field where it is: what is typed next stands in it, after one’s own words', async () => {
    const { user, field, text, draftText } = await meet();
    expect(document.activeElement).toBe(text);
    await user.keyboard(' E sigo escrevendo.');
    expect(await field()).toBe(text);
    expect(text.value).toBe('Um. Dois à minha maneira. E sigo escrevendo.');
    await screen.findByRole('button', { name: 'Salvar e comparar' });
    await waitFor(async () => expect(await draftText()).toBe(text.value), LATER);
  });

  it('lose nothing when what was typed on is saved and compared', async () => {
    const { user, kept } = await meet();
    await user.keyboard(' E sigo escrevendo.');
    await user.click(await screen.findByRole('button', { name: 'Salvar e comparar' }));
    await screen.findByText(/escrita em dois lugares/, {}, LATER);
    await waitFor(async () => {
      const { plaintext = '', conflicts = [] } = (await kept()) ?? {};
      const texts = [plaintext, ...conflicts.map((one) => one.plaintext)].join('|');
      expect(texts).toContain('Dois de outro modo.');
      expect(texts).toContain('Dois à minha maneira. E sigo escrevendo.');
    }, LATER);
  });

  it('are compared when the person wants, and left for later', async () => {
    const { user, field } = await meet();
    await user.click(screen.getByRole('button', { name: 'Comparar' }));
    expect(await screen.findByRole('heading', { name: /^Seu texto/ })).toBeDefined();
    expect(screen.getByRole('heading', { name: /^Texto de outro lugar/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Voltar à nota' }));
    expect((await field()).value).toBe('Um. Dois à minha maneira.');
  });
});

describe('the text that is not kept', () => {
  it.each([
    ['Ficar com este', 'Um. Dois.'],
    ['Ficar com este outro', 'Um. Outro dois.'],
  ])('is brought back by one press after “%s”', async (name, chosen) => {
    const conflicts = [{ id: sampleId(6, 1), plaintext: 'Um. Outro dois.', at: session.startAt }];
    const { user, kept } = await openNote({ plaintext: 'Um. Dois.', conflicts });
    await user.click(await screen.findByRole('button', { name }, LATER));
    await waitFor(async () => {
      expect(await kept()).toMatchObject({ plaintext: chosen, conflicts: [] });
    }, LATER);
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }, LATER));
    await waitFor(async () => {
      expect(await kept()).toMatchObject({
        plaintext: 'Um. Dois.',
        conflicts: [{ plaintext: 'Um. Outro dois.' }],
      });
    }, LATER);
  });
});

describe('one text out of two', () => {
  const decide = async () => {
    const conflicts = [{ id: sampleId(6, 1), plaintext: 'Um. Outro dois.', at: session.startAt }];
    const parts = await openNote({ plaintext: 'Um. Dois.', conflicts });
    const { user } = parts;
    await user.click(await screen.findByRole('button', { name: 'Escrever um texto só' }, LATER));
    const final = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto final' });
    await user.clear(final);
    await user.type(final, 'Um. Os dois.');
    return { ...parts, final };
  };

  it('keeps a paragraph that came while it was written', async () => {
    const { user, elsewhere, kept } = await decide();
    await elsewhere('Um. Dois.\n\nUm parágrafo de outro lugar.');
    await screen.findByText(/A nota mudou depois que você começou este texto/, {}, LATER);
    await user.click(screen.getByRole('button', { name: 'Salvar texto final' }));
    await waitFor(async () => {
      const { plaintext = '', conflicts = [] } = (await kept()) ?? {};
      const texts = [plaintext, ...conflicts.map((one) => one.plaintext)].join('|');
      expect(texts).toContain('Os dois.');
      expect(plaintext).toContain('Um parágrafo de outro lugar.');
    }, LATER);
  });

  it('is still there after a look at the two texts', async () => {
    const { user } = await decide();
    await user.click(screen.getByRole('button', { name: 'Voltar aos dois textos' }));
    expect(screen.queryByRole('textbox', { name: 'Texto final' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continuar o texto só' }));
    const final = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto final' });
    expect(final.value).toBe('Um. Os dois.');
  });

  it('stands in the editor where its note was deleted meanwhile, and is a draft of it', async () => {
    const { here, field, deleteElsewhere, draftText } = await decide();
    await deleteElsewhere();
    expect((await field()).value).toBe('Um. Os dois.');
    expect(screen.getByText(/excluída em outro lugar/)).toBeDefined();
    await waitFor(async () => expect(await draftText()).toBe('Um. Os dois.'), LATER);
    await waitFor(() => expect(here.store.drafts.size).toBe(1));
  });

  it('is offered as a draft where another device decided meanwhile', async () => {
    const { here, user, field, decideElsewhere, draftText } = await decide();
    await decideElsewhere('Um. Decidido lá.');
    expect((await field()).value).toBe('Um. Decidido lá.');
    expect(screen.getByText(/Em outro lugar já foi decidido/)).toBeDefined();
    await waitFor(async () => expect(await draftText()).toBe('Um. Os dois.'), LATER);
    await waitFor(() => expect(here.store.drafts.size).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Restaurar' }));
    await waitFor(async () => expect((await field()).value).toBe('Um. Os dois.'));
  });

  it('leaves nothing behind once it is saved', async () => {
    const { here, user, kept } = await decide();
    await user.click(screen.getByRole('button', { name: 'Salvar texto final' }));
    await waitFor(async () => {
      expect(await kept()).toMatchObject({ plaintext: 'Um. Os dois.', conflicts: [] });
    }, LATER);
    expect(screen.queryByText(/já foi decidido/)).toBeNull();
    expect(here.store.drafts.size).toBe(0);
  });
});

describe('a text that is longer than a note may be', () => {
  const LONG = 'Uma frase que se repete. '.repeat(4_400).trim();

  it('stays whole in the field and in its draft; saving says by how much it is too long', async () => {
    const { user, field, kept, draftText } = await openNote(null);
    const text = await field();
    await user.click(text);
    await user.paste(LONG);
    expect(text.value).toBe(LONG);
    expect(text.getAttribute('aria-invalid')).toBe('true');
    const excess = new Intl.NumberFormat('pt-BR').format(LONG.length - NOTE_MAX);
    expect(screen.getByText(new RegExp(`tem ${excess} caracteres a mais`))).toBeDefined();
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Texto longo demais', {}, LATER);
    expect(text.value).toBe(LONG);
    expect(await kept()).toBeUndefined();
    await waitFor(async () => expect(await draftText()).toBe(LONG), LATER);
  });

  it('gives the part that does not fit to be pasted elsewhere, from a sentence on', async () => {
    const { user, field } = await openNote(null);
    const text = await field();
    await user.click(text);
    await user.paste(LONG);
    await user.click(screen.getByRole('button', { name: 'Copiar o que passa' }));
    await screen.findByText(/^Copiado e selecionado/, {}, LATER);
    const rest = await navigator.clipboard.readText();
    expect(rest.startsWith('Uma frase')).toBe(true);
    expect(LONG.endsWith(rest)).toBe(true);
    expect(LONG.length - rest.length).toBeLessThanOrEqual(NOTE_MAX);
    expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(rest);
  });
});

describe('what cannot be seen', () => {
  it('is no note by itself', async () => {
    const { user, field, kept } = await openNote(null);
    await user.click(await field());
    await user.paste('\u200B \u200D');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Conteúdo vazio', {}, LATER)).toBeDefined();
    expect(await kept()).toBeUndefined();
  });

  it('keeps no text from being saved', async () => {
    const { user, field, kept } = await openNote(null);
    await user.click(await field());
    await user.paste('Copiado\0 de longe.');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(async () => expect((await kept())?.plaintext).toBe('Copiado de longe.'), LATER);
    expect((await field()).value).toBe('Copiado de longe.');
  });
});

describe('a draft', () => {
  it('that is discarded comes back by one press', async () => {
    const draft = { text: 'Um. Dois. Três.', based: 'Um. Dois.' };
    const { user, field, draftText } = await openNote({ plaintext: 'Um. Dois.' }, draft);
    const text = await field();
    await user.click(await screen.findByRole('button', { name: 'Descartar' }, LATER));
    await waitFor(() => expect(text.value).toBe('Um. Dois.'));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }, LATER));
    await waitFor(() => expect(text.value).toBe('Um. Dois. Três.'));
    await waitFor(async () => expect(await draftText()).toBe('Um. Dois. Três.'), LATER);
  });

  it('older than the note is read before it is discarded, and comes back too', async () => {
    const draft = { text: 'Um. Meu antigo.', based: 'Um.' };
    const { user, draftText } = await openNote({ plaintext: 'Um. Dois.' }, draft);
    await user.click(await screen.findByRole('button', { name: 'Ler' }, LATER));
    const reader = within(await screen.findByRole('dialog', { name: 'Rascunho e nota' }));
    expect(reader.getByRole('region', { name: /^Seu rascunho/ }).textContent).toBe(draft.text);
    await user.click(reader.getByRole('button', { name: 'Voltar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar' }, LATER));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }, LATER));
    expect(await screen.findByText(/Há um rascunho seu de/, {}, LATER)).toBeDefined();
    await waitFor(async () => expect(await draftText()).toBe('Um. Meu antigo.'), LATER);
  });
});
