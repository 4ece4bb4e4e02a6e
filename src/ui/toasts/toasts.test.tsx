import Button from '@mui/material/Button';
import { act, cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { AppDialog } from '../dialogs/AppDialog.tsx';
import { type Toast, undo, useToast } from './toasts.ts';

vi.setConfig({ testTimeout: 40_000 });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
// It comes when first needed; here it is there before anybody waits for it.
beforeAll(() => import('./ToastBar.tsx').then(() => undefined));

const SAVED: Toast = { message: 'Salvo' };

function Say({ toast, name }: { toast: Toast; name: string }) {
  const show = useToast();
  return <Button onClick={() => show(toast)}>{name}</Button>;
}

function SayTwice() {
  const show = useToast();
  const [change, setChange] = useState(() => (_: Toast) => undefined as void);
  return (
    <>
      <Button onClick={() => setChange(() => show({ message: 'Guardado' }))}>Guardar</Button>
      <Button onClick={() => change({ message: 'Confirmado' })}>Confirmar</Button>
    </>
  );
}

function Screen({ takeBack }: { takeBack: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const undone = { message: 'Cancelado', action: undo(takeBack) };
  return (
    <>
      <Say name="Salvar" toast={SAVED} />
      <Say name="Mover" toast={{ ...undone, message: 'Movida' }} />
      <input aria-label="Buscar" />
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

const show = (takeBack = () => {}) => renderPage(<Screen takeBack={takeBack} />);
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

describe('a toast', () => {
  it('stands clear of what is said at the lower edge, and takes the place of the one before at once', async () => {
    const { user } = show();
    await user.click(button('Salvar'));
    // The first toast brings its own script.
    await screen.findByText('Salvo', {}, { timeout: 20_000 });
    const { bottom } = getComputedStyle(document.querySelector('.MuiSnackbar-root') as Element);
    expect(bottom).toContain('var(--bottom-notices');
    await user.click(button('Abrir'));
    await user.click(button('Cancelar sessão'));
    await screen.findByText('Cancelado');
    expect(screen.queryByText('Salvo')).toBeNull();
  });

  it('is heard and reached with the keyboard while a dialog is open, before its actions', async () => {
    const takeBack = vi.fn<() => void>();
    const { user } = show(takeBack);
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
    expect(takeBack).toHaveBeenCalledOnce();
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

describe('a toast whose words change', () => {
  it('says the other ones in the same place', async () => {
    const { user } = renderPage(<SayTwice />);
    await user.click(button('Guardar'));
    const bar = (await screen.findByText('Guardado')).closest('.MuiSnackbar-root');
    await user.click(button('Confirmar'));
    expect(screen.queryByText('Guardado')).toBeNull();
    expect(bar?.textContent).toContain('Confirmado');
  });

  it('stays away once the person has dismissed it, or another one stands there', async () => {
    const { user } = renderPage(
      <>
        <SayTwice />
        <Say toast={SAVED} name="Salvar" />
      </>,
    );
    await user.click(button('Guardar'));
    await screen.findByText('Guardado');
    await user.click(button('Dispensar'));
    await user.click(button('Confirmar'));
    expect(screen.queryByText('Confirmado')).toBeNull();
    await user.click(button('Guardar'));
    await user.click(button('Salvar'));
    await user.click(button('Confirmar'));
    expect(screen.queryByText('Confirmado')).toBeNull();
    expect(screen.getByText('Salvo')).toBeDefined();
  });
});

describe('a toast that offers to undo', () => {
  it('says its key, and is pressed by it once, wherever the focus is', async () => {
    const takeBack = vi.fn<() => void>();
    const { user } = show(takeBack);
    await user.click(button('Mover'));
    const offer = await screen.findByRole('button', { name: 'Desfazer' });
    expect(offer.getAttribute('aria-keyshortcuts')).toBe('Control+Z');
    await user.keyboard('{Control>}zz{/Control}');
    expect(takeBack).toHaveBeenCalledOnce();
  });

  it('leaves what is typed to the field that it is typed in', async () => {
    const takeBack = vi.fn<() => void>();
    const { user } = show(takeBack);
    await user.click(button('Mover'));
    await screen.findByText('Movida');
    await user.click(screen.getByLabelText('Buscar'));
    await user.keyboard('Ana{Control>}z{/Control}');
    expect(takeBack).not.toHaveBeenCalled();
  });

  it('is pressed by its key in the dialog where it stands, and not through one', async () => {
    const takeBack = vi.fn<() => void>();
    const { user } = show(takeBack);
    await user.click(button('Abrir'));
    await user.click(button('Cancelar sessão'));
    await screen.findByText('Cancelado');
    await user.keyboard('{Control>}z{/Control}');
    expect(takeBack).toHaveBeenCalledOnce();
  });

  it('stays ten seconds, one without an action five', async () => {
    show();
    vi.useFakeTimers();
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const standsFor = async (ms: number, words: string) => {
      await pass(0);
      await pass(ms - 200);
      expect(screen.queryByText(words)).not.toBeNull();
      await pass(400);
      // It goes within the time that anything may move.
      await pass(400);
      expect(screen.queryByText(words)).toBeNull();
    };
    act(() => button('Salvar').click());
    await standsFor(5000, 'Salvo');
    act(() => button('Mover').click());
    await standsFor(10_000, 'Movida');
  });

  it('gives the focus back that went into it', async () => {
    const { user } = show();
    await user.click(button('Mover'));
    const offer = await screen.findByRole('button', { name: 'Desfazer' });
    const before = button('Abrir');
    before.focus();
    while (document.activeElement !== offer) await user.tab();
    await user.keyboard('{Enter}');
    // The last place before the toast.
    expect(document.activeElement).toBe(before);
  });

  it('is read out: what holds it is there before it', async () => {
    const { user } = show();
    const live = document.querySelector('[aria-live=polite]');
    await user.click(button('Mover'));
    expect(live?.contains(await screen.findByText('Movida'))).toBe(true);
  });
});
