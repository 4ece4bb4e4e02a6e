import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { monthTitle } from '../../../../domain/time/format.ts';
import { IconAction } from '../../../../ui/actions/IconAction.tsx';
import { focusOnMount } from '../../../../ui/focus/focusOnMount.ts';
import { dayByKey } from '../../../../ui/calendar/month.ts';
import { MonthGrid } from '../../../../ui/calendar/MonthGrid.tsx';
import { typedDay } from './typedDay.ts';

interface DayMenuProps {
  readonly day: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

/** A month to choose the day in sight from, and a field to type it into. */
export default function DayMenu({ day: inSight, today, onChoose }: DayMenuProps) {
  const [day, setDay] = useState(inSight);
  const turn = (key: 'PageUp' | 'PageDown') => () => setDay(dayByKey(day, key) ?? day);
  const title = monthTitle(day);
  return (
    <Box sx={{ width: 320, maxWidth: '100%', padding: 1.5 }}>
      <DateField near={day} onDay={setDay} onChoose={onChoose} />
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <IconAction size="small" label="Mês anterior" onClick={turn('PageUp')}>
          <ChevronLeftIcon />
        </IconAction>
        <Typography aria-live="polite" sx={{ flexGrow: 1, textAlign: 'center', fontWeight: 600 }}>
          {title}
        </Typography>
        <IconAction size="small" label="Próximo mês" onClick={turn('PageDown')}>
          <ChevronRightIcon />
        </IconAction>
      </Stack>
      <MonthGrid
        label={title}
        day={day}
        onDay={setDay}
        onChoose={onChoose}
        today={today}
        chosen={inSight}
      />
    </Box>
  );
}

function DateField(props: {
  readonly near: string;
  readonly onDay: (day: string) => void;
  readonly onChoose: (day: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const change = (text: string) => {
    setTyped(text);
    setWrong(false);
    const day = typedDay(text, props.near);
    if (day !== null) props.onDay(day);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const day = typedDay(typed, props.near);
    if (day === null) setWrong(true);
    else props.onChoose(day);
  };
  return (
    <Stack
      component="form"
      direction="row"
      noValidate
      onSubmit={submit}
      sx={{ gap: 1, marginBottom: 1 }}
    >
      <TextField
        size="small"
        label="Ir para a data"
        placeholder="25/12"
        value={typed}
        error={isWrong}
        helperText={isWrong ? 'Data inválida' : undefined}
        onChange={(event) => change(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10, autoComplete: 'off' } }}
        sx={{ flexGrow: 1 }}
        inputRef={focusOnMount}
      />
      <Button type="submit" variant="outlined">
        Ir
      </Button>
    </Stack>
  );
}
