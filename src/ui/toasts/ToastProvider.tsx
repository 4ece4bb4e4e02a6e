import { type ReactNode, type RefCallback, Suspense, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, ToastContext, ToastPlaceContext } from './toasts.ts';
import { arriving, Nothing } from '../arriving.tsx';

const ToastBar = arriving(() => import('./ToastBar.tsx').then((m) => m.default), Nothing);

type Shown = Toast & { readonly id: number };

let lastId = 0;

/** One toast at a time; a newer one takes its place. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const { place, offer } = usePlaces();
  const show = useCallback((toast: Toast) => {
    lastId += 1;
    setShown({ ...toast, id: lastId });
  }, []);
  const bar = shown && (
    <Suspense fallback={null}>
      <ToastBar
        key={shown.id}
        toast={shown}
        inPlace={place !== undefined}
        onGone={() => setShown((current) => (current?.id === shown.id ? null : current))}
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
