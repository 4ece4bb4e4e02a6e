import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { MissingScreen } from './states/MissingScreen.tsx';

/** While a piece is missing, how often it is asked for: not every line that is back says so. */
const AGAIN_MS = 10_000;
const RELOADED = 'sereno-reloaded-for';

/** What Chromium, Firefox and Safari say of a script that they could not load, and Vite of its styles. */
const NOT_LOADED =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i;

/** A component whose script comes when it is first drawn, or by the router's `preload`. */
export type Arriving<P> = ((props: P) => ReactNode) & { preload: () => Promise<void> };

type Missing<P> = ComponentType<P & { readonly onAgain: () => void }>;

/**
 * A piece of the app that is loaded when it is first drawn. One that is not on this device yet,
 * without a network, says so kindly, and comes by itself when it can.
 * @param Absent stands in its place until then, with the same properties. Where it is `Nothing`,
 *   work goes on without the piece, and no page is loaded anew for it.
 */
export function arriving<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Absent: Missing<P> = MissingScreen,
): Arriving<P> {
  const listeners = new Set<() => void>();
  let piece: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;

  function show(next: ComponentType<P>): void {
    piece = next;
    for (const listener of listeners) listener();
  }
  const attempt = (): Promise<void> =>
    load().then(show, (error: unknown) => {
      loading = null;
      if (!(error instanceof Error && NOT_LOADED.test(error.message))) throw error;
      show(Away);
    });
  function preload(): Promise<void> {
    loading ??= attempt();
    return loading;
  }
  async function again(): Promise<void> {
    await preload();
    if (piece === Away && Absent !== Nothing) reloadOnce(load);
  }

  function Away(props: P) {
    useEffect(() => {
      const retry = () => void again().catch(() => undefined);
      const timer = setInterval(retry, AGAIN_MS);
      addEventListener('online', retry);
      return () => {
        clearInterval(timer);
        removeEventListener('online', retry);
      };
    }, []);
    return <Absent {...props} onAgain={() => void again().catch(() => undefined)} />;
  }

  // React's own: what `use` waits for never came where the drawing was not awaited. Its type cannot say that a lazy component
  // of some properties takes them.
  const Pending = lazy(() => preload().then(() => ({ default: Piece })));
  function Piece(props: P): ReactNode {
    const Known = useSyncExternalStore(subscribe, () => piece);
    return createElement<P>(Known ?? (Pending as unknown as ComponentType<P>), props);
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return Object.assign(Piece, { preload });
}

/** For a piece without which the screen is as good. */
export const Nothing = (): null => null;

/** Some browsers remember for as long as a page lives that a script failed: where there is a line, a new page asks anew. */
function reloadOnce(load: () => unknown): void {
  const name = String(load);
  if (!navigator.onLine || sessionStorage.getItem(RELOADED) === name) return;
  sessionStorage.setItem(RELOADED, name);
  location.reload();
}
