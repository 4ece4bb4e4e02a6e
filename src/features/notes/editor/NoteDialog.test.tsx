import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  sampleAppointment,
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
import NoteDialog, { type NoteTitles } from './NoteDialog.tsx';
import { noteDraftKey } from '../../../pieces/notes/noteDraft.ts';
import { recordOf } from '../../../data/queries/kit/known.ts';

const session = sampleAppointment(1);
const people = {
  tenants: [sampleTenant],
  users: [sampleUser()],
  patients: [samplePatient(1)],
  appointments: [session],
};
const LATER = { timeout: 12_000 };

async function openNote(seed: Parameters<typeof openPractice>[0] = people, titles?: NoteTitles) {
  const server = await openPractice(seed);
  const here = connectDevice(server, psych);
  const onClose = vi.fn<() => void>();
  const dialog = (
    <NoteDialog target={session.id} at={null} onClose={onClose} {...(titles && { titles })} />
  );
  const { user, unmount } = renderScreen(here.client, dialog);
  const field = () =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nota da sessão' }, LATER);
  return { server, here, user, onClose, unmount, field, dialog };
}

const noteOf = async (here: ReturnType<typeof connectDevice>) => {
  const head = recordOf(
    await here.device.query('notes.ofAppointment', { appointmentId: session.id }),
  );
  return head ? (await here.device.readNote(head.id))?.note : null;
};
const textOf = async (here: ReturnType<typeof connectDevice>) =>
  (await noteOf(here))?.plaintext ?? null;

afterEach(() => {
  cleanup();
});

vi.setConfig({ testTimeout: 40_000 });

describe('the note of a session', () => {
  it('is kept as a draft while it is written, and found again after the window was closed', async () => {
    const { here, user, field, unmount, dialog } = await openNote();
    await user.type(await field(), 'Chegou no horário.');
    await screen.findByText('rascunho salvo neste aparelho', {}, LATER);
    unmount();
    renderScreen(here.client, dialog);
    expect((await field()).value).toBe('Chegou no horário.');
    expect(screen.getByText(/Rascunho recuperado/)).toBeDefined();
  });

  it('is saved with Ctrl+S without a network, and says that it is on this device', async () => {
    const { here, user, field, onClose } = await openNote();
    const text = await field();
    here.cut();
    await user.type(text, 'Relatou melhora.');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Salvo');
    expect(screen.getByText('neste aparelho')).toBeDefined();
    expect(await textOf(here)).toBe('Relatou melhora.');
    expect(here.store.drafts.size).toBe(0);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), LATER);
  });

  it('says where it will stand, is put elsewhere without a network, and its draft remembers that', async () => {
    const { here, user, field, unmount, dialog } = await openNote();
    const text = await field();
    here.cut();
    await screen.findByText('Fica no prontuário: o paciente pode pedir cópia', {}, LATER);
    await user.type(text, 'Hipótese.');
    await user.click(screen.getByRole('switch', { name: 'Nota no prontuário' }));
    await screen.findByText('Fica no registro documental: só seu');
    await screen.findByText('rascunho salvo neste aparelho', {}, LATER);
    unmount();
    renderScreen(here.client, dialog);
    await field();
    await screen.findByText('Fica no registro documental: só seu', {}, LATER);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Salvo');
    expect((await noteOf(here))?.shelf).toBe('private');
    await user.click(screen.getByRole('switch', { name: 'Nota no prontuário' }));
    await waitFor(async () => expect((await noteOf(here))?.shelf).toBe('record'), LATER);
  });

  it('completes an expired session when it is new', async () => {
    const { here, user, field } = await openNote();
    await user.type(await field(), 'Nota.');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(async () => {
      const details = await here.device.query('appointments.byId', { id: session.id });
      expect(recordOf(details)?.appointment.status).toBe('completed');
    }, LATER);
  });

  it('is not saved without content', async () => {
    const { here, user, field } = await openNote();
    await user.type(await field(), '   ');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Conteúdo vazio')).toBeDefined();
    expect(screen.getByText('A nota deve ter algum conteúdo.')).toBeDefined();
    expect(await textOf(here)).toBeNull();
  });

  it('asks before unsaved text is thrown away', async () => {
    const { here, user, field, onClose } = await openNote();
    await user.type(await field(), 'Algo.');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Descartar alterações?')).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(here.store.drafts.size).toBe(0);
  });

  it('keeps what is typed when the device cannot store it', async () => {
    const { here, user, field } = await openNote();
    const full = { name: 'DomainError', code: 'quota_exceeded', message: 'Sem espaço' };
    here.device.dispatch = () => Promise.reject(full as unknown as Error);
    await user.type(await field(), 'Não pode sumir.');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Erro ao salvar')).toBeDefined();
    expect((await field()).value).toBe('Não pode sumir.');
  });

  it('says a failure that nobody explains in the words of where it was opened', async () => {
    const failure = 'Erro ao salvar nota. Tente novamente.';
    const { here, user, field } = await openNote(people, { create: 'A', edit: 'E', failure });
    here.device.dispatch = () => Promise.reject(new TypeError());
    await user.type(await field(), 'Fica.');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(failure)).toBeDefined();
    expect((await field()).value).toBe('Fica.');
  });
});

it('a note that the server received much later says both times', async () => {
  const at = '2020-03-12T12:00:00.000Z';
  const times = { createdAt: at, updatedAt: at, receivedAt: '2026-03-10T12:00:00.000Z' };
  await openNote({ ...people, notes: [sampleNote(1, times)] });
  expect(
    await screen.findByText(
      'Escrita em 12/03/2020 às 09:00 · recebida em 10/03/2026 às 09:00',
      {},
      LATER,
    ),
  ).toBeDefined();
});

