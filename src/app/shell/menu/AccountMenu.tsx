import BadgeOutlinedIcon from '@mui/icons-material/BadgeOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import InstallMobileOutlinedIcon from '@mui/icons-material/InstallMobileOutlined';
import LogoutOutlinedIcon from '@mui/icons-material/LogoutOutlined';
import SystemUpdateAltOutlinedIcon from '@mui/icons-material/SystemUpdateAltOutlined';
import DevicesOutlinedIcon from '@mui/icons-material/DevicesOutlined';
import SettingsOutlinedIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { Role } from '../../../domain/users/role.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { askForUpdate } from '../../pwa/updatePrompt.ts';
import { SchemeSwitch } from './SchemeSwitch.tsx';

const roleLabels: Partial<Record<Role, string>> = { patient: 'Paciente', psych: 'Psicólogo' };

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** What of the person's own stands behind a dialog, by role. */
const ownDialogs: Partial<Record<Role, readonly Omit<DialogEntryProps, 'onOpen'>[]>> = {
  psych: [
    { icon: BadgeOutlinedIcon, label: 'Dados profissionais', dialogo: 'dados-profissionais' },
  ],
  patient: [
    { icon: BadgeOutlinedIcon, label: 'Meus dados', dialogo: 'meus-dados' },
    { icon: SettingsOutlinedIcon, label: 'Configurações', dialogo: 'configuracoes' },
    { icon: DevicesOutlinedIcon, label: 'Dados neste aparelho', dialogo: 'aparelho' },
  ],
};

export type AccountDialog = 'profile' | 'install' | 'signOut';

export interface AccountMenuProps {
  readonly anchor: HTMLElement;
  readonly buttonId: string;
  readonly person: Person;
  readonly onOpen: (what: AccountDialog) => void;
  readonly onClose: () => void;
}

export function AccountMenu({ anchor, buttonId, person, onOpen, onClose }: AccountMenuProps) {
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{
        list: {
          'aria-labelledby': buttonId,
          subheader: <PersonLines {...person} />,
          sx: { minWidth: 260 },
        },
      }}
    >
      <Entry icon={EditOutlinedIcon} label="Editar Perfil" onClick={() => onOpen('profile')} />
      {(ownDialogs[person.role] ?? []).map((entry) => (
        <DialogEntry key={entry.dialogo} {...entry} onOpen={onClose} />
      ))}
      <SchemeSwitch />
      <Entry
        icon={SystemUpdateAltOutlinedIcon}
        label="Procurar atualização"
        onClick={() => {
          onClose();
          askForUpdate(true);
        }}
      />
      <Entry
        icon={InstallMobileOutlinedIcon}
        label="Instalar aplicativo"
        onClick={() => onOpen('install')}
      />
      <Divider sx={{ marginBlock: 1 }} />
      <Entry icon={LogoutOutlinedIcon} label="Sair" onClick={() => onOpen('signOut')} />
    </Menu>
  );
}

function PersonLines({ name, email, role }: Person) {
  return (
    <Box
      component="li"
      role="none"
      sx={{
        paddingInline: 2,
        paddingBlock: 1.5,
        marginBottom: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {roleLabels[role] ?? 'Usuário'}
      </Typography>
    </Box>
  );
}

interface DialogEntryProps extends Omit<EntryProps, 'onClick'> {
  readonly dialogo: string;
  readonly onOpen: () => void;
}

/** Opens a dialog by its address. The menu hands its entries props of its own. */
function DialogEntry({ dialogo, onOpen, ...props }: DialogEntryProps) {
  const { open } = useDialogs();
  return (
    <Entry
      {...props}
      onClick={() => {
        onOpen();
        open({ dialogo });
      }}
    />
  );
}

interface EntryProps {
  readonly icon: typeof EditOutlinedIcon;
  readonly label: string;
  readonly onClick: () => void;
}

/** The menu hands its first entry the focus by props. */
function Entry({ icon: Icon, label, ...props }: EntryProps) {
  return (
    <MenuItem {...props}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {label}
    </MenuItem>
  );
}
