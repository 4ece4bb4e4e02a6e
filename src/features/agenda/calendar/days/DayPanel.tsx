import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useZone } from '../../../../client/time/useZone.ts';
import { longDay } from '../../../../domain/time/format.ts';
import { useDialogs } from '../../../../ui/dialogs.tsx';
import { dialogOf } from '../../../../ui/dialogs/repair.ts';
import { useNow } from '../../../../ui/useNow.ts';
import { useAgendaMoves } from '../../useAgendaSearch.ts';
import type { AgendaDay } from './agendaDays.ts';
import { bookingTime } from './bookingTime.ts';
import { DayRows } from './DayRows.tsx';

/** The day in sight, beside its month or below it. */
export function DayPanel({
  of,
  heading,
  onLeave,
}: {
  readonly of: AgendaDay;
  /** Where the keyboard arrives. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Escape was pressed. */
  readonly onLeave: () => void;
}) {
  const { day, holiday, entries, pauses, rest } = of;
  const { open } = useDialogs();
  const id = useId();
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onLeave();
  };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      onKeyDown={leave}
      sx={{ padding: 1.5, minWidth: 0 }}
    >
      <Typography variant="h3" component="h3" id={id} ref={heading} tabIndex={-1}>
        {longDay(day)}
      </Typography>
      {holiday && (
        <Typography variant="body2" sx={{ color: 'secondary.main' }}>
          {holiday.isOptional ? `${holiday.name} (ponto facultativo)` : `Feriado: ${holiday.name}`}
        </Typography>
      )}
      {rest && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {rest === 'off' ? 'Fora dos períodos de atendimento.' : 'Dia bloqueado.'}
        </Typography>
      )}
      <Stack sx={{ marginBlock: 1, marginInline: -1 }}>
        <DayRows of={of} onOpen={(row) => open(dialogOf(row, 'sessao'))} />
      </Stack>
      {entries.length === 0 && pauses.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 1 }}>
          Nenhuma sessão neste dia.
        </Typography>
      )}
      <Footer day={day} />
    </Paper>
  );
}

function Footer({ day }: { day: string }) {
  const { openDay } = useAgendaMoves();
  const { open } = useDialogs();
  const zone = useZone();
  const now = useNow();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        startIcon={<AddIcon />}
        onClick={() => open({ dialogo: 'agendar', quando: bookingTime(day, zone, now) })}
      >
        Agendar neste dia
      </Button>
      <Button size="small" onClick={() => openDay(day)}>
        Abrir o dia
      </Button>
    </Stack>
  );
}
