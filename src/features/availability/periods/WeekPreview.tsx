import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import { formatMinutes } from '../../../domain/time/format.ts';

/** Minutes since midnight. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface PreviewDay {
  /** `Seg`, or with a date. */
  readonly label: string;
  readonly open: readonly Stretch[];
  readonly pauses?: readonly Stretch[];
}

const DAY = 24 * 60;

const Days = styled('ul')(
  memoTheme(({ theme }) => ({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    display: 'grid',
    gap: theme.spacing(0.5),
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '5rem 1fr',
      columnGap: theme.spacing(1),
      alignItems: 'center',
    },
    '& .bar': {
      position: 'relative',
      height: 10,
      borderRadius: 5,
      overflow: 'hidden',
      backgroundColor: theme.vars.palette.action.hover,
    },
    '& .bar > span': { position: 'absolute', insetBlock: 0 },
    '& .open': { backgroundColor: theme.vars.palette.primary.main },
    // A ground is not drawn there.
    '@media (forced-colors: active)': {
      '& .open': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    },
    '& .pause': { backgroundColor: theme.vars.palette.background.paper, opacity: 0.75 },
    '& .words': {
      gridColumn: 2,
      color: theme.vars.palette.text.secondary,
      ...theme.typography.body2,
    },
  })),
);

const wordsOf = ({ start, end }: Stretch): string =>
  `${formatMinutes(start)} – ${end === DAY ? '24:00' : formatMinutes(end)}`;

/** The hours that a bar has room for: the working day, or more where somebody works longer. */
function hoursOf(days: readonly PreviewDay[]): Stretch {
  const open = days.flatMap((day) => day.open);
  return {
    start: Math.min(7 * 60, ...open.map(({ start }) => start)),
    end: Math.max(21 * 60, ...open.map(({ end }) => end)),
  };
}

/** A week at a glance: each day's hours as a bar, and in words. */
export function WeekPreview({ label, days }: { label: string; days: readonly PreviewDay[] }) {
  const hours = hoursOf(days);
  const length = hours.end - hours.start;
  const place = ({ start, end }: Stretch) => ({
    left: `${((Math.max(start, hours.start) - hours.start) / length) * 100}%`,
    width: `${((Math.min(end, hours.end) - Math.max(start, hours.start)) / length) * 100}%`,
  });
  return (
    <Days aria-label={label}>
      {days.map(({ label: name, open, pauses = [] }) => (
        <li key={name}>
          <span>{name}</span>
          <div className="bar" aria-hidden>
            {open.map((one) => (
              <span key={one.start} className="open" style={place(one)} />
            ))}
            {pauses.map((one) => (
              <span key={one.start} className="pause" style={place(one)} />
            ))}
          </div>
          <span className="words num">
            {open.length === 0 ? 'Sem atendimento' : open.map(wordsOf).join(' e ')}
          </span>
        </li>
      ))}
    </Days>
  );
}
