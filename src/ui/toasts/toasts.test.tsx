import Button from '@mui/material/Button';
import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/harness/renderPage.tsx';
import { AppDialog } from '../dialogs/AppDialog.tsx';
import { type Toast, useToast } from './toasts.ts';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);
// It comes when first needed; here it is there before anybody waits for it.
beforeAll(() => import('./ToastBar.tsx').then(() => undefined));

const SAVED: Toast = { message: 'Salvo' };

function Say({ toast, name }: { toast: Toast; name: string }) {
  const show = useToast();
  return <Button onClick={() => show(toast)}>{name}</Button>;
}

function Screen({ undo }: { undo: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const undone = { message: 'Cancelado', action: { label: 'Desfazer', onClick: undo } };
  return (
    <>
      <Say name="Salvar" toast={SAVED} />
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      {isOpen && (
        <AppDialog
          open
          title="Corrigir"
          onClose={() => setOpen(false)}
          actions={<Say name="Cancelar sessão" toast={undone} />}
        >
          Confira os campos.
        </AppDialog>
      )}
    </>
  );
}

const show = (undo = () => {}) => renderPage(<Screen undo={undo} />);
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

describe('a toast', () => {
  it('takes the place of the one before at once', async () => {
    const { user } = show();
    await user.click(button('Salvar'));
    // The first toast brings its own script.
    await screen.findByText('Salvo', {}, { timeout: 20_000 });
    await user.click(button('Abrir'));
    await user.click(button('Cancelar sessão'));
    await screen.findByText('Cancelado');
    expect(screen.queryByText('Salvo')).toBeNull();
  });

  it('is heard and reached with the keyboard while a dialog is open, before its actions', async () => {
    const undo = vi.fn<() => void>();
    const { user } = show(undo);
    await user.click(button('Abrir'));
    await user.click(button('Cancelar sessão'));
    const toast = await screen.findByText('Cancelado');
    const dialog = screen.getByRole('dialog', { name: 'Corrigir', hidden: true });
    expect(dialog.contains(toast)).toBe(true);
    expect(toast.closest('[aria-hidden=true]')).toBeNull();
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('Desfazer');
    await user.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledOnce();
  });

  it('stays when the dialog goes in which it was said', async () => {
    const { user } = show();
    await user.click(button('Abrir'));
    await user.click(button('Cancelar sessão'));
    await screen.findByText('Cancelado');
    await user.keyboard('{Escape}');
    const bar = within(document.body).getByText('Cancelado');
    expect(bar.closest('[role=dialog]')).toBeNull();
  });
});
