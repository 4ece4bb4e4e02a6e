import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { QueryArgs, QueryName, QueryResult } from '../data/queries/index.ts';
import { useDevice } from './DeviceProvider.tsx';

export interface LiveOptions {
  /** While the result for new arguments is on its way, go on showing the former one (search as you type). */
  readonly keepPrevious?: boolean;
  /** While it is, nothing is watched: of what nobody sees the device works out no new answers. */
  readonly paused?: boolean;
}

/**
 * A query's result, kept current. `undefined` only until the first result, which a route's loader can prefetch
 * (`context.client.live.prefetch(name, args)`). Arguments are compared by content. A failure is thrown to the nearest
 * error boundary.
 */
export function useLive<N extends QueryName>(
  name: N,
  args: QueryArgs<N>,
  { keepPrevious = false, paused = false }: LiveOptions = {},
): QueryResult<N> | undefined {
  const { live } = useDevice();
  const stable = useStable(args);
  const watch = useCallback(
    (onChange: () => void) => (paused ? unwatched : live.watch(name, stable, onChange)),
    [live, name, stable, paused],
  );
  const read = useCallback(() => live.read(name, stable), [live, name, stable]);
  const state = useSyncExternalStore(watch, read);
  const data = state.status === 'ready' ? state.data : undefined;
  const previous = usePrevious(data, keepPrevious);
  if (state.status === 'failed') throw state.error;
  return state.status === 'loading' ? previous : data;
}

const unwatched = () => undefined;

/** The same object for as long as its content is the same. */
function useStable<T extends object>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}

/** The last value that was not `undefined`, if wanted. */
function usePrevious<T>(value: T | undefined, wanted: boolean): T | undefined {
  const [previous, setPrevious] = useState(value);
  if (wanted && value !== undefined && value !== previous) setPrevious(value);
  return wanted ? previous : undefined;
}
