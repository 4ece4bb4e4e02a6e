import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import { useAgendaSearch } from '../useAgendaSearch.ts';
import { Beside } from './Beside.ts';
import { isSame, type Sheet, sheetOf, type Sheets, turned, withBeside } from './sheets.ts';
import type { InSight } from './useDaysOf.ts';

export interface Days {
  /** Those that are asked for, which may be on their way. */
  readonly asked: Sheet;
  readonly sheets: Sheets;
  /** What each sheet shows, by its place. */
  readonly known: readonly (InSight | undefined)[];
  /** What the sheet in sight shows; `undefined` only before the first drawing. */
  readonly inSight: InSight | undefined;
  /** Tells what a sheet shows. */
  readonly onKnown: (place: number, of: InSight) => void;
}

const DaysContext = createContext<Days | null>(null);

/** The days of the calendar. Who reads them is drawn when others are asked for, and nobody else: all in one frame. */
export function useDays(): Days {
  const days = useContext(DaysContext);
  if (!days) throw new Error('useDays needs a DaysProvider above it');
  return days;
}

export function DaysProvider({ children }: { children: ReactNode }) {
  const asked = useAgendaSearch();
  const { sheets, draw } = useTurned(asked);
  const [known, setKnown] = useState<Days['known']>([]);
  const onKnown = useCallback((place: number, of: InSight) => {
    setKnown((former) => Object.assign([...former], { [place]: of }));
  }, []);
  const inSight = known[sheets.shown];
  const days = useMemo(
    () => ({ asked, sheets, known, inSight, onKnown }),
    [asked, sheets, known, inSight, onKnown],
  );
  return (
    <DaysContext value={days}>
      {children}
      <Beside
        of={asked}
        isAll={inSight !== undefined && inSight.isAll && isSame(inSight, asked)}
        onReady={draw}
      />
    </DaysContext>
  );
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
