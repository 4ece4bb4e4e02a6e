import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { monthName } from '../../../domain/time/format.ts';
import { dayByKey } from '../../../ui/calendar/month.ts';
import { MonthGrid } from '../../../ui/calendar/MonthGrid.tsx';

/** A month to choose the day in sight from. */
export default function DayMenu(props: {
  readonly day: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
}) {
  const [day, setDay] = useState(props.day);
  const turn = (key: 'PageUp' | 'PageDown') => () => setDay(dayByKey(day, key) ?? day);
  const title = `${monthName(day)} de ${day.slice(0, 4)}`;
  return (
    <Box sx={{ width: 320, maxWidth: '100%', padding: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <IconButton size="small" aria-label="Mês anterior" onClick={turn('PageUp')}>
          <ChevronLeftIcon />
        </IconButton>
        <Typography aria-live="polite" sx={{ flexGrow: 1, textAlign: 'center', fontWeight: 600 }}>
          {title}
        </Typography>
        <IconButton size="small" aria-label="Próximo mês" onClick={turn('PageDown')}>
          <ChevronRightIcon />
        </IconButton>
      </Stack>
      <MonthGrid
        label={title}
        day={day}
        onDay={setDay}
        onChoose={props.onChoose}
        today={props.today}
        chosen={props.day}
      />
    </Box>
  );
}
