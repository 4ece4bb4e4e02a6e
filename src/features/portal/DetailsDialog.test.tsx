import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageDevice } from '../../../test/harness/pageDevice.ts';
import { renderPage } from '../../../test/harness/renderPage.tsx';
import { sampleAppointmentRow } from '../../../test/harness/deviceSamples.ts';
import { DetailsDialog } from './DetailsDialog.tsx';

afterEach(cleanup);

it('a patient reads when a session is, with whom and how it stands', async () => {
  const row = {
    ...sampleAppointmentRow('s'),
    startAt: '2026-11-24T17:00:00.000Z',
    endAt: '2026-11-24T17:50:00.000Z',
    psychologistName: 'Helena Duarte',
    status: 'cancelled' as const,
  };
  const onClose = vi.fn<() => void>();
  const { user } = renderPage(<DetailsDialog row={row} onClose={onClose} />, new PageDevice());
  const dialog = await screen.findByRole('dialog', { name: 'Sua sessão' });
  const said = ['terça-feira, 24 de novembro de 2026', '14:00 – 14:50 (50 min)', 'Helena Duarte'];
  for (const words of [...said, 'Cancelado']) expect(dialog.textContent).toContain(words);
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(onClose).toHaveBeenCalled();
});
