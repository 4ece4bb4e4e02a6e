import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { type Toast, ToastContext } from './toasts.ts';

const ToastBar = lazy(() => import('./ToastBar.tsx'));

type Queued = Toast & { readonly id: number };

let lastId = 0;

/** One toast at a time, each for five seconds, in the order they came. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Queued[]>([]);
  const show = useCallback((toast: Toast) => {
    lastId += 1;
    const queued = { ...toast, id: lastId };
    setQueue((former) => [...former, queued]);
  }, []);
  const current = queue[0];
  return (
    <ToastContext value={show}>
      {children}
      {current && (
        <Suspense fallback={null}>
          <ToastBar
            key={current.id}
            toast={current}
            onGone={() => setQueue((former) => former.filter(({ id }) => id !== current.id))}
          />
        </Suspense>
      )}
    </ToastContext>
  );
}
