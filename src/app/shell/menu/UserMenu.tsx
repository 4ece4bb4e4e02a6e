import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import { type MouseEvent, Suspense, useId, useState } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useLive } from '../../../client/live/useLive.ts';
import { recordOf } from '../../../data/queries/kit/known.ts';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import { arrivingDialog } from '../../../ui/dialogs/arrivingDialog.ts';
import type { AccountDialog, Person } from './AccountMenu.tsx';
import { SignOut } from './SignOut.tsx';

const Initials = styled('span')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: '50%',
    fontSize: theme.typography.pxToRem(14),
    lineHeight: 1,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  })),
);

const AccountMenu = arrivingDialog(() => import('./AccountMenu.tsx').then((m) => m.AccountMenu));
const ProfileDialog = arrivingDialog(() =>
  import('../../../features/account/profile/ProfileDialog.tsx').then((m) => m.default),
);
const InstallDialog = arrivingDialog(() =>
  import('../../pwa/InstallDialog.tsx').then((m) => m.default),
);

const DIALOGS = {
  profile: ProfileDialog,
  install: InstallDialog,
  signOut: SignOut,
} as const satisfies Record<AccountDialog, unknown>;

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase();
};

export function UserMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<AccountDialog | null>(null);
  const person = usePerson();
  const buttonId = useId();
  const Dialog = opened && DIALOGS[opened];
  const close = () => setAnchor(null);
  const open = (what: AccountDialog) => {
    close();
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
      <Suspense fallback={null}>
        {anchor && <AccountMenu {...{ anchor, buttonId, person }} onOpen={open} onClose={close} />}
        {Dialog && <Dialog onClose={() => setOpened(null)} />}
      </Suspense>
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
      // A pointer over it brings what it opens.
      onPointerEnter={() => void AccountMenu.preload().catch(() => undefined)}
      onClick={props.onClick}
      edge="end"
    >
      <Initials aria-hidden>{initials(props.name)}</Initials>
    </IconAction>
  );
}

/** As the profile on the device says; as the token says until it has come. */
function usePerson(): Person {
  const actor = useActor();
  const user = recordOf(useLive('practice', {})?.user);
  return { name: user?.name ?? actor.name, email: user?.email ?? actor.email, role: actor.role };
}
