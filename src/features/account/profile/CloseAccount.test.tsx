import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeUser } from '../../../../test/fixtures/documents.ts';
import { PageDevice } from '../../../../test/harness/page/pageDevice.ts';
import { answering, pageOnline } from '../../../../test/harness/page/pageOnline.ts';
import { renderPage } from '../../../../test/harness/page/renderPage.tsx';
import { ApiError, connectionError } from '../../../client/online/apiError.ts';
import { closeAccountCall, keepAccountCall } from '../../../domain/contract/closing.ts';
import { CloseAccount } from './CloseAccount.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const CLOSES_AT = '2026-12-23T12:00:00.000Z';

const show = (closesAt: string | null, failures: Error[] = []) => {
  const done: unknown[] = [];
  const act = async (args: unknown) => {
    const failure = failures.shift();
    if (failure) throw failure;
    done.push(args);
  };
  const online = pageOnline(
    answering(closeAccountCall, async ({ body }) => {
      await act(body);
      return { closesAt: CLOSES_AT };
    }),
    answering(keepAccountCall, async () => {
      await act('keep');
      return { success: true };
    }),
  );
  const practice = { user: makeUser({ closesAt }), tenant: null };
  return { done, ...renderPage(<CloseAccount />, new PageDevice({ practice } as never), online) };
};

it('says what is kept and for how long, and why it cannot be done yet', async () => {
  const HINDERED = 'Você ainda responde por 2 pacientes.';
  const hindered = new ApiError(409, 'has_patients', HINDERED, HINDERED);
  const { user: hands, done } = show(null, [connectionError(), hindered]);
  expect(await screen.findByText(/prontuários por 20 anos .* por 5/)).toBeDefined();
  await hands.click(screen.getByRole('button', { name: 'Encerrar a conta' }));
  const dialog = within(await screen.findByRole('dialog'));
  await hands.click(dialog.getByLabelText(/^Senha atual/));
  await hands.paste('segredo-123');
  const button = dialog.getByRole('button', { name: 'Encerrar a conta' });
  await hands.click(button);
  expect(await dialog.findByText(/só pode ser feito com internet/)).toBeDefined();
  await hands.click(button);
  expect(await dialog.findByText(HINDERED)).toBeDefined();
  await hands.click(button);
  expect(await screen.findByText('A conta será encerrada em 23/12/2026.')).toBeDefined();
  expect(done).toEqual([{ password: 'segredo-123' }]);
});

it('is taken back with one tap', async () => {
  const { user: hands, done } = show(CLOSES_AT);
  expect(await screen.findByText(/será encerrada em 23\/12\/2026/)).toBeDefined();
  await hands.click(screen.getByRole('button', { name: 'Manter a conta' }));
  expect(await screen.findByText('A conta continua aberta')).toBeDefined();
  expect(done).toEqual(['keep']);
});
