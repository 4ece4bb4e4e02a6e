import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { QueryArgs, QueryName, QueryResult } from '../../data/queries/index.ts';
import { useDevice } from './DeviceProvider.tsx';

export interface LiveOptions {
  /** While the result for new arguments is on its way, go on showing the former one (search as you type). */
  readonly keepPrevious?: boolean;
  /** While it is, nothing is watched: of what nobody sees the device works out no new answers. */
  readonly paused?: boolean;
}

/**
 * Returns a query's result, kept current. It is `undefined` only until the first result for these
 * arguments, `now` apart. Arguments are compared by content. A route's loader can prefetch it
 * (`context.client.live.prefetch(name, args)`).
 * @throws to the nearest error boundary what the query fails with
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
  const previous = usePrevious(data, stable, keepPrevious);
  if (state.status === 'failed') throw state.error;
  return state.status === 'loading' ? previous : data;
}

const unwatched = () => undefined;

/** The same object for as long as its content is the same. */
function useStable<T extends object>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}

/** Returns all that a query is asked with but the minute, which asks anew by itself. */
const apartFromNow = (args: object): string => JSON.stringify({ ...args, now: undefined });

/**
 * Returns the last value that was not `undefined`, if wanted. It is always wanted where only `now`
 * differs: what a finger is on must not leave the screen because a minute has passed.
 */
function usePrevious<T>(value: T | undefined, args: object, wanted: boolean): T | undefined {
  const about = apartFromNow(args);
  const [previous, setPrevious] = useState({ value, about });
  const isKept = wanted || 'now' in args;
  if (isKept && value !== undefined && (value !== previous.value || about !== previous.about))
    setPrevious({ value, about });
  return wanted || ('now' in args && about === previous.about) ? previous.value : undefined;
}
