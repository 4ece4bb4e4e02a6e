import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answering, pageOnline } from '../../../test/harness/page/pageOnline.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { ApiError, connectionError } from '../../client/online/apiError.ts';
import { objectCall } from '../../domain/contract/handovers.ts';
import { ObjectPage } from './ObjectPage.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const show = (token: string | null, failures: Error[] = []) => {
  const sent: unknown[] = [];
  const online = pageOnline(
    answering(objectCall, async ({ body }) => {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(body);
      return { success: true, ended: 2 };
    }),
  );
  return { sent, ...renderPage(<ObjectPage token={token} />, undefined, online) };
};
const button = () => screen.findByRole('button', { name: 'Não concordo' });

it('sends nothing before the person says no, and then says that nothing passes', async () => {
  const { user, sent } = show('abc', [connectionError()]);
  await button();
  expect(sent).toEqual([]);
  await user.click(await button());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/conexão|internet/);
  expect(sent).toEqual([]);
  await user.click(await button());
  expect(await screen.findByText('Resposta registrada')).toBeDefined();
  expect(screen.getByText(/Nada do que você guarda passa para outra pessoa/)).toBeDefined();
  expect(sent).toEqual([{ token: 'abc' }]);
  expect(screen.queryByRole('button', { name: 'Não concordo' })).toBeNull();
});

it('says why a used link does nothing, in the server’s words', async () => {
  const WORDS = 'Este link não vale mais.';
  const { user } = show('abc', [new ApiError(400, 'invalid_token', WORDS, WORDS)]);
  await user.click(await button());
  expect(await screen.findByText(WORDS)).toBeDefined();
  expect(screen.queryByText('Resposta registrada')).toBeNull();
});

it('offers no answer where the link came without its secret', async () => {
  show(null);
  expect(await screen.findByText(/incompleto/i)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Não concordo' })).toBeNull();
});
