import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arriving, Nothing } from './arriving.tsx';
import { arrivingDialog } from './dialogs/arrivingDialog.ts';

interface GreetingProps {
  readonly name: string;
  readonly onClose: () => void;
}

const Greeting = ({ name }: GreetingProps) => <p>Olá, {name}</p>;
const AWAY = 'Esta tela ainda não está neste aparelho.';

/** A script of which each browser says in its own words that it could not be loaded. */
function line(words: string) {
  const state = { isCut: true };
  const load = vi.fn<() => Promise<ComponentType<GreetingProps>>>(() =>
    state.isCut ? Promise.reject(new TypeError(words)) : Promise.resolve(Greeting),
  );
  return { state, load };
}

const draw = async (Piece: ComponentType<GreetingProps>, onClose = () => undefined) =>
  act(async () =>
    render(
      <Suspense fallback={null}>
        <Piece name="Ana" onClose={onClose} />
      </Suspense>,
    ),
  );

const CHROMIUM = 'Failed to fetch dynamically imported module: https://sereno/assets/a.js';

describe('a piece of the app that is loaded when it is first drawn', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('is drawn with what it was given', async () => {
    const { state, load } = line(CHROMIUM);
    state.isCut = false;
    await draw(arriving(load));
    expect(screen.getByText('Olá, Ana')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    CHROMIUM,
    'error loading dynamically imported module: https://sereno/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('says kindly that it is not on this device yet, and nothing of "%s"', async (words) => {
    await draw(arriving(line(words).load));
    expect(screen.getByText(AWAY)).toBeTruthy();
    expect(document.body.textContent).not.toContain(words.slice(0, 12));
    expect(document.body.textContent).toContain('O que já chegou à nuvem está seguro.');
  });

  it('comes by itself when the line is back', async () => {
    const { state, load } = line(CHROMIUM);
    await draw(arriving(load));
    state.isCut = false;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Olá, Ana')).toBeTruthy();
  });

  it('comes by itself where nothing says that the line is back, and when the person asks', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const first = line(CHROMIUM);
    await draw(arriving(first.load));
    first.state.isCut = false;
    await act(async () => void vi.advanceTimersByTime(10_000));
    expect(screen.getByText('Olá, Ana')).toBeTruthy();
    vi.useRealTimers();

    const second = line(CHROMIUM);
    await draw(arriving(second.load));
    second.state.isCut = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(screen.getAllByText('Olá, Ana')).toHaveLength(2);
  });

  describe('in a browser that remembers for a page’s life that a script failed', () => {
    /** The line is back, and how often the page was loaded anew. */
    async function cameBack(Piece: ComponentType<GreetingProps>): Promise<number> {
      const reload = vi.fn<() => void>();
      vi.stubGlobal('location', { reload });
      sessionStorage.clear();
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      await draw(Piece);
      await act(async () => void window.dispatchEvent(new Event('online')));
      return reload.mock.calls.length;
    }

    it('comes with a new page, where there is nothing to do without it', async () => {
      expect(await cameBack(arriving(line(CHROMIUM).load))).toBe(1);
    });

    it('takes the page from nobody who works without it', async () => {
      expect(await cameBack(arriving(line(CHROMIUM).load, Nothing))).toBe(0);
    });
  });

  it('was loaded before, or tried in vain, by the router: the screen is the newest of both', async () => {
    const { state, load } = line(CHROMIUM);
    const Piece = arriving(load);
    await Piece.preload();
    state.isCut = false;
    await Piece.preload();
    await draw(Piece);
    expect(screen.getByText('Olá, Ana')).toBeTruthy();
  });

  it('leaves every other error to the error screen', async () => {
    const Piece = arriving<GreetingProps>(() => Promise.reject(new Error('broken')));
    await expect(Piece.preload()).rejects.toThrow('broken');
  });

  it('is a dialog that can be closed, where it is one', async () => {
    const onClose = vi.fn<() => undefined>();
    // As a browser does, of which jsdom has only the element.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    await draw(arrivingDialog(line(CHROMIUM).load), onClose);
    expect(screen.getByRole('dialog').textContent).toContain(AWAY);
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
