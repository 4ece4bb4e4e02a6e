import { useMemo, useRef } from 'react';
import type {
  AppointmentRow,
  PsychologistTimes,
  WaitingSession,
} from '../../../data/queries/agenda/results.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { formatMinutes } from '../../../domain/time/format.ts';
import { wallClock } from '../../../domain/time/zone.ts';
import { useNow } from '../../../ui/useNow.ts';
import { useStanding } from '../useStanding.ts';
import { BoardContext } from './drag/board.ts';
import type { Scene } from './drag/proposal.ts';
import { CellCursor } from './CellCursor.tsx';
import { columnsOf, type Person } from './place/columns.ts';
import { DayHeaders } from './DayHeaders.tsx';
import { GridColumn } from './GridColumn.tsx';
import { GridFrame } from './GridFrame.ts';
import { hoursOf, shadesOf } from './place/hours.ts';
import { layoutColumns } from './place/layout.ts';
import { PeopleHeads } from './PeopleHeads.tsx';
import { useDrag } from './drag/useDrag.ts';
import { useFirstSight, useHourHeight } from './place/useHourHeight.ts';
import { type Actions, useSceneBoard } from './drag/useSceneBoard.ts';
import { useGridKeys } from './useGridKeys.ts';
import { WaitingBlocks } from './WaitingBlocks.tsx';

export interface TimeGridProps extends Actions {
  readonly days: readonly string[];
  readonly rows: readonly AppointmentRow[];
  readonly times: readonly PsychologistTimes[];
  /** Those that recurrences will have. */
  readonly waiting: readonly WaitingSession[];
  /** Those who have a column each, where one day is in sight. */
  readonly people: readonly Person[];
  /** Whose sessions are booked here; `null` where an administrator says it later. */
  readonly bookedFor: string | null;
  readonly showPsychologist: boolean;
  readonly onOpen: (row: AppointmentRow) => void;
  readonly onDay: (day: string) => void;
}

const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/**
 * Days, or psychologists, side by side on the clinic's clock, from midnight to midnight: what is outside of the working
 * hours is reached by scrolling. Arrow keys go from session to session; one of them is in the tab order, and after them
 * the cell for a new one.
 */
export function TimeGrid(props: TimeGridProps) {
  const { days, people } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const { scene, layouts, shades, hours } = useModel(props);
  const { columns, zone, now } = scene;
  const standing = useStanding(props.rows);
  const clock = wallClock(now, zone);
  const { board, live } = useSceneBoard(scene, surface, props);
  useHourHeight(scroller, hours, columns.length);
  useFirstSight(scroller, days.join(), hours, days.includes(clock.day) ? clock.minutes : null);
  const onPointerDown = useDrag(board, surface);
  const { stopIn, ...heard } = useGridKeys(board, layouts, props.onOpen);
  return (
    <BoardContext value={board}>
      <GridFrame
        ref={scroller}
        data-scroller
        className={people.length > 0 ? 'people' : ''}
        style={{ '--count': columns.length } as object}
      >
        {columns.length > 1 && <Heads {...props} today={clock.day} />}
        <div className="body">
          <Hours />
          <div
            ref={surface}
            className="columns"
            role="presentation"
            onPointerDown={onPointerDown}
            {...heard}
          >
            {layouts.map((layout, index) => (
              <GridColumn
                key={layout.column.person?.id ?? index}
                index={index}
                layout={layout}
                shades={shades[index] ?? NO_SHADES}
                now={standing}
                minutesNow={layout.column.day === clock.day ? clock.minutes : null}
                tabStop={stopIn(layout)}
                showPsychologist={props.showPsychologist}
              />
            ))}
            <WaitingBlocks scene={scene} />
            <CellCursor scene={scene} hours={hours} />
            <GhostFrame />
          </div>
        </div>
      </GridFrame>
      <div ref={live} aria-live="assertive" style={visuallyHidden} />
    </BoardContext>
  );
}

/** What stands where, worked out anew only when what it is made of changes. */
function useModel({ days, rows, times, waiting, people, bookedFor }: TimeGridProps) {
  const zone = useZone();
  const now = useNow();
  const columns = useMemo(() => columnsOf(days, people), [days, people]);
  const layouts = useMemo(() => layoutColumns(columns, rows, zone), [columns, rows, zone]);
  const shades = useMemo(
    () => columns.map((column) => shadesOf(column, times, zone)),
    [columns, times, zone],
  );
  const hours = useMemo(() => hoursOf(days, times, zone), [days, times, zone]);
  const scene: Scene = { columns, rows, times, waiting, zone, now, bookedFor };
  return { scene, layouts, shades, hours };
}

const Heads = ({ people, days, today, onDay }: TimeGridProps & { readonly today: string }) => (
  <div className="heads">
    <div className="corner" />
    {people.length > 0 ? (
      <PeopleHeads people={people} />
    ) : (
      <DayHeaders days={days} today={today} onDay={onDay} />
    )}
  </div>
);

const NO_SHADES = { outside: [], pauses: [], skipped: null } as const;

/** Written and moved without React: see `ghost.ts`. */
const GhostFrame = () => (
  <div className="ghost" hidden aria-hidden>
    <div>
      <span className="name" />
      <span className="when num" />
      <span className="words" />
    </div>
  </div>
);

const MARKS = Array.from({ length: 23 }, (_, index) => (index + 1) * 60);

const Hours = () => (
  <div className="hours" aria-hidden>
    {MARKS.map((minutes) => (
      <time key={minutes}>{formatMinutes(minutes)}</time>
    ))}
  </div>
);
