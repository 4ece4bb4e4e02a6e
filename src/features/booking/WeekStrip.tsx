import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays, weekOf } from '../../domain/time/days.ts';
import { longDay, weekdayShort } from '../../domain/time/format.ts';
import { IconAction } from '../../ui/actions/IconAction.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { dayByKey, dayProblem, freeOn, weekLabel, within } from './slotDays.ts';
import { freeWords } from './texts.ts';
import type { Slots } from './useSlots.ts';

export interface WeekStripProps {
  readonly slots: Slots;
  readonly day: string;
  readonly onDay: (day: string) => void;
  /** On to the times of the day. */
  readonly onDown: () => void;
}

/** The week around a day with how many free times each day has; arrows go from day to day. */
export function WeekStrip(props: WeekStripProps) {
  const { day, slots, onDay } = props;
  const { reach } = slots;
  const week = weekOf(day);
  const turn = (days: number) => () => onDay(within(addDays(day, days), reach));
  return (
    <div>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, marginBottom: 1 }}>
        <IconAction
          label="Semana anterior"
          disabled={(week[0] ?? '') <= reach.first}
          onClick={turn(-7)}
        >
          <ChevronLeftIcon />
        </IconAction>
        <Typography aria-live="polite" className="num" sx={label}>
          {weekLabel(week)}
        </Typography>
        <IconAction
          label="Próxima semana"
          disabled={(week[6] ?? '') >= reach.last}
          onClick={turn(7)}
        >
          <ChevronRightIcon />
        </IconAction>
        <DateJump {...props} />
      </Stack>
      <Days {...props} week={week} />
    </div>
  );
}

/** On a phone the field of the date says it as well. */
const label = {
  fontWeight: 600,
  whiteSpace: 'nowrap',
  display: { xs: 'none', sm: 'block' },
} as const;

/** Any day, typed or picked; what is no day to be booked is said and changes nothing. */
function DateJump({ day, slots: { reach }, onDay }: WeekStripProps) {
  const [typed, setTyped] = useState<{ readonly day: string | null } | null>(null);
  const shown = typed ? typed.day : day;
  const change = (next: string | null) => {
    const isGood = dayProblem(next, reach) === null;
    setTyped(isGood ? null : { day: next });
    if (next !== null && isGood) onDay(next);
  };
  return (
    <div style={{ marginInlineStart: 'auto', width: '10.5rem' }}>
      <DayField
        label="Data"
        value={shown}
        onChange={change}
        min={reach.first}
        max={reach.last}
        error={typed ? dayProblem(typed.day, reach) : null}
      />
    </div>
  );
}

const Row = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 4,
});

const Day = styled(ButtonBase)(
  memoTheme(({ theme }) => {
    const { palette } = theme.vars;
    return {
      flexDirection: 'column',
      minHeight: theme.spacing(9),
      border: `1px solid ${palette.divider}`,
      borderRadius: 8,
      fontFamily: 'inherit',
      fontSize: theme.typography.pxToRem(13),
      color: palette.text.secondary,
      '& .number': {
        fontWeight: 600,
        fontSize: theme.typography.pxToRem(17),
        color: palette.text.primary,
      },
      '& .free': { color: palette.success.main, fontWeight: 600 },
      '&[aria-pressed="true"]': {
        borderColor: palette.primary.main,
        backgroundColor: `color-mix(in srgb, ${palette.primary.main} 14%, transparent)`,
      },
      '&.Mui-disabled': { opacity: 0.45, borderColor: 'transparent' },
      [theme.breakpoints.down('sm')]: { '& .word': { display: 'none' } },
    };
  }),
);

function Days(props: WeekStripProps & { readonly week: readonly string[] }) {
  const { day, slots, onDay, week } = props;
  const row = useRef<HTMLFieldSetElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    row.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      props.onDown();
      return;
    }
    const next = dayByKey(day, event.key, slots.reach);
    if (next === null) return;
    event.preventDefault();
    moved.current = next !== day;
    onDay(next);
  };
  return (
    <Row ref={row} aria-label="Dia" onKeyDown={onKeyDown}>
      {week.map((one) => (
        <DayCell key={one} {...props} one={one} />
      ))}
    </Row>
  );
}

function DayCell({ one, day, slots, onDay }: WeekStripProps & { readonly one: string }) {
  const isOpen = one >= slots.reach.first && one <= slots.reach.last;
  const free = isOpen ? freeOn(slots.days, one) : 0;
  return (
    <Day
      data-day={one}
      disabled={!isOpen}
      tabIndex={one === day ? 0 : -1}
      aria-pressed={one === day}
      aria-label={isOpen ? `${longDay(one)}, ${freeWords(free)}` : longDay(one)}
      onClick={() => onDay(one)}
    >
      <span>{weekdayShort(one)}</span>
      <span className="number num">{Number(one.slice(8))}</span>
      {isOpen && <Free count={free} />}
    </Day>
  );
}

const Free = ({ count }: { count: number }) =>
  count === 0 ? (
    <span>–</span>
  ) : (
    <span className="free num">
      {count}
      <span className="word">{count === 1 ? ' livre' : ' livres'}</span>
    </span>
  );
