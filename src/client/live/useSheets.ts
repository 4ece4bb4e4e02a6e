import { startTransition, useEffect, useState } from 'react';
import type { QueryArgs, QueryName, QueryResult } from '../../data/queries/index.ts';
import type { Gathered } from '../../data/queries/kit/known.ts';
import { isWhole } from '../../data/queries/kit/known.ts';
import { useLatest } from '../../ui/shortcuts/useLatest.ts';
import { SOON, untilIdle, whenIdle } from '../../ui/whenIdle.ts';
import { useDevice } from './DeviceProvider.tsx';
import { type Sheets, turned, withReady } from './sheets.ts';
import { useLive } from './useLive.ts';
import { useSame } from './useSame.ts';

/** An answer that takes longer is drawn when it is asked for. */
const PATIENCE_MS = 10_000;

/** The queries that tell whether their answer is whole. */
type GatheredName = {
  [N in QueryName]: QueryResult<N> extends Gathered<unknown> ? N : never;
}[QueryName];

/**
 * What is asked for, and what may be asked for next: drawn out of sight while the page rests, one after another, so that
 * a choice only turns to it. `useSheet` reads each of them; `Pile` holds them.
 * @param wanted the same list until one of it is another
 */
export function useSheets<N extends GatheredName>(
  name: N,
  args: QueryArgs<N>,
  wanted: readonly QueryArgs<N>[],
): Sheets<QueryArgs<N>> {
  const [kept, keep] = useState<Sheets<QueryArgs<N>>>(() => ({ drawn: [args], shown: 0 }));
  const sheets = turned(kept, args);
  if (sheets !== kept) keep(sheets);
  useReady(name, wanted, (ready) =>
    // Gives way to whatever the person does.
    startTransition(() => keep((former) => withReady(former, ready, wanted))),
  );
  return sheets;
}

/** Tells of each of the wanted that has its answer, while the page rests. */
function useReady<N extends GatheredName>(
  name: N,
  wanted: readonly QueryArgs<N>[],
  onReady: (ready: QueryArgs<N>) => void,
): void {
  const { live } = useDevice();
  const draw = useLatest(onReady);
  useEffect(() => {
    let isOver = false;
    const run = async () => {
      for (const args of wanted) {
        await live.prefetch(name, args, PATIENCE_MS);
        await untilIdle();
        if (isOver) return;
        const state = live.read(name, args);
        // Of what is still to come to this device all answers change all the time.
        if (state.status === 'ready' && isWhole(state.data as Gathered<unknown>))
          draw.current(args);
      }
    };
    const cancel = whenIdle(() => void run(), SOON);
    return () => {
      isOver = true;
      cancel();
    };
  }, [live, name, wanted, draw]);
}

/** The answer of a sheet: kept current in sight, and as it was out of sight. */
export const useSheet = <N extends GatheredName>(
  name: N,
  args: QueryArgs<N>,
  isShown: boolean,
): QueryResult<N> | undefined =>
  useSame(useLive(name, args, { keepPrevious: true, paused: !isShown }));
