import BadgeOutlinedIcon from '@mui/icons-material/BadgeOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import InstallMobileOutlinedIcon from '@mui/icons-material/InstallMobileOutlined';
import LogoutOutlinedIcon from '@mui/icons-material/LogoutOutlined';
import SystemUpdateAltOutlinedIcon from '@mui/icons-material/SystemUpdateAltOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type MouseEvent, Suspense, useId, useState } from 'react';
import { IconAction } from '../../ui/actions/IconAction.tsx';
import { useActor } from '../../client/DeviceProvider.tsx';
import { useLive } from '../../client/useLive.ts';
import type { Role } from '../../domain/users/user.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { arrivingDialog } from '../../ui/dialogs/arrivingDialog.ts';
import { askForUpdate } from '../pwa/updatePrompt.ts';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';
import { recordOf } from '../../data/queries/known.ts';

const Initials = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  fontSize: theme.typography.pxToRem(14),
  lineHeight: 1,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));

const ProfileDialog = arrivingDialog(() =>
  import('../../features/account/ProfileDialog.tsx').then((m) => m.default),
);
const InstallDialog = arrivingDialog(() =>
  import('../pwa/InstallDialog.tsx').then((m) => m.default),
);

const DIALOGS = {
  profile: ProfileDialog,
  install: InstallDialog,
  signOut: SignOutDialog,
} as const;

const roleLabels: Partial<Record<Role, string>> = { patient: 'Paciente', psych: 'Psicólogo' };

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase();
};

export function UserMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<keyof typeof DIALOGS | null>(null);
  const person = usePerson();
  const buttonId = useId();
  const Dialog = opened && DIALOGS[opened];
  const open = (what: keyof typeof DIALOGS) => {
    setAnchor(null);
    setOpened(what);
  };
  return (
    <>
      <AccountButton
        id={buttonId}
        name={person.name}
        open={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: {
            'aria-labelledby': buttonId,
            subheader: <PersonLines {...person} />,
            sx: { minWidth: 260 },
          },
        }}
      >
        <Entry icon={EditOutlinedIcon} label="Editar Perfil" onClick={() => open('profile')} />
        {person.role === 'psych' && <ProfessionalEntry onOpen={() => setAnchor(null)} />}
        <SchemeSwitch />
        <Entry
          icon={SystemUpdateAltOutlinedIcon}
          label="Procurar atualização"
          onClick={() => {
            setAnchor(null);
            askForUpdate(true);
          }}
        />
        <Entry
          icon={InstallMobileOutlinedIcon}
          label="Instalar aplicativo"
          onClick={() => open('install')}
        />
        <Divider sx={{ marginBlock: 1 }} />
        <Entry icon={LogoutOutlinedIcon} label="Sair" onClick={() => open('signOut')} />
      </Menu>
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

function AccountButton(props: {
  readonly id: string;
  readonly name: string;
  readonly open: boolean;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}) {
  return (
    <IconAction
      id={props.id}
      label="Sua conta"
      aria-haspopup="menu"
      aria-expanded={props.open}
      onClick={props.onClick}
      edge="end"
    >
      <Initials aria-hidden>{initials(props.name)}</Initials>
    </IconAction>
  );
}

/** As the profile on the device says; as the token says until it has come. */
function usePerson() {
  const actor = useActor();
  const user = recordOf(useLive('practice', {})?.user);
  return { name: user?.name ?? actor.name, email: user?.email ?? actor.email, role: actor.role };
}

function PersonLines({ name, email, role }: ReturnType<typeof usePerson>) {
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

/** The menu hands its entries props of its own. */
function ProfessionalEntry({ onOpen, ...props }: { readonly onOpen: () => void }) {
  const { open } = useDialogs();
  return (
    <Entry
      {...props}
      icon={BadgeOutlinedIcon}
      label="Dados profissionais"
      onClick={() => {
        onOpen();
        open({ dialogo: 'dados-profissionais' });
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
