import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { LONGEST_MS } from '../motion.ts';

/** A pull of so many pixels closes, or one of so many pixels a millisecond. */
const FAR = 120;
const FAST = 0.6;
/** What is moved less may still be a tap. */
const SLOP = 12;

/** What has a use of its own for a finger that moves. */
const OWN = 'input, textarea, select, [contenteditable=true], [role=slider], [data-keeps-swipe]';

interface Pull {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  isSheet: boolean;
}

/** Whether nothing around the target, up to the sheet, has been scrolled: then a pull down moves the sheet. */
function isAtTop(target: Element, sheet: Element): boolean {
  for (let each: Element | null = target; each && each !== sheet; each = each.parentElement)
    if (each.scrollTop > 0) return false;
  return true;
}

/**
 * As a ref of a sheet: pulled down by a finger it follows, and closes when it was pulled far or fast. Otherwise it goes
 * back. @param isOn where sheets are not used, nothing is listened to
 */
export function useSwipeDown(isOn: boolean, onClose: () => void): RefCallback<HTMLElement> {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  return useCallback<RefCallback<HTMLElement>>(
    (sheet) => (sheet && isOn ? listen(sheet, () => latest.current()) : undefined),
    [isOn],
  );
}

function listen(sheet: HTMLElement, close: () => void): () => void {
  const heard = new AbortController();
  let pull: Pull | null = null;
  const pulled = (touch: Touch) => (pull ? Math.max(touch.clientY - pull.y, 0) : 0);
  const place = (distance: number, duration = 0) => {
    sheet.style.transition = duration > 0 ? `transform ${duration}ms` : 'none';
    sheet.style.transform = distance > 0 ? `translateY(${distance}px)` : '';
  };
  const start = ({ touches, target, timeStamp }: TouchEvent) => {
    const [touch] = touches;
    const from = target as Element;
    const isOurs = touches.length === 1 && !from.closest(OWN) && isAtTop(from, sheet);
    pull =
      touch && isOurs
        ? { x: touch.clientX, y: touch.clientY, at: timeStamp, isSheet: false }
        : null;
  };
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!pull || !touch) return;
    const across = Math.abs(touch.clientX - pull.x);
    const down = touch.clientY - pull.y;
    if (!pull.isSheet && (across > SLOP || down < -SLOP)) pull = null;
    else if (pull.isSheet || down > SLOP) {
      pull.isSheet = true;
      event.preventDefault();
      place(pulled(touch));
    }
  };
  const end = ({ changedTouches, timeStamp, type }: TouchEvent) => {
    const [touch] = changedTouches;
    const was = pull;
    const distance = touch ? pulled(touch) : 0;
    pull = null;
    if (!was?.isSheet) return;
    place(0, LONGEST_MS);
    const isFast = distance / Math.max(timeStamp - was.at, 1) > FAST;
    if (type === 'touchend' && (distance > FAR || isFast)) close();
  };
  const options = { signal: heard.signal };
  sheet.addEventListener('touchstart', start, { ...options, passive: true });
  // Not passive: the page must not be pulled along.
  sheet.addEventListener('touchmove', move, { ...options, passive: false });
  sheet.addEventListener('touchend', end, options);
  sheet.addEventListener('touchcancel', end, options);
  return () => heard.abort();
}
