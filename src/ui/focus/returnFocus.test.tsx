import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { AppDialog } from '../dialogs/AppDialog.tsx';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

/** A list that draws its rows by their place, as long lists do, and a dialog that changes its order or takes a record away. */
function Screen({ after }: { after: readonly string[] }) {
  const [names, setNames] = useState<readonly string[]>(['Ana', 'Bia']);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    setNames(after);
  };
  return (
    <main tabIndex={-1}>
      {names.map((name, index) => (
        <div key={index} data-record={name}>
          <button type="button" onClick={() => setOpen(true)}>
            {name}
          </button>
        </div>
      ))}
      {isOpen && (
        <AppDialog open title="Editar" onClose={close}>
          Texto
        </AppDialog>
      )}
    </main>
  );
}

async function change(after: readonly string[]) {
  const { user } = renderPage(<Screen after={after} />);
  await user.click(screen.getByRole('button', { name: 'Ana' }));
  await screen.findByText('Texto');
  await user.keyboard('{Escape}');
}

describe('after a dialog the focus is at the record that it was opened from', () => {
  it('where it stood', async () => {
    await change(['Ana', 'Bia']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ana'));
  });

  it('where the change has moved it', async () => {
    await change(['Bia', 'Ana']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ana'));
  });

  it('or at the screen, where it is not shown any more', async () => {
    await change([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});
