import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useState } from 'react';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import { useAgendaSearch } from '../useAgendaSearch.ts';

const DayMenu = lazy(() => import('./DayMenu.tsx'));

/** Any day of any month, two clicks away. */
export function DayButton() {
  const { day, today, change } = useAgendaSearch();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (dia: string) => {
    setAnchor(null);
    change({ dia });
  };
  return (
    <>
      <IconAction
        label="Escolher o dia"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CalendarIcon />
      </IconAction>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Escolher o dia' } }}
      >
        <Suspense fallback={null}>
          <DayMenu day={day} today={today} onChoose={choose} />
        </Suspense>
      </Popover>
    </>
  );
}
