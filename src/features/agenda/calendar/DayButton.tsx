import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
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
      <Tooltip title="Escolher o dia">
        <IconButton
          aria-label="Escolher o dia"
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <CalendarIcon />
        </IconButton>
      </Tooltip>
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
