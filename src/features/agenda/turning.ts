import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useAddressNow, useChangeAddress } from '../../ui/address/address.ts';
import { afterPaint } from '../../ui/afterPaint.ts';
import { agendaAddress } from './search.ts';

/** Who turns on within this time gets one address, and one step back, for all of it. */
const TURNING_ON_MS = 60;

/** As the address has it; absent for today. */
type Day = string | undefined;

interface Turn {
  readonly to: Day;
  /** What the address has said since: for as long as it says one of them, it has not followed. */
  readonly from: readonly Day[];
}

/**
 * The day that is turned to while the address does not say so yet. The router's work takes longer than turning a sheet
 * that is already drawn, and no one waits for it.
 */
let turn: Turn | null = null;
const listeners = new Set<() => void>();

function set(next: Turn | null): void {
  turn = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Nobody looks at the days any more: what was not written by now is not asked for.
    if (listeners.size === 0) turn = null;
  };
};

/** The day that is asked for, where the address says `day`. */
export const turnedFrom = (day: Day): Day => (turn?.from.includes(day) ? turn.to : day);

/** The same for a component, which is drawn again when it turns. */
export function useTurned(day: Day): Day {
  const shown = useSyncExternalStore(subscribe, () => turnedFrom(day));
  useEffect(() => {
    // It has followed: whoever goes back from there goes back.
    if (turn && turn.to === day) turn = null;
  }, [day]);
  return shown;
}

/** Turns to another day at once, and writes it into the address, as a step, a moment after that is painted. */
export function useTurn(): (next: (day: Day) => Day) => void {
  const now = useAddressNow(agendaAddress);
  const change = useChangeAddress(agendaAddress, { step: true });
  const router = useRouter();
  return useCallback(
    (next) => {
      const said = now().dia;
      // The router may have the address already, and the screen not.
      const under = turn && [...turn.from, turn.to];
      const from = under?.includes(said) ? under : [said];
      const mine: Turn = { to: next(turnedFrom(said)), from };
      const path = router.latestLocation.pathname;
      set(mine);
      afterPaint(TURNING_ON_MS, () => {
        // Turned on meanwhile.
        if (turn !== mine) return;
        const day = now().dia;
        const isHere = router.latestLocation.pathname === path && from.includes(day);
        const end = () => turn === mine && set(null);
        // Gone elsewhere, or nowhere: then the address counts.
        if (!isHere || day === mine.to) return end();
        // Whoever goes back before it is there ends it, too.
        const stop = router.subscribe('onResolved', () => {
          stop();
          end();
        });
        change({ dia: mine.to });
      });
    },
    [now, change, router],
  );
}
