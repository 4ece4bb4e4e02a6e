import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useZone } from '../../client/time/useZone.ts';
import type { Slot } from '../../domain/availability/slots.ts';
import { formatTime, longDay } from '../../domain/time/format.ts';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';
import { useNarrow } from '../../ui/useMediaQuery.ts';
import { slotBadges } from './texts.ts';

const Grid = styled('ul')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  })),
);

const Time = styled(ButtonBase)(
  memoTheme(({ theme }) => {
    const { palette } = theme.vars;
    return {
      flexDirection: 'column',
      gap: 2,
      width: '100%',
      minHeight: theme.spacing(8),
      border: `1px solid ${palette.divider}`,
      borderRadius: 8,
      fontFamily: 'inherit',
      color: palette.text.primary,
      '& .clock': { fontWeight: 600, fontSize: theme.typography.pxToRem(17) },
      '&:hover': { borderColor: palette.primary.main },
      '&[aria-pressed="true"]': {
        borderColor: palette.primary.main,
        backgroundColor: `color-mix(in srgb, ${palette.primary.main} 14%, transparent)`,
      },
      '&.Mui-disabled .clock': { color: palette.text.secondary, fontWeight: 400 },
    };
  }),
);

const steps = (columns: number): Readonly<Record<string, number>> => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
});

export interface DayTimesProps {
  readonly day: string;
  readonly slots: readonly Slot[];
  /** The start of the one that was chosen, or was to be. */
  readonly chosen: string | null;
  /** Whether the focus is to come here. */
  readonly isWanted: boolean;
  readonly onFocused: () => void;
  readonly onChoose: (slot: Slot) => void;
  /** Back to the days. */
  readonly onUp: () => void;
}

/** The place in the tab order: where the person was, else the first free one. */
function useStop({ slots, chosen }: DayTimesProps) {
  const [visited, setVisited] = useState<string | null>(null);
  const free = slots.filter(({ available }) => available);
  const stop =
    free.find(({ id }) => id === visited) ??
    free.find(({ startAt }) => startAt === chosen) ??
    free[0];
  return [stop?.id, setVisited] as const;
}

/** A day's times: the free ones to be chosen, the taken ones to be seen. */
export function DayTimes(props: DayTimesProps) {
  const { day, slots, isWanted, onFocused } = props;
  const zone = useZone();
  const list = useRef<HTMLUListElement>(null);
  const columns = useNarrow() ? 3 : 5;
  const [stop, visit] = useStop(props);
  useEffect(() => {
    if (!isWanted) return;
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    onFocused();
  }, [isWanted, onFocused]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps(columns)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = neighbourOf(slots, stop, step);
    if (next) list.current?.querySelector<HTMLElement>(`[data-slot="${next.id}"]`)?.focus();
    else if (event.key === 'ArrowUp') props.onUp();
  };
  return (
    <Grid
      ref={list}
      aria-label={`Horários de ${longDay(day)}`}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      onKeyDown={onKeyDown}
    >
      {slots.map((slot) => (
        <li key={slot.id}>
          <Time
            data-slot={slot.id}
            disabled={!slot.available}
            tabIndex={slot.id === stop ? 0 : -1}
            aria-pressed={slot.available && slot.startAt === props.chosen}
            onFocus={() => visit(slot.id)}
            onClick={() => props.onChoose(slot)}
          >
            <span className="clock num">{formatTime(slot.startAt, zone)}</span>
            <Badge isFree={slot.available} />
          </Time>
        </li>
      ))}
    </Grid>
  );
}

function Badge({ isFree }: { isFree: boolean }) {
  const { label, tone } = slotBadges[isFree ? 'available' : 'booked'];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

/** The free time that lies so many places on, or the next one beyond it. */
function neighbourOf(slots: readonly Slot[], from: string | undefined, step: number) {
  const turn = Math.sign(step);
  for (let place = slots.findIndex(({ id }) => id === from) + step; slots[place]; place += turn)
    if (slots[place]?.available) return slots[place];
  return undefined;
}
