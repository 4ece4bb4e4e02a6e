import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { longDay, weekdayShort } from '../../../domain/time/format.ts';
import { bareButton } from '../bareButton.ts';
import { holidayOf } from '../../../domain/time/holidays.ts';

const Row = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& button': {
      ...bareButton,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 0,
      minHeight: theme.spacing(7),
      padding: 0,
      borderRadius: 8,
      color: theme.vars.palette.text.secondary,
    },
    '& .weekday': { fontSize: theme.typography.pxToRem(13) },
    '& .number': {
      display: 'grid',
      placeItems: 'center',
      width: theme.spacing(4),
      height: theme.spacing(4),
      borderRadius: '50%',
      fontWeight: 600,
      fontSize: theme.typography.pxToRem(16),
      color: theme.vars.palette.text.primary,
    },
    '& .rests': {
      '& .weekday': { lineHeight: 1.2 },
      '& .number': { width: 26, height: 26 },
    },
    '& .holiday': {
      maxWidth: '100%',
      paddingInline: theme.spacing(0.25),
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: theme.typography.pxToRem(11),
      lineHeight: 1.2,
      color: theme.vars.palette.secondary.main,
    },
    '@media (forced-colors: active)': {
      '& [aria-current="date"]': { border: '2px solid Highlight' },
    },
    '& [aria-current="date"] .number': { color: theme.vars.palette.primary.main },
    '& .today .number': {
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
    },
    '& .chosen': {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 14%, transparent)`,
    },
  })),
);

/** The days of a week as buttons: heads of the columns, or on phones a strip to choose a day from. */
export function DayHeaders(props: {
  days: readonly string[];
  today: string;
  onDay: (day: string) => void;
  /** The day in sight, where only one is. */
  chosen?: string;
}) {
  return (
    <Row>
      {props.days.map((day) => {
        const holiday = holidayOf(day)?.name;
        return (
          <button
            key={day}
            type="button"
            className={`${day === props.today ? 'today' : ''} ${day === props.chosen ? 'chosen' : ''} ${holiday ? 'rests' : ''}`}
            aria-current={day === props.chosen ? 'date' : undefined}
            aria-label={`${longDay(day)}${day === props.today ? ', hoje' : ''}${holiday ? `, ${holiday}` : ''}`}
            title={holiday}
            onClick={() => props.onDay(day)}
          >
            <span className="weekday">{weekdayShort(day)}</span>
            <span className="number num">{Number(day.slice(8))}</span>
            {holiday && <span className="holiday">{holiday}</span>}
          </button>
        );
      })}
    </Row>
  );
}
