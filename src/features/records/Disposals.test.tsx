import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answering, pageOnline } from '../../../test/harness/page/pageOnline.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { type DisposalAnswer, disposalsCall } from '../../domain/contract/records.ts';
import { BASIS } from '../../domain/records/retention.ts';
import { Disposals } from './Disposals.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const disposal: DisposalAnswer = {
  id: 'd',
  patientId: 'p',
  psychologistId: 'a',
  recordKind: 'registro_documental',
  basis: BASIS.registro_documental,
  lastEntryAt: '2020-05-04T12:00:00.000Z',
  disposedAt: '2026-05-05T12:00:00.000Z',
  count: 1,
  items: [
    {
      entity: 'notes',
      id: 'n',
      appointmentId: 's',
      enteredAt: '2020-04-01T12:00:00.000Z',
      archivedAt: '2020-06-01T12:00:00.000Z',
      archivedBy: 'a',
      reason: 'Escrita no paciente errado',
      keepUntil: '2025-05-04T12:00:00.000Z',
    },
  ],
};

it('tells what was erased, when and on what ground', async () => {
  const online = pageOnline(answering(disposalsCall, async () => [disposal]));
  const { user } = renderPage(<Disposals />, undefined, online);
  await screen.findByText('Eliminado em 05/05/2026');
  await user.click(screen.getByRole('button', { name: /^Ver termo/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(new RegExp('Resolução CFP 1/2009'))).toBeDefined();
  expect(
    dialog.getByText('Escrito em 01/04/2020, excluído em 01/06/2020, guardado até 04/05/2025'),
  ).toBeDefined();
  expect(dialog.getByText(/Escrita no paciente errado/)).toBeDefined();
});

it('says so where nothing was', async () => {
  renderPage(<Disposals />, undefined, pageOnline(answering(disposalsCall, async () => [])));
  expect(await screen.findByText('Nada foi eliminado até hoje')).toBeDefined();
});
