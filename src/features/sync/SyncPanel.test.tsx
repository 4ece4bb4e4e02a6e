import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import type { CommandEditors } from '../../client/commands/commandEditor.ts';
import type { SyncStatus } from '../../data/queries/kit/syncStatus.ts';
import type { ConflictItem, DraftItem, SyncItem } from '../../data/queries/sync/results.ts';
import type { OpenDialog } from '../../ui/dialogs.tsx';
import { SyncPanel } from './SyncPanel.tsx';

const ID = '0193a000-0000-7000-8000-00000000000a';

const refused: SyncItem = {
  key: 'k1',
  name: 'patient.create',
  title: 'Novo paciente',
  subject: 'Rita Prado',
  span: null,
  args: { id: ID, name: 'Rita Prado', email: 'rita@exemplo.br' },
  at: '2026-11-21T12:20:00.000Z',
  state: 'refused',
  refusal: { code: 'duplicate', message: 'Já existe um paciente com este email ou CPF.' },
  canDiscard: true,
};
const waiting: SyncItem = {
  ...refused,
  key: 'k2',
  name: 'note.update',
  title: 'Editar nota',
  subject: 'Davi Vieira',
  state: 'waiting',
  refusal: null,
};
const sent: SyncItem = { ...waiting, key: 'k3', state: 'sent', canDiscard: false };

const MANY: SyncStatus = {
  connection: 'online',
  activity: 'idle',
  waiting: 0,
  needsPerson: 0,
  conflicts: 0,
  drafts: 0,
  shelved: 0,
  session: 'valid',
  firstSync: null,
  lastSyncAt: null,
  clockMinutes: 0,
  isClockGuessed: false,
  clockLeap: 0,
  isSilent: false,
  troubleSince: null,
  limitWords: null,
  isFull: false,
};

const editors: CommandEditors = {
  'patient.create': ({ args, refusal, onSubmit, onClose }) => (
    <section>
      <p>{refusal.reason}</p>
      <button type="button" onClick={onClose}>
        Fechar o formulário
      </button>
      <button type="button" onClick={() => void onSubmit({ ...args, email: 'outra@exemplo.br' })}>
        Salvar {args.name}
      </button>
    </section>
  ),
};

interface More {
  readonly conflicts?: readonly ConflictItem[];
  readonly drafts?: readonly DraftItem[];
  readonly repair?: string;
}

const onOpen = vi.fn<OpenDialog>();

const open = (items: readonly SyncItem[], { conflicts = [], drafts = [], repair }: More = {}) =>
  renderPage(
    <SyncPanel
      repair={repair ?? null}
      onClose={() => undefined}
      editors={editors}
      onOpen={onOpen}
    />,
    new PageDevice({
      'sync.items': items,
      'sync.item': items.find(({ key }) => key === repair) ?? null,
      'sync.conflicts': conflicts,
      'sync.drafts': drafts,
    }),
  );
const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest('li');
  if (!row) throw new Error(`no row says ${text}`);
  return within(row);
};

afterEach(cleanup);

