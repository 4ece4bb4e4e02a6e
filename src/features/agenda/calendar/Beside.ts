import { useEffect, useRef } from 'react';
import { useDevice } from '../../../client/live/DeviceProvider.tsx';
import type { LiveQueries } from '../../../client/live/liveQueries.ts';
import { useLatest } from '../../../ui/shortcuts/useLatest.ts';
import { SOON, untilIdle, whenIdle } from '../../../ui/whenIdle.ts';
import { daysBeside } from '../useAgendaSearch.ts';
import { askFor, useAsked } from './asked.ts';
import type { Sheet } from './sheets.ts';

/** An answer that takes longer is drawn when it comes. */
const PATIENCE_MS = 10_000;

/** A session that is carried follows in every frame: what comes into the page meanwhile would stop it. */
async function untilFree(): Promise<void> {
  do await untilIdle();
  while (document.querySelector('[data-dragging], [data-lifted]'));
}

const answered = (live: LiveQueries, { sessions, times, waiting }: ReturnType<typeof askFor>) =>
  Promise.all([
    live.prefetch('appointments.between', sessions, PATIENCE_MS),
    live.prefetch('availability.between', times, PATIENCE_MS),
    live.prefetch('recurrences.waiting', waiting, PATIENCE_MS),
  ]);

/**
 * Has the days before and after those in sight answered and drawn out of sight while the page rests: a person who goes
 * there sees them in the next frame. Not while this device still receives what stands on the days in sight: then all
 * answers change all the time. Apart from what draws them, which so asks nothing when it turns.
 * @param isAll whether what is in sight is the days that are asked for, and all of it
 */
export function Beside({
  of,
  isAll,
  onReady,
}: {
  readonly of: Sheet;
  readonly isAll: boolean;
  readonly onReady: (beside: Sheet, near: readonly Sheet[]) => void;
}): null {
  const { view, day, days, psychologistId } = of;
  const { live } = useDevice();
  const asked = useAsked();
  const within = useLatest(day);
  const first = days[0] ?? '';
  const former = useRef(first);
  const wentBack = useRef(false);
  useEffect(() => {
    if (former.current !== first) wentBack.current = first < former.current;
    former.current = first;
    if (!isAll) return undefined;
    let isOver = false;
    const beside = (step: 1 | -1): Sheet => ({
      view,
      psychologistId,
      ...daysBeside(view, within.current, step),
    });
    const run = async () => {
      const near = [beside(1), beside(-1)];
      // Who went back may go on.
      if (wentBack.current) near.reverse();
      for (const one of near) {
        await answered(live, askFor(one.days, psychologistId, asked));
        await untilFree();
        if (isOver) return;
        onReady(one, near);
      }
    };
    const cancel = whenIdle(() => void run(), SOON);
    return () => {
      isOver = true;
      cancel();
    };
  }, [live, view, first, within, onReady, psychologistId, asked, isAll]);
  return null;
}
