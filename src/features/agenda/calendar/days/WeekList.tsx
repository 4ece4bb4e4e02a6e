import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { longDay, weekdayShort } from '../../../../domain/time/format.ts';
import { useDialogs } from '../../../../ui/dialogs.tsx';
import { dialogOf } from '../../../../ui/dialogs/repair.ts';
import { useAgendaMoves } from '../../useAgendaSearch.ts';
import type { AgendaDay } from './agendaDays.ts';
import { DayRows } from './DayRows.tsx';
import { useAgendaDays } from './useAgendaDays.ts';
import type { InSight } from '../useDaysOf.ts';
import { useToday } from '../../../../client/time/useToday.ts';

const SHOWN = 4;

const Day = styled('section')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: `${theme.spacing(7)} minmax(0, 1fr)`,
    paddingBlock: theme.spacing(0.5),
    '&:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    '&.off, &.blocked': { backgroundColor: theme.vars.palette.background.default },
    '& .head': {
      flexDirection: 'column',
      justifyContent: 'flex-start',
      minHeight: theme.spacing(6),
      paddingTop: theme.spacing(0.5),
      borderRadius: 8,
      fontFamily: 'inherit',
      color: theme.vars.palette.text.secondary,
    },
    '& .weekday': { fontSize: theme.typography.pxToRem(12) },
    '& .number': {
      display: 'grid',
      placeItems: 'center',
      width: theme.spacing(3.75),
      height: theme.spacing(3.75),
      borderRadius: '50%',
      fontSize: theme.typography.pxToRem(16),
      fontWeight: 600,
      color: theme.vars.palette.text.primary,
    },
    '&.today .number': {
      color: theme.vars.palette.primary.contrastText,
      backgroundColor: theme.vars.palette.primary.main,
    },
    '& .word': {
      padding: theme.spacing(0.5, 1),
      fontSize: theme.typography.body2.fontSize,
      color: theme.vars.palette.text.secondary,
    },
    '& .word.holiday': { color: theme.vars.palette.secondary.main },
  })),
);

/** A week where there is no room for columns: day by day. */
export function WeekList({ of }: { of: InSight }) {
  const today = useToday();
  const days = useAgendaDays(of);
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {[...days.values()].map((one) => (
        <WeekDay key={one.day} of={one} isToday={one.day === today} />
      ))}
    </Paper>
  );
}

function WeekDay({ of, isToday }: { of: AgendaDay; isToday: boolean }) {
  const { day, holiday, entries, pauses, rest } = of;
  const { openDay } = useAgendaMoves();
  const { open } = useDialogs();
  const isEmpty = entries.length === 0 && pauses.length === 0;
  return (
    <Day aria-label={longDay(day)} className={`${rest ?? ''} ${isToday ? 'today' : ''}`}>
      <ButtonBase
        className="head"
        aria-label={`${longDay(day)}${isToday ? ', hoje' : ''}: abrir o dia`}
        onClick={() => openDay(day)}
      >
        <span className="weekday">{weekdayShort(day)}</span>
        <span className="number num">{Number(day.slice(8))}</span>
      </ButtonBase>
      <div>
        {holiday && <div className="word holiday">{holiday.name}</div>}
        {isEmpty && !holiday && <div className="word">{EMPTY[rest ?? 'free']}</div>}
        <DayRows
          of={of}
          limit={SHOWN}
          onOpen={(row) => open(dialogOf(row, 'sessao'))}
          onMore={() => openDay(day)}
        />
      </div>
    </Day>
  );
}

const EMPTY = {
  off: 'Sem atendimento',
  blocked: 'Dia bloqueado',
  free: 'Nenhuma sessão',
};
