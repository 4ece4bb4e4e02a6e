import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { DOMAttributes } from 'react';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { EventCard } from './EventCard.tsx';

interface PlacedCardProps extends DOMAttributes<HTMLElement> {
  readonly row: AppointmentRow;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** What an event is, beside it. */
export function PlacedCard({ row, anchor, onClose, ...events }: PlacedCardProps) {
  return (
    <Popper
      open
      anchorEl={anchor}
      placement="right-start"
      modifiers={[{ name: 'offset', options: { offset: [0, 6] } }]}
      sx={{ zIndex: 'tooltip' }}
    >
      <Paper
        {...events}
        elevation={4}
        component="section"
        aria-label="Resumo da sessão"
        sx={{ width: 320, maxWidth: 'calc(100vw - 32px)', padding: 2 }}
      >
        <EventCard row={row} onClose={onClose} />
      </Paper>
    </Popper>
  );
}
