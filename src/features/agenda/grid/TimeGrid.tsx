import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { useZone } from '../../../client/useZone.ts';
import type { AppointmentRow } from '../../../data/queries/results.ts';
import { formatMinutes, longDay } from '../../../domain/time/format.ts';
import { instantOf, wallClock } from '../../../domain/time/zone.ts';
import { useNow } from '../../../ui/useNow.ts';
import { DayHeaders } from './DayHeaders.tsx';
import { type DayLayout, layoutDays, visibleHours } from './layout.ts';
import { neighbour } from './neighbour.ts';
import { SessionBlock } from './SessionBlock.tsx';

const Grid = styled('div')(({ theme }) => ({
  '--hour': theme.spacing(8),
  '--gutter': theme.spacing(6.5),
  display: 'grid',
  gridTemplateColumns: 'var(--gutter) minmax(0, 1fr)',
  paddingBlock: theme.spacing(1.5),
  '& .hours': { position: 'relative' },
  '& .hours time': {
    position: 'absolute',
    insetInlineEnd: theme.spacing(1),
    transform: 'translateY(-50%)',
    fontSize: theme.typography.pxToRem(12),
    color: theme.vars.palette.text.secondary,
  },
  '& .days': {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
  '& .day': {
    position: 'relative',
    containerType: 'inline-size',
    borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
    backgroundImage: `linear-gradient(${theme.vars.palette.divider} 1px, transparent 1px)`,
    backgroundSize: '100% var(--hour)',
  },
  '& .day.today': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 4%, transparent)`,
  },
  '& .free': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'copy',
  },
  '& .now': {
    position: 'absolute',
    insetInline: 0,
    height: 0,
    borderTop: `2px solid ${theme.vars.palette.secondary.main}`,
    pointerEvents: 'none',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -1,
      top: -5,
      width: theme.spacing(1),
      height: theme.spacing(1),
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.secondary.main,
      zIndex: 1,
    },
  },
}));

const SLOT_MINUTES = 30;

/** Days side by side on the clinic's clock. Arrow keys go from session to session; one of them is in the tab order. */
export function TimeGrid(props: {
  days: readonly string[];
  rows: readonly AppointmentRow[];
  showPsychologist: boolean;
  onOpen: (row: AppointmentRow) => void;
  onNew: (instant: string) => void;
  onDay: (day: string) => void;
}) {
  const { days, rows } = props;
  const zone = useZone();
  const now = useNow();
  const layouts = useMemo(() => layoutDays(days, rows, zone), [days, rows, zone]);
  const hours = useMemo(() => visibleHours(layouts), [layouts]);
  const roving = useRovingFocus(layouts);
  const clock = wallClock(now, zone);
  return (
    <div>
      {days.length > 1 && <DayHeaders days={days} today={clock.day} onDay={props.onDay} />}
      <Grid>
        <Hours {...hours} />
        <div className="days" role="presentation" onKeyDown={roving.onKeyDown}>
          {layouts.map((layout) => (
            <section
              key={layout.day}
              aria-label={longDay(layout.day)}
              className={layout.day === clock.day ? 'day today' : 'day'}
              style={{ height: `calc(var(--hour) * ${(hours.last - hours.first) / 60})` }}
            >
              {layout.day === clock.day && <NowLine minutes={clock.minutes} hours={hours} />}
              <FreeTime day={layout.day} hours={hours} zone={zone} onNew={props.onNew} />
              {layout.blocks.map((block) => (
                <SessionBlock
                  key={block.row.id}
                  block={block}
                  first={hours.first}
                  zone={zone}
                  now={now}
                  tabbable={roving.tabbable(block.row.id)}
                  showPsychologist={props.showPsychologist}
                  onOpen={props.onOpen}
                  onFocus={roving.onFocus}
                />
              ))}
            </section>
          ))}
        </div>
      </Grid>
    </div>
  );
}

interface HoursShown {
  readonly first: number;
  readonly last: number;
}

function Hours({ first, last }: HoursShown) {
  const marks = Array.from({ length: (last - first) / 60 }, (_, index) => first + index * 60);
  return (
    <div className="hours" aria-hidden>
      {marks.map((minutes) => (
        <time key={minutes} style={{ top: `calc(var(--hour) * ${(minutes - first) / 60})` }}>
          {formatMinutes(minutes)}
        </time>
      ))}
    </div>
  );
}

function NowLine({ minutes, hours: { first, last } }: { minutes: number; hours: HoursShown }) {
  if (minutes < first || minutes > last) return null;
  return <div className="now" style={{ top: `calc(var(--hour) * ${(minutes - first) / 60})` }} />;
}

/** A shortcut for the pointer; the keyboard's way is the button `Nova sessão`. */
function FreeTime(props: {
  day: string;
  hours: HoursShown;
  zone: string;
  onNew: (instant: string) => void;
}) {
  const { first, last } = props.hours;
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const clicked = first + ((event.clientY - top) / height) * (last - first);
    const minutes = Math.floor(clicked / SLOT_MINUTES) * SLOT_MINUTES;
    props.onNew(instantOf({ day: props.day, minutes }, props.zone));
  };
  return <button type="button" className="free" tabIndex={-1} aria-hidden onClick={choose} />;
}

function useRovingFocus(layouts: readonly DayLayout[]) {
  const [focused, setFocused] = useState<string | null>(null);
  const ids = layouts.flatMap(({ blocks }) => blocks.map(({ row }) => row.id));
  const stop = focused !== null && ids.includes(focused) ? focused : (ids[0] ?? null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-record]')?.dataset[
      'record'
    ];
    const next = id ? neighbour(layouts, id, event.key) : null;
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-record="${next.id}"]`)?.focus();
  };
  return { onKeyDown, onFocus: setFocused, tabbable: (id: string) => id === stop };
}
