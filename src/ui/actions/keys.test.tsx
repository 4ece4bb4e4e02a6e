import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { AppDialog } from '../dialogs/AppDialog.tsx';
import { ActionButton } from './ActionButton.tsx';
import { IconAction } from './IconAction.tsx';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

function show(over?: 'dialog') {
  const onClick = vi.fn<() => void>();
  const page = renderPage(
    <>
      <input aria-label="Buscar" />
      <IconAction label="Próxima semana" keys="Alt+J" onClick={onClick}>
        ›
      </IconAction>
      <ActionButton keys="Alt+P" onClick={onClick}>
        Novo paciente
      </ActionButton>
      {over && (
        <AppDialog open title="Corrigir" onClose={() => undefined}>
          Confira os campos.
        </AppDialog>
      )}
    </>,
  );
  return { ...page, onClick };
}

describe('an action with a key', () => {
  it('is named, and its tooltip says the key', async () => {
    const { user } = show();
    await user.hover(screen.getByRole('button', { name: 'Próxima semana' }));
    expect(await screen.findByText('Próxima semana (Alt+J)')).toBeDefined();
    await user.hover(screen.getByRole('button', { name: 'Novo paciente' }));
    expect(await screen.findByText('Novo paciente (Alt+P)')).toBeDefined();
  });

  it('says so to the keyboard too, and until Esc', async () => {
    const { user } = show();
    await user.click(screen.getByLabelText('Buscar'));
    await user.tab();
    expect(await screen.findByText('Próxima semana (Alt+J)')).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Próxima semana (Alt+J)')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Próxima semana' }));
  });

  it('keeps its tooltip while the pointer is in it, and none over what it opens', async () => {
    const { user } = show();
    const next = screen.getByRole('button', { name: 'Próxima semana' });
    await user.hover(next);
    const bubble = await screen.findByText('Próxima semana (Alt+J)');
    await user.hover(bubble);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByText('Próxima semana (Alt+J)')).not.toBeNull();
    await user.click(next);
    await waitFor(() => expect(screen.queryByText('Próxima semana (Alt+J)')).toBeNull());
  });

  it('is pressed by it from anywhere, a field included', async () => {
    const { user, onClick } = show();
    await user.click(screen.getByLabelText('Buscar'));
    await user.keyboard('{Alt>}p{/Alt}');
    await user.keyboard('{Alt>}j{/Alt}');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('is not pressed by what is typed, nor through a dialog', async () => {
    const { user, onClick } = show('dialog');
    await user.keyboard('{Alt>}p{/Alt}');
    cleanup();
    const other = show();
    await other.user.click(screen.getByLabelText('Buscar'));
    await other.user.keyboard('pj{Control>}{Alt>}p{/Alt}{/Control}');
    expect(onClick).not.toHaveBeenCalled();
    expect(other.onClick).not.toHaveBeenCalled();
  });
});
