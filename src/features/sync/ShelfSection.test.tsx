import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleStatus } from '../../../test/harness/practice/deviceSamples.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import type { ShelfItem } from '../../data/queries/sync/shelf.ts';
import { ShelfSection } from './ShelfSection.tsx';
import { syncWords } from './words.ts';

const item = (key: string, more: Partial<ShelfItem> = {}): ShelfItem => ({
  key,
  entity: 'notes',
  kind: 'gone',
  subject: 'Ana Dias',
  at: '2026-11-21T12:20:00.000Z',
  canComeBack: true,
  ...more,
});

function show(items: readonly ShelfItem[]): PageDevice {
  const device = new PageDevice({
    'sync.status': sampleStatus({ shelved: items.length }),
    'shelf.list': items,
  });
  renderPage(<ShelfSection />, device);
  return device;
}

afterEach(cleanup);

describe('what only this device still has', () => {
  it('is counted, named, and brought back all at once or one by one', async () => {
    const device = show([item('a'), item('b', { entity: 'patients', subject: 'Rita Prado' })]);
    await screen.findByText(/2 registros que este aparelho tinha não estão mais no servidor/);
    await screen.findByText(/Paciente: Rita Prado/);
    await userEvent.click(screen.getByRole('button', { name: 'Trazer todos de volta' }));
    await waitFor(() => expect(device.broughtBack).toEqual(['a', 'b']));
    const [first] = screen.getAllByRole('button', { name: 'Trazer de volta' });
    await userEvent.click(first!);
    await waitFor(() => expect(device.broughtBack).toEqual(['a', 'b', 'a']));
  });

  it('says why it does not come back, and what to do instead', async () => {
    show([
      item('a', { entity: 'paymentReceipts', canComeBack: false }),
      item('b', { entity: 'issuedDocuments', canComeBack: false }),
      item('c', { entity: 'recordSheets', canComeBack: false }),
    ]);
    await screen.findByText(/o número dele pode estar em outro.*emita um novo recibo/);
    await screen.findByText(/diz o que foi feito neste servidor. Emita o documento de novo/);
    await screen.findByText(/volta com as sessões e notas de quem a escreveu/);
    expect(screen.queryByText(/registre de novo/)).toBeNull();
  });

  it('says where it can only be entered again, and asks before it goes', async () => {
    const device = show([item('a', { entity: 'patientInvites', canComeBack: false })]);
    await screen.findByText(/registre de novo/);
    expect(screen.queryByRole('button', { name: 'Trazer de volta' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    await screen.findByText(/se perde deste aparelho/);
    expect(device.letGone).toEqual([]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Descartar' }).at(-1)!);
    await waitFor(() => expect(device.letGone).toEqual(['a']));
  });

  it('is never called saved', () => {
    const { tone, text } = syncWords(sampleStatus({ shelved: 12 }));
    expect([tone, text]).toEqual(['person', '12 itens precisam de você']);
  });
});
