import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { useAgendaFrame, useAskedDays } from '../useAgendaSearch.ts';
import { Beside } from './Beside.ts';
import { EventCards } from './EventCards.tsx';
import { isSame, type Sheet, sheetOf, type Sheets, turned, withBeside } from './sheets.ts';
import { TurnedSheets } from './TurnedSheets.tsx';
import type { InSight } from './useDaysOf.ts';

export interface Days {
  /** Those that are asked for, which may be on their way. */
  readonly asked: Sheet;
  /** Those in sight; `undefined` only before the first drawing. */
  readonly inSight: InSight | undefined;
}

const DaysContext = createContext<Days | null>(null);

/** For what stands above and below the days: whoever reads them is drawn when others are asked for, and nobody else. */
export function useDays(): Days {
  const days = useContext(DaysContext);
  if (!days) throw new Error('useDays needs TurnedDays around it');
  return days;
}

interface Around {
  /** The same elements for as long as they are the same. */
  readonly above: ReactNode;
  readonly below: ReactNode;
}

/** The days that are asked for, with what is said of them above and below: all of it turns in one frame. */
export const TurnedDays = (around: Around) => <Turning {...around} frame={useAgendaFrame()} />;

const NO_ROWS: readonly AppointmentRow[] = [];

/**
 * Apart from its frame, which asks nothing while days are turned. The sheets are in no context of it: for who might read
 * one, React would look through all that is drawn on them, at every turn.
 */
function Turning(props: Around & { readonly frame: ReturnType<typeof useAgendaFrame> }) {
  const asked = useAskedDays(props.frame);
  const { sheets, draw } = useTurned(asked);
  const { known, onKnown } = useKnown();
  const inSight = known[sheets.shown];
  const days = useMemo(() => ({ asked, inSight }), [asked, inSight]);
  return (
    <>
      <DaysContext value={days}>{props.above}</DaysContext>
      <EventCards rows={inSight?.rows ?? NO_ROWS}>
        <TurnedSheets sheets={sheets} known={known} onKnown={onKnown} />
      </EventCards>
      <DaysContext value={days}>{props.below}</DaysContext>
      <Beside
        of={asked}
        isAll={inSight !== undefined && inSight.isAll && isSame(inSight, asked)}
        onReady={draw}
      />
    </>
  );
}

/** What each sheet shows, by its place. */
function useKnown() {
  const [known, setKnown] = useState<readonly (InSight | undefined)[]>([]);
  const onKnown = useCallback((place: number, of: InSight) => {
    setKnown((former) => Object.assign([...former], { [place]: of }));
  }, []);
  return { known, onKnown };
}

/** The sheets that are drawn, with the one that is asked for in sight. */
function useTurned(asked: Sheet) {
  const [kept, keep] = useState<Sheets>(() => ({ drawn: [sheetOf(asked)], shown: 0 }));
  const sheets = turned(kept, asked);
  if (sheets !== kept) keep(sheets);
  const draw = useCallback((beside: Sheet, near: readonly Sheet[]) => {
    // Gives way to whatever the person does.
    startTransition(() => keep((former) => withBeside(former, beside, near)));
  }, []);
  return { sheets, draw };
}
