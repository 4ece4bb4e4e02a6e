import Button from '@mui/material/Button';
import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageClient } from '../../../test/harness/page/pageClient.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { renderScreen } from '../../../test/harness/page/screen.tsx';
import { AppDialog } from './AppDialog.tsx';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

function Screen({ locked = false }: { locked?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <AppDialog
        open={isOpen}
        locked={locked}
        title="Remarcar"
        onClose={() => setOpen(false)}
        actions={<Button>Salvar</Button>}
      >
        <p>Quando?</p>
        <textarea aria-label="Motivo" />
      </AppDialog>
    </>
  );
}

async function openSheet({ locked = false, width = 360 } = {}) {
  const page = renderScreen(pageClient(), <Screen locked={locked} />, {
    width,
    path: '/app/agenda?dia=7',
  });
  await page.user.click(await screen.findByRole('button', { name: 'Abrir' }));
  await screen.findByRole('dialog', { name: 'Remarcar' });
  return page;
}

/** Pulls from where the words are, so many pixels down, in so many milliseconds. */
function pull(words: HTMLElement, pixels: number, ms = 400, across = 0) {
  const fire = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) => {
    const touch = {
      identifier: 1,
      target: words,
      clientX: 50 + across * part,
      clientY: 100 + pixels * part,
    };
    const points = { touches: type === 'touchEnd' ? [] : [touch], changedTouches: [touch] };
    const event = createEvent[type](words, points);
    Object.defineProperty(event, 'timeStamp', { value: 1000 + ms * part });
    fireEvent(words, event);
    return event;
  };
  fire('touchStart', 0);
  const moved = [fire('touchMove', 0.5), fire('touchMove', 1)];
  fire('touchEnd', 1);
  return moved;
}

const sheet = () => screen.queryByRole('dialog', { name: 'Remarcar' });
/** What the sheet does within the time that anything may move. */
const outcome = async () => {
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return sheet() ? 'stays' : 'goes';
};

describe('a sheet on a phone', () => {
  it('is closed by pulling it down, and the page is not pulled along', async () => {
    await openSheet();
    const moved = pull(screen.getByText('Quando?'), 200);
    expect(moved.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true]);
    expect(await outcome()).toBe('goes');
  });

  it('is closed by a short, quick pull too', async () => {
    await openSheet();
    pull(screen.getByText('Remarcar'), 80, 60);
    expect(await outcome()).toBe('goes');
  });

  it('goes back after a pull that was not meant', async () => {
    await openSheet();
    const words = screen.getByText('Quando?');
    pull(words, 60);
    pull(words, 200, 400, 90);
    pull(words, -200);
    expect(await outcome()).toBe('stays');
    const paper = words.closest<HTMLElement>('[role=dialog]');
    expect(paper?.style.transform).toBe('');
  });

  it('is not pulled by a finger in a field, nor by one that scrolls what has been scrolled', async () => {
    await openSheet();
    pull(screen.getByLabelText('Motivo'), 200);
    const words = screen.getByText('Quando?');
    Object.defineProperty(words.parentElement, 'scrollTop', { value: 40 });
    pull(words, 200);
    expect(await outcome()).toBe('stays');
  });

  it('stays while something runs in it', async () => {
    await openSheet({ locked: true });
    pull(screen.getByText('Quando?'), 200);
    expect(await outcome()).toBe('stays');
  });
});

it('the back button closes a dialog, and leaves the screen below where it is', async () => {
  window.history.replaceState({}, '', '/app/agenda?dia=7');
  const router = createRouter({
    routeTree: createRootRoute({ component: Screen }),
    history: createBrowserHistory(),
  });
  const user = userEvent.setup({ delay: null });
  renderPage(<RouterProvider router={router as never} />);
  await act(() => router.navigate({ to: '.', search: { dia: 8 } as never }));
  await user.click(await screen.findByRole('button', { name: 'Abrir' }));
  await screen.findByRole('dialog', { name: 'Remarcar' });
  act(() => window.history.back());
  await waitFor(() => expect(sheet()).toBeNull());
  expect(location.search).toBe('?dia=8');
  act(() => window.history.back());
  await waitFor(() => expect(location.search).toBe('?dia=7'));
  router.history.destroy();
});

it('a dialog beside a mouse is not pulled', async () => {
  await openSheet({ width: 1280 });
  pull(screen.getByText('Quando?'), 200);
  expect(await outcome()).toBe('stays');
});
