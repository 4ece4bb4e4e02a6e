import { type PointerEvent, type RefObject, useCallback, useEffect } from 'react';
import type { Board } from './board.ts';
import { drag, taken } from './drag.ts';

/** Pixels that a mouse moves before it is a drag and no click, and that a finger may tremble. */
const THRESHOLD = 4;
const TREMBLE = 10;
/** A finger that rests takes up what it rests on; one that moves before scrolls. */
const LONG_PRESS_MS = 350;

/** Takes up what the mouse or the pen drags, or the finger rests on. */
export function useDrag(board: Board, surface: RefObject<HTMLElement | null>) {
  useHeldStill(surface);
  return useCallback(
    (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary || event.ctrlKey) return;
      const { clientX: x, clientY: y, pointerType } = event;
      const what = taken(board, event.target as Element, x, y);
      if (!what) return;
      const isTouch = pointerType === 'touch';
      const over = new AbortController();
      const { signal } = over;
      const begin = (at: { x: number; y: number }) => {
        over.abort();
        if (isTouch) navigator.vibrate?.(10);
        drag(board, what, at);
      };
      const rest = isTouch ? setTimeout(() => begin({ x, y }), LONG_PRESS_MS) : undefined;
      signal.addEventListener('abort', () => clearTimeout(rest));
      const onMove = (move: globalThis.PointerEvent) => {
        const far = Math.hypot(move.clientX - x, move.clientY - y);
        if (isTouch && far > TREMBLE) over.abort();
        if (!isTouch && far > THRESHOLD) begin({ x: move.clientX, y: move.clientY });
      };
      addEventListener('pointermove', onMove, { signal });
      addEventListener('pointerup', () => over.abort(), { signal });
      addEventListener('pointercancel', () => over.abort(), { signal });
    },
    [board],
  );
}

/** While a finger drags, the page does not scroll below it, and no menu opens. */
function useHeldStill(surface: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = surface.current;
    if (!element) return undefined;
    const still = (event: Event) => {
      if (element.dataset['dragging'] !== undefined) event.preventDefault();
    };
    const noMenu = (event: MouseEvent) => {
      if ((event as globalThis.PointerEvent).pointerType === 'touch') event.preventDefault();
    };
    element.addEventListener('touchmove', still, { passive: false });
    element.addEventListener('contextmenu', noMenu);
    return () => {
      element.removeEventListener('touchmove', still);
      element.removeEventListener('contextmenu', noMenu);
    };
  }, [surface]);
}
