import EditIcon from '@mui/icons-material/EditOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import NotesIcon from '@mui/icons-material/NotesOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import ToggleOffIcon from '@mui/icons-material/ToggleOffOutlined';
import ToggleOnIcon from '@mui/icons-material/ToggleOnOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import type { PatientRow } from '../../data/queries/results.ts';
import { useDialogs } from '../../ui/dialogs.tsx';

/** What can be done with a patient. The menu is drawn only while it is open: the list may be long. */
export function PatientActions(props: {
  patient: PatientRow;
  onToggleStatus: (patient: PatientRow) => void;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <IconButton
        id={id}
        aria-label={`Ações de ${props.patient.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-labelledby': id } }}
        >
          <Items {...props} onDone={() => setAnchor(null)} />
        </Menu>
      )}
    </>
  );
}

function Items({
  patient,
  onToggleStatus,
  onDone,
}: {
  patient: PatientRow;
  onToggleStatus: (patient: PatientRow) => void;
  onDone: () => void;
}) {
  const { open } = useDialogs();
  const navigate = useNavigate();
  const { role } = useActor();
  const item = (label: string, icon: ReactNode, act: () => void) => (
    <MenuItem
      key={label}
      onClick={() => {
        onDone();
        act();
      }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      {label}
    </MenuItem>
  );
  const details = (aba?: 'notas') =>
    void navigate({
      to: '/app/pacientes/$patientId',
      params: { patientId: patient.id },
      search: aba ? { aba } : {},
    });
  return [
    item('Editar', <EditIcon fontSize="small" />, () =>
      open({ dialogo: 'paciente', alvo: patient.id }),
    ),
    patient.isActive
      ? item('Desativar', <ToggleOffIcon fontSize="small" />, () => onToggleStatus(patient))
      : item('Ativar', <ToggleOnIcon fontSize="small" />, () => onToggleStatus(patient)),
    patient.isActive &&
      item('Agendar sessão', <EventIcon fontSize="small" />, () =>
        open({ dialogo: 'agendar', alvo: patient.id }),
      ),
    item('Ver detalhes', <PersonIcon fontSize="small" />, () => details()),
    role === 'psych' && item('Ver notas', <NotesIcon fontSize="small" />, () => details('notas')),
  ];
}
