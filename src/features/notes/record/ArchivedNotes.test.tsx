import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pageClient } from '../../../../test/harness/page/pageClient.ts';
import { PageDevice } from '../../../../test/harness/page/pageDevice.ts';
import { answering, pageOnline } from '../../../../test/harness/page/pageOnline.ts';
import { sampleId } from '../../../../test/harness/practice/samples.ts';
import { renderScreen } from '../../../../test/harness/page/screen.tsx';
import { archivedNotesCall } from '../../../domain/contract/records.ts';
import { ArchivedNotes } from './ArchivedNotes.tsx';

afterEach(cleanup);

const patientId = sampleId(3, 1);
const archived = {
  id: sampleId(5, 1),
  patientId,
  appointmentId: sampleId(4, 1),
  startAt: '2026-03-02T12:00:00.000Z',
  createdAt: '2026-03-02T13:00:00.000Z',
  preview: 'Falou da mudança de cidade.',
  reason: null,
  archivedAt: '2026-03-03T12:00:00.000Z',
  keepUntil: '2046-03-03T12:00:00.000Z',
  legalHold: false,
};

it('a deleted note whose session has another one by now is not restored, and stays in sight with the reason', async () => {
  const message =
    'Já existe uma nota para este agendamento. Cada agendamento pode ter apenas uma nota.';
  const device = new PageDevice();
  device.settlement = { status: 'refused', code: 'note_exists', message };
  const online = pageOnline(answering(archivedNotesCall, async () => [archived]));
  const { user } = renderScreen(pageClient(device), <ArchivedNotes patientId={patientId} />, {
    online,
  });
  await user.click(await screen.findByRole('button', { name: 'Notas excluídas' }));
  await user.click(await screen.findByRole('button', { name: 'Restaurar' }));
  expect(await screen.findByText('Nota já existe')).toBeDefined();
  expect(screen.getByText(message)).toBeDefined();
  expect(device.dispatched).toMatchObject([{ name: 'note.restore', args: { id: archived.id } }]);
  expect(await screen.findByText(archived.preview)).toBeDefined();
});
