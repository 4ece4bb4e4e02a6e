import { startTransition, useEffect, useRef, useState } from 'react';
import { useDevice } from '../../../client/DeviceProvider.tsx';
import type { LiveQueries } from '../../../client/liveQueries.ts';
import { useLatest } from '../../../ui/shortcuts/useLatest.ts';
import { SOON, untilIdle, whenIdle } from '../../../ui/whenIdle.ts';
import { daysBeside } from '../useAgendaSearch.ts';
import { askFor, useAsked } from './asked.ts';
import { type Sheet, sheetOf, type Sheets, turned, withBeside } from './sheets.ts';
import type { InSight } from './useInSight.ts';

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
 * The days in sight, and those before and after them, which are answered and drawn out of sight while the page rests: a
 * person who goes there sees them in the next frame. Not while this device still receives what stands on the days in
 * sight: then all answers change all the time.
 */
export function useSheets(of: InSight): Sheets {
  const [kept, keep] = useState<Sheets>(() => ({ drawn: [sheetOf(of)], shown: 0 }));
  const sheets = turned(kept, of);
  if (sheets !== kept) keep(sheets);
  useBeside(of, (beside, near) =>
    // Gives way to whatever the person does.
    startTransition(() => keep((former) => withBeside(former, beside, near))),
  );
  return sheets;
}

type Draw = (beside: Sheet, near: readonly Sheet[]) => void;

function useBeside({ view, day, days, psychologistId, isAll }: InSight, onReady: Draw): void {
  const { live } = useDevice();
  const asked = useAsked();
  const within = useLatest(day);
  const draw = useLatest(onReady);
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
        draw.current(one, near);
      }
    };
    const cancel = whenIdle(() => void run(), SOON);
    return () => {
      isOver = true;
      cancel();
    };
  }, [live, view, first, within, draw, psychologistId, asked, isAll]);
}
