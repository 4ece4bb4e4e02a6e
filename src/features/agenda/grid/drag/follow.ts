export interface Following {
  /** @param rect of the surface at this moment */
  readonly onPoint: (rect: DOMRect, x: number, y: number, isFine: boolean) => void;
  readonly onDrop: () => void;
  /** Escape, another window, or the browser wants the pointer for itself. */
  readonly onCancel: () => void;
}

/** Pixels from an edge at which what is beyond comes into sight, and how many a frame. */
const EDGE = 40;
const SPEED = 12;

/** How far to scroll with the pointer there: nothing in the middle, more towards an edge. */
function pull(at: number, start: number, end: number): number {
  const into = at < start + EDGE ? at - start - EDGE : at > end - EDGE ? at - end + EDGE : 0;
  return Math.round(Math.min(Math.max(into / EDGE, -1), 1) * SPEED);
}

/** Scrolls the grid while the pointer rests at an edge of it. */
function edges(scroller: Element, point: { x: number; y: number }, signal: AbortSignal): void {
  const step = () => {
    if (signal.aborted) return;
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const x = pull(point.x, left, right);
    const y = pull(point.y, top, bottom);
    if (x !== 0 || y !== 0) scroller.scrollBy?.(x, y);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/**
 * The click that the browser makes of a pointer let go would open what was only moved.
 * @param isDown the pointer is still held, as where Escape ended the drag
 */
function swallowClick(isDown: boolean): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  const over = () =>
    void setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
  if (isDown) addEventListener('pointerup', over, { capture: true, once: true });
  else over();
}

/** Tells where the pointer is, in the surface's scrolled state, until it lets go. */
export function follow(
  surface: HTMLElement,
  at: { readonly x: number; readonly y: number },
  { onPoint, onDrop, onCancel }: Following,
): void {
  const over = new AbortController();
  const { signal } = over;
  const point = { ...at };
  let rect = surface.getBoundingClientRect();
  let isFine = false;
  const tell = () => onPoint(rect, point.x, point.y, isFine);
  const end =
    (what: () => void, isDown = false) =>
    () => {
      over.abort();
      swallowClick(isDown);
      what();
    };
  const cancel = end(onCancel);
  const putBack = end(onCancel, true);
  addEventListener(
    'pointermove',
    (event) => {
      point.x = event.clientX;
      point.y = event.clientY;
      isFine = event.altKey;
      tell();
    },
    { signal },
  );
  addEventListener('pointerup', end(onDrop), { signal });
  addEventListener('pointercancel', cancel, { signal });
  addEventListener('blur', cancel, { signal });
  addEventListener(
    'scroll',
    () => {
      rect = surface.getBoundingClientRect();
      tell();
    },
    { signal, capture: true },
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      putBack();
    },
    { signal, capture: true },
  );
  const scroller = surface.closest('[data-scroller]');
  if (scroller) edges(scroller, point, signal);
  tell();
}
