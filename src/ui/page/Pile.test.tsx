import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pile, Sheet } from './Pile.tsx';

const DRAWN = {};
/** Work that waits for the next frame. */
let frames: FrameRequestCallback[] = [];

const nextFrame = () => frames.splice(0).forEach((draw) => draw(0));

const pile = (isShown: boolean) => (
  <Pile>
    <Sheet of={DRAWN} isShown={isShown}>
      <button>Pagar</button>
    </Sheet>
  </Pile>
);

/** True if keys may reach the button although nobody sees it. */
function isTrap(): boolean {
  const sheet = screen.getByText('Pagar').closest<HTMLElement>('[aria-hidden="true"]');
  const isInFrame = sheet?.style.getPropertyValue('content-visibility') === 'visible';
  return isInFrame && sheet?.closest('[inert]') === null;
}

const takesKeys = () => screen.getByText('Pagar').closest('[inert], [aria-hidden="true"]') === null;

describe('a sheet out of sight', () => {
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
    vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
  });
  afterEach(() => {
    cleanup();
    frames = [];
    vi.unstubAllGlobals();
  });

  it('takes no key, neither while the browser prepares it nor after', () => {
    render(pile(false));
    expect(isTrap()).toBe(false);
    nextFrame();
    expect(isTrap()).toBe(false);
    nextFrame();
    expect(isTrap()).toBe(false);
    expect(frames).toEqual([]);
  });

  it('takes keys once it is turned to, also in the middle of its preparation', () => {
    const { rerender } = render(pile(false));
    nextFrame();
    rerender(pile(true));
    expect(takesKeys()).toBe(true);
    nextFrame();
    expect(takesKeys()).toBe(true);
  });
});
