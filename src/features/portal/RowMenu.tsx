import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { statusAt } from '../../domain/appointments/appointment.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { useToast } from '../../ui/toasts/toasts.ts';

const canCancel = (row: AppointmentRow, now: string): boolean => {
  const status = statusAt(row, now);
  return status === 'scheduled' || status === 'in_progress';
};

export function RowMenu(props: {
  readonly row: AppointmentRow;
  readonly now: string;
  readonly zone: string;
  readonly onCancel: (row: AppointmentRow) => void;
}) {
  const { row } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  const toast = useToast();
  const follow = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const details = () => toast({ message: 'Funcionalidade em desenvolvimento', tone: 'info' });
  return (
    <>
      <IconButton
        id={buttonId}
        aria-label={`Ações da sessão de ${formatMoment(row.startAt, props.zone)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        <MenuItem onClick={follow(details)}>Detalhes</MenuItem>
        {canCancel(row, props.now) && (
          <MenuItem onClick={follow(() => props.onCancel(row))}>Cancelar agendamento</MenuItem>
        )}
      </Menu>
    </>
  );
}
