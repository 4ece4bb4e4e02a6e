import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pageClient } from '../../../test/harness/page/pageClient.ts';
import { renderScreen } from '../../../test/harness/page/screen.tsx';
import { AppDialog } from './AppDialog.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

function show(isForm: boolean) {
  const onSubmit = vi.fn<() => void>();
  const page = renderScreen(
    pageClient(),
    <AppDialog
      open
      title="Remarcar"
      onClose={() => {}}
      actions={<button type="submit">Salvar</button>}
      {...(isForm && { onSubmit })}
    >
      <input aria-label="Motivo" />
      <input aria-label="Dia" />
    </AppDialog>,
  );
  return { ...page, onSubmit };
}

it('opens with the focus in the first field of its form', async () => {
  const { user, onSubmit } = show(true);
  const first = await screen.findByLabelText('Motivo');
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('férias{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('opens no keyboard over what is only read', async () => {
  show(false);
  const field = await screen.findByLabelText('Motivo');
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('dialog'));
  expect(document.activeElement).not.toBe(field);
});
