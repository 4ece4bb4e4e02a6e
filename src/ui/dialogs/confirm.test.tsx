import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clickTwice } from '../../../test/harness/page/clickTwice.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

afterEach(cleanup);

function ask(onConfirm: () => unknown) {
  const onClose = vi.fn<() => void>();
  render(
    <ConfirmDialog open title="Excluir?" confirmLabel="Excluir" {...{ onConfirm, onClose }}>
      Não volta.
    </ConfirmDialog>,
  );
  return { onClose, button: screen.getByRole('button', { name: 'Excluir' }) };
}

describe('a question before something that cannot be undone', () => {
  it('is answered once by a double click', async () => {
    const confirm = vi.fn<() => Promise<void>>(async () => {});
    const { button, onClose } = ask(confirm);
    clickTwice(button);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('stays with the reason where it failed, and can be answered again', async () => {
    const confirm = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('Sem espaço.'));
    const { button, onClose } = ask(confirm);
    clickTwice(button);
    expect(await screen.findByText('Sem espaço.')).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    clickTwice(button);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(confirm).toHaveBeenCalledTimes(2);
  });
});
