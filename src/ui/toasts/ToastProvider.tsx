import { type ReactNode, type RefCallback, Suspense, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, ToastContext, ToastPlaceContext } from './toasts.ts';
import { arriving, Nothing } from '../arriving.tsx';

const ToastBar = arriving(() => import('./ToastBar.tsx').then((m) => m.default), Nothing);

type Shown = Toast & { readonly id: number; readonly isLeaving?: boolean };

let lastId = 0;

/** One toast at a time; a newer one takes its place. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const { place, offer } = usePlaces();
  const change = useCallback(
    (id: number, to: (toast: Shown) => Shown | null) =>
      setShown((current) => (current?.id === id ? to(current) : current)),
    [],
  );
  const show = useCallback(
    (toast: Toast) => {
      lastId += 1;
      const id = lastId;
      setShown({ ...toast, id });
      return (instead: Toast) =>
        change(id, (current) => (current.isLeaving ? current : { ...instead, id }));
    },
    [change],
  );
  const bar = shown && (
    <Suspense fallback={null}>
      <ToastBar
        key={shown.id}
        toast={shown}
        open={!shown.isLeaving}
        inPlace={place !== undefined}
        onLeave={() => change(shown.id, (current) => ({ ...current, isLeaving: true }))}
        onGone={() => change(shown.id, () => null)}
      />
    </Suspense>
  );
  return (
    <ToastContext value={show}>
      <ToastPlaceContext value={offer}>{children}</ToastPlaceContext>
      {bar && place && createPortal(bar, place)}
      <div aria-live="polite">{!place && bar}</div>
    </ToastContext>
  );
}

/** The places on offer; the newest is that of the dialog on top. */
function usePlaces() {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  const offer = useCallback<RefCallback<HTMLElement>>((place) => {
    if (!place) return undefined;
    setPlaces((former) => [...former, place]);
    return () => setPlaces((former) => former.filter((other) => other !== place));
  }, []);
  return { place: places.at(-1), offer };
}
