import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { lazy, Suspense, useRef, useState } from 'react';
import { useToday } from '../../../../client/time/useToday.ts';
import { useShortcut } from '../../../../ui/shortcuts/shortcuts.ts';
import { useNarrow } from '../../../../ui/useMediaQuery.ts';
import { calendarKeys } from '../../shortcuts.ts';
import { useAgendaMoves } from '../../useAgendaSearch.ts';
import { useDays } from '../TurnedDays.tsx';
import { periodTitle, shortTitle } from './periodTitle.ts';

const DayMenu = lazy(() => import('./DayMenu.tsx'));

const Title = styled(ButtonBase)(
  memoTheme(({ theme }) => ({
    maxWidth: '100%',
    minHeight: theme.spacing(5.5),
    paddingInlineStart: theme.spacing(1),
    borderRadius: 8,
    font: 'inherit',
    textAlign: 'start',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  })),
);

/** What is in sight, in words; and any day of any month two clicks, or a typed date, away. */
export function DayButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useShortcut(calendarKeys.jump, () => setAnchor(button.current));
  return (
    <>
      <Typography variant="h2" aria-live="polite" sx={{ minWidth: 0 }}>
        <Title
          ref={button}
          aria-haspopup="dialog"
          title="Escolher o dia"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Words />
          <ArrowDropDownIcon />
        </Title>
      </Typography>
      {anchor && <DayPopover anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

/** Alone drawn anew when other days are in sight. */
function Words() {
  const { view, day, days } = useDays().asked;
  const title = periodTitle(view, day, days);
  const what = <span style={visuallyHidden}>, escolher o dia</span>;
  if (!useNarrow())
    return (
      <>
        {title}
        {what}
      </>
    );
  return (
    <>
      <span aria-hidden>{shortTitle(view, day, days)}</span>
      <span style={visuallyHidden}>{title}</span>
      {what}
    </>
  );
}

function DayPopover({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { day } = useDays().asked;
  const today = useToday();
  const { toDay } = useAgendaMoves();
  const choose = (chosen: string) => {
    onClose();
    toDay(chosen);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Escolher o dia' } }}
    >
      <Suspense fallback={null}>
        <DayMenu day={day} today={today} onChoose={choose} />
      </Suspense>
    </Popover>
  );
}
