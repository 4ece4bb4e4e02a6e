import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { statusLabels } from '../../../../domain/appointments/labels.ts';
import { OTHER_CALENDAR } from '../../../../pieces/sessions/state.ts';
import { calendarMarks } from '../../../../ui/calendar/marks.ts';
import { WAITING } from '../days/agendaDays.ts';

const List = styled('ul')(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 2),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.text.secondary,
    ...calendarMarks(theme.vars),
    '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75) },
  })),
);

const LOOKS = [
  ...Object.entries(statusLabels).map(([status, { label, tone }]) => ({
    label,
    className: `${tone} ${status === 'cancelled' ? 'over' : ''}`,
  })),
  { label: WAITING, className: 'info waiting' },
  { label: 'Não aceita', className: 'secondary refused' },
  { label: OTHER_CALENDAR.label, className: 'neutral other' },
];

const PATTERNS = [
  { label: 'Pausa', kind: 'break' },
  { label: 'Bloqueio', kind: 'block' },
  { label: 'Sem atendimento', kind: 'off' },
];

/** What the marks of the calendar mean. */
export const Legend = memo(() => (
  <List aria-label="Legenda">
    {LOOKS.map(({ label, className }) => (
      <li key={label} className={className}>
        <i className="dot" />
        {label}
      </li>
    ))}
    {PATTERNS.map(({ label, kind }) => (
      <li key={label}>
        <i className={`pattern ${kind}`} />
        {label}
      </li>
    ))}
  </List>
));