describe('of a session that has not begun', () => {
  const from = Date.now() + 86_400_000;
  const future = {
    ...session,
    status: 'scheduled' as const,
    startAt: new Date(from).toISOString(),
    endAt: new Date(from + 3e6).toISOString(),
  };

  it('says so in place of the editor', async () => {
    await openNote({ ...people, appointments: [future] });
    const said = 'A nota pode ser escrita a partir do início da sessão.';
    expect(await screen.findByText(said, {}, LATER)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('never takes away what was typed before', async () => {
    const server = await openPractice({ ...people, appointments: [future] });
    const here = connectDevice(server, psych);
    await here.device.writeDraft(noteDraftKey(session.id), { text: 'Já escrito.', based: '' }, 0);
    const { user } = renderScreen(
      here.client,
      <NoteDialog target={session.id} at={null} onClose={() => {}} />,
    );
    // Nothing is saved before it is known whether the session has a note.
    const text = await screen.findByRole('textbox', { name: 'Nota da sessão' }, LATER);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/a partir do início/)).toBeDefined();
    expect((text as HTMLTextAreaElement).value).toBe('Já escrito.');
  });
});

describe('a note that changes elsewhere', () => {
  const written = { ...people, notes: [sampleNote(1, { plaintext: 'Um. Dois.' })] };
  const edit = (plaintext: string, key: string) => ({
    key,
    name: 'note.update',
    args: { id: sampleNote(1).id, plaintext },
    at: new Date().toISOString(),
  });

  it('only raises a hint while the person types, and joins the text on saving', async () => {
    const { server, here, user, field } = await openNote(written);
    await user.type(await field(), ' Três.');
    await server.call(edit('Zero. Um. Dois.', crypto.randomUUID()), psych);
    here.ring();
    expect(
      await screen.findByText(/mudou em outra janela ou em outro aparelho/, {}, LATER),
    ).toBeDefined();
    expect((await field()).value).toBe('Um. Dois. Três.');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(async () => expect(await textOf(here)).toBe('Zero. Um. Dois. Três.'), LATER);
  });

  it('shows both texts where the same passage was changed, and keeps the one chosen', async () => {
    const { server, here, user, field } = await openNote(written);
    const text = await field();
    here.cut();
    await user.clear(text);
    await user.type(text, 'Um. Dois à minha maneira.');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Salvo');
    await server.call(edit('Um. Dois de outro modo.', crypto.randomUUID()), psych);
    here.heal();
    await user.click(await screen.findByRole('button', { name: 'Comparar' }, LATER));
    const keep = await screen.findByRole('button', { name: 'Ficar com este outro' }, LATER);
    expect(screen.getByText(/escrita em dois lugares/)).toBeDefined();
    await user.click(keep);
    await waitFor(async () => {
      expect(await textOf(here)).toBe('Um. Dois à minha maneira.');
      const [note] = (await server.projection(psych)).filter(({ entity }) => entity === 'notes');
      expect(note?.doc).toMatchObject({ plaintext: 'Um. Dois à minha maneira.', conflicts: [] });
    }, LATER);
  });
});

it('an administrator is shown no note', async () => {
  const administrator = sampleUser(2, { role: 'administrator', name: 'Regina' });
  const server = await openPractice({ ...people, users: [sampleUser(), administrator] });
  const here = connectDevice(server, { ...psych, userId: administrator.id, role: 'administrator' });
  renderScreen(here.client, <NoteDialog target={session.id} at={null} onClose={() => {}} />);
  expect(await screen.findByText(/vistas apenas pelo psicólogo/, {}, LATER)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a decision between two texts is said when the server took it; its no is told, and both texts stay', async () => {
  const conflicts = [{ id: crypto.randomUUID(), plaintext: 'Outro texto.', at: session.startAt }];
  const { here, user } = await openNote({ ...people, notes: [sampleNote(1, { conflicts })] });
  await user.click(await screen.findByRole('button', { name: 'Ficar com este outro' }, LATER));
  expect(await screen.findByText('Nota atualizada com sucesso!', {}, LATER)).toBeDefined();
  cleanup();
  const other = await openNote({ ...people, notes: [sampleNote(1, { conflicts })] });
  const choice = await screen.findByRole('button', { name: 'Ficar com este outro' }, LATER);
  const message = 'A nota não está mais aí.';
  other.here.device.settled = async () => ({ status: 'refused', code: 'not_found', message });
  await other.user.click(choice);
  expect(await screen.findByText('Erro ao atualizar nota', {}, LATER)).toBeDefined();
  expect(screen.getByText(message)).toBeDefined();
  expect(screen.queryByText('Nota atualizada com sucesso!')).toBeNull();
  expect(await textOf(here)).toBe('Outro texto.');
});

it('a note whose session has no patient is not to be edited, and one is not to be written', async () => {
  const alone = { ...people, appointments: [{ ...session, patientId: null }] };
  await openNote({ ...alone, notes: [sampleNote(1)] });
  await screen.findByText(/Não é possível editar nota para agendamento sem paciente/, {}, LATER);
  cleanup();
  await openNote(alone);
  const none = /Não é possível criar nota para agendamento sem paciente associado/;
  expect(await screen.findByText(none, {}, LATER)).toBeDefined();
});
