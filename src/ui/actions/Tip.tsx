import { type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { arriving, Nothing } from '../arriving.tsx';

// What places a bubble weighs more than most screens, and nobody needs it before pointing at something.
const Bubble = arriving(() => import('./Bubble.tsx').then((m) => m.Bubble), Nothing);

const REST_MS = 400;
/** From one control to the next. */
const NEXT_MS = 200;
const NEXT_WITHIN_MS = 800;
const LONG_PRESS_MS = 700;
/** Time to move from the control into the bubble. */
const LEAVE_MS = 100;
/** Time to read after a finger was lifted. */
const LIFTED_MS = 1500;

let lastSeen = -Infinity;

const restTime = (): number => (performance.now() - lastSeen < NEXT_WITHIN_MS ? NEXT_MS : REST_MS);

/** @param turn shows or hides the bubble after some milliseconds, unless it is turned again before */
type Turn = (isOpen: boolean, ms: number) => void;

/** Says what a control is to who rests on it, with the pointer, the keyboard or a finger. Stands beside the control. */
export function Tip({ of, title }: { of: RefObject<HTMLElement | null>; title: string }) {
  const [isOpen, setOpen] = useState<boolean>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useCallback<Turn>((next, ms) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Never asked for: nothing to hide, and nothing to draw.
      setOpen((former) => (former === undefined && !next ? former : next));
      if (!next) lastSeen = performance.now();
    }, ms);
  }, []);
  useEffect(() => {
    const stop = of.current ? watch(of.current, turn) : undefined;
    return () => {
      stop?.();
      clearTimeout(timer.current);
    };
  }, [of, turn]);
  if (isOpen === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Bubble
        of={of}
        title={title}
        isOpen={isOpen}
        onEnter={() => turn(true, 0)}
        onLeave={() => turn(false, LEAVE_MS)}
        onClose={() => turn(false, 0)}
      />
    </Suspense>
  );
}

/** Listens beside whatever the control itself does with these events. @returns stops it */
function watch(control: HTMLElement, turn: Turn): () => void {
  const heard = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => control.addEventListener(name, act, { signal: heard.signal });
  const isFinger = (event: PointerEvent) => event.pointerType === 'touch';
  const open = (ms: number) => {
    void Bubble.preload().catch(() => undefined);
    turn(true, ms);
  };
  on('pointerenter', (event) => open(isFinger(event) ? LONG_PRESS_MS : restTime()));
  on('pointerleave', (event) => turn(false, isFinger(event) ? LIFTED_MS : LEAVE_MS));
  // What the control opens must not be covered.
  on('click', () => turn(false, 0));
  on('focus', () => control.matches(':focus-visible') && open(restTime()));
  on('blur', () => turn(false, 0));
  return () => heard.abort();
}