describe('the list of pending and refused changes', () => {
  it('says what it was, when, and why it was refused', async () => {
    open([refused]);
    const row = await rowOf('Novo paciente: Rita Prado');
    expect(row.getByText('21/11/2026 às 09:20')).toBeDefined();
    expect(row.getAllByText('Já existe um paciente com este email ou CPF.')).not.toHaveLength(0);
  });

  it('says when the session is that a change is about', async () => {
    const span = { startAt: '2026-11-24T17:00:00.000Z', endAt: '2026-11-24T17:50:00.000Z' };
    open([{ ...refused, name: 'appointment.create', title: 'Novo agendamento', span }]);
    const row = await rowOf('Novo agendamento: Rita Prado');
    expect(row.getByText('24/11/2026 · 14:00 – 14:50')).toBeDefined();
  });

  it('opens at once with the form of the change that the person came to mend', async () => {
    const { device, user } = open([waiting, refused], { repair: 'k1' });
    await user.click(await screen.findByText('Salvar Rita Prado', {}, { timeout: 12_000 }));
    expect(screen.queryByText('Sincronização')).toBeNull();
    expect(device.retried.map(({ key }) => key)).toEqual(['k1']);
  });

  it('is shown whole where what was to be mended is gone', async () => {
    open([waiting], { repair: 'k1' });
    expect(await rowOf('Editar nota: Davi Vieira')).toBeDefined();
  });

  it('queues a refused change anew as it is', async () => {
    const { device, user } = open([refused]);
    const row = await rowOf('Novo paciente: Rita Prado');
    await user.click(row.getByRole('button', { name: 'Tentar de novo' }));
    expect(device.retried).toEqual([{ key: 'k1', args: undefined }]);
  });

  it('opens the form with what was entered, and queues what was mended', async () => {
    const { device, user } = open([refused]);
    const row = await rowOf('Novo paciente: Rita Prado');
    await user.click(row.getByRole('button', { name: 'Editar' }));
    await user.click(await screen.findByText('Salvar Rita Prado', {}, { timeout: 12_000 }));
    expect(device.retried).toEqual([
      { key: 'k1', args: { id: ID, name: 'Rita Prado', email: 'outra@exemplo.br' } },
    ]);
    await waitFor(() => expect(screen.queryByText('Salvar Rita Prado')).toBeNull());
  });

  it('keeps the change as it is where its form is only closed', async () => {
    const { device, user } = open([waiting, refused], { repair: 'k1' });
    await user.click(await screen.findByText('Fechar o formulário', {}, { timeout: 12_000 }));
    expect([device.retried, device.discarded]).toEqual([[], []]);
  });

  it('discards only after asking', async () => {
    const { device, user } = open([waiting]);
    const row = await rowOf('Editar nota: Davi Vieira');
    await user.click(row.getByRole('button', { name: 'Descartar' }));
    const question = within(await screen.findByRole('dialog', { name: 'Descartar alteração?' }));
    expect(device.discarded).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(device.discarded).toEqual(['k2']));
  });

  it('offers nothing for a change that the server may already have', async () => {
    open([sent]);
    const row = await rowOf('Editar nota: Davi Vieira');
    expect(row.queryAllByRole('button')).toEqual([]);
  });

  it('leads to the decision about a note of which two texts stand side by side', async () => {
    const { user } = open([], {
      conflicts: [{ noteId: 'n1', appointmentId: ID, subject: 'Zoé', at: waiting.at }],
    });
    const row = await rowOf('Nota com dois textos: Zoé');
    await user.click(row.getByRole('button', { name: 'Decidir' }));
    expect(onOpen).toHaveBeenLastCalledWith({ dialogo: 'nota', alvo: ID });
    expect(screen.queryByText('Nada pendente')).toBeNull();
  });

  it('leads back to what was begun, and discards it only after asking', async () => {
    const draft: DraftItem = {
      key: `note:${ID}`,
      kind: 'note',
      target: ID,
      subject: 'Zoé',
      at: waiting.at,
    };
    const { device, user } = open([], { drafts: [draft] });
    device.drafts.set(draft.key, { key: draft.key, value: '', baseV: 0, updatedAt: draft.at });
    const row = await rowOf('Rascunho de nota: Zoé');
    await user.click(row.getByRole('button', { name: 'Continuar' }));
    expect(onOpen).toHaveBeenLastCalledWith({ dialogo: 'nota', alvo: ID });
    await user.click(row.getByRole('button', { name: 'Descartar' }));
    const question = within(await screen.findByRole('dialog', { name: 'Descartar rascunho?' }));
    expect(device.drafts.size).toBe(1);
    await user.click(question.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(device.drafts.size).toBe(0));
  });

  it('shows a text that was written for a note that is gone, and puts it into the session’s draft', async () => {
    const left = { kind: 'leftText', target: ID, subject: 'Zoé', at: waiting.at } as const;
    const draft: DraftItem = { key: `conflict:c1:${ID}`, ...left };
    const { device, user } = open([], { drafts: [draft] });
    const value = { text: 'O que eu escrevia.', based: 'A.', settles: 'c1' };
    device.drafts.set(draft.key, { key: draft.key, value, baseV: 0, updatedAt: draft.at });
    const row = await rowOf('Texto final que ficou sem nota: Zoé');
    await user.click(row.getByRole('button', { name: 'Ler' }));
    const reader = within(await screen.findByRole('dialog', { name: 'Texto final' }));
    expect(await reader.findByText('O que eu escrevia.')).toBeDefined();
    await user.click(reader.getByRole('button', { name: 'Usar na nota da sessão' }));
    await waitFor(() => expect([...device.drafts.keys()]).toEqual([`note:${ID}`]));
    expect(device.drafts.get(`note:${ID}`)?.value).toEqual({
      text: 'O que eu escrevia.',
      based: '',
    });
    expect(onOpen).toHaveBeenLastCalledWith({ dialogo: 'nota', alvo: ID });
  });

  it('leads through more than are shown at once, conflicts and all', async () => {
    const conflict = { noteId: 'n1', appointmentId: ID, subject: 'Zoé', at: waiting.at };
    const { device, user } = open([waiting], { conflicts: [conflict] });
    await rowOf('Nota com dois textos: Zoé');
    device.show({ 'sync.status': { ...MANY, needsPerson: 450, conflicts: 250, waiting: 5 } });
    expect((await screen.findAllByText('1 a 2 de 455 pendências')).length).toBe(2);
    const asked = vi.spyOn(device, 'subscribe');
    const press = async (name: string) => {
      const [button] = screen.getAllByRole('button', { name });
      if (button) await user.click(button);
    };
    await press('Próximas');
    const offsets = () =>
      asked.mock.calls.map(([name, args]) => [name, (args as { offset: number }).offset]);
    await waitFor(() => expect(offsets()).toEqual([['sync.conflicts', 200]]));
    await press('Próximas');
    await waitFor(() =>
      expect(offsets().slice(1)).toEqual([
        ['sync.conflicts', 400],
        ['sync.items', 150],
      ]),
    );
  });

  it('says when nothing waits', async () => {
    open([]);
    expect(await screen.findByText('Nada pendente')).toBeDefined();
  });
});
