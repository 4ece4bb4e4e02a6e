import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { LossRows } from './LossRows.tsx';

afterEach(cleanup);

describe('changes that the browser lost', () => {
  it('are counted and named until the person has read it', async () => {
    const loss = { title: 'Nova nota', subject: 'Ana Dias', at: '2026-11-21T12:20:00.000Z' };
    const losses = [
      { key: 'a', ...loss },
      { key: 'b', ...loss, title: 'Editar nota' },
    ];
    const device = new PageDevice({ 'sync.losses': losses });
    const { user } = renderPage(<LossRows />, device);
    await screen.findByText('2 alterações deste aparelho se perderam');
    expect(screen.getByRole('alert').textContent).toMatch(/Nova nota de Ana Dias, .*Editar nota/);
    await user.click(screen.getByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(device.lossesNoted).toBe(1));
  });
});
