import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Outlet, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { FirstSync } from '../../features/sync/FirstSync.tsx';
import { SyncButton } from '../../features/sync/SyncButton.tsx';
import { CHANGES_DIALOG, type DialogMap, DialogHost, useDialogs } from '../../ui/dialogs.tsx';
import { atRest } from '../../ui/afterStart.ts';
import { arriving, Nothing } from '../../ui/arriving.tsx';
import { arrivingDialog } from '../../ui/dialogs/arrivingDialog.ts';
import { PrintPage } from '../../ui/print/PrintPage.tsx';
import { useNow } from '../../ui/useNow.ts';
import { useWide } from '../../ui/useMediaQuery.ts';
import { IconAction } from '../../ui/actions/IconAction.tsx';
import { useApp } from '../context.ts';
import { BottomBars } from './menu/BottomBars.tsx';
import type { MenuEntry } from './menu/menu.ts';
import { Navigation } from './menu/Navigation.tsx';
import { SessionNotice } from './notices/SessionNotice.tsx';
import { StorageNotice } from './notices/StorageNotice.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useBackgroundDrain } from './useBackgroundDrain.ts';
import { useFreshAddress } from './useFreshAddress.ts';
import { useLostWords } from './notices/useLostWords.ts';
import { useZoneWords } from './notices/useZoneWords.ts';
import { UserMenu } from './menu/UserMenu.tsx';

const EdgeNotices = arriving(
  atRest(() => import('./notices/EdgeNotices.tsx').then((m) => m.EdgeNotices)),
  Nothing,
);
const SlidingMenu = arrivingDialog(() =>
  import('./menu/SlidingMenu.tsx').then((m) => m.SlidingMenu),
);

export interface ShellProps {
  readonly entries: readonly MenuEntry[];
  readonly dialogs: DialogMap;
  readonly menuExtra?: ReactNode;
  /** Beside the sync status. */
  readonly headerExtra?: ReactNode;
}

/**
 * Its end can be scrolled clear of what lies over the lower edge. Not by a `padding` of each width beside it: rules of a
 * width come after the others, and would take it back.
 */
const PAGE = {
  paddingTop: { xs: 2, md: 3 },
  paddingInline: { xs: 2, md: 3 },
  paddingBottom: 'calc(var(--bottom-bars, 0px) + var(--bottom-notices, 0px) + 64px)',
  maxWidth: 1200,
  marginInline: 'auto',
} as const;

/** What stands around every screen of a signed-in person. */
export function Shell({ entries, dialogs, menuExtra, headerExtra }: ShellProps) {
  const wide = useWide();
  const [menuFrom, setMenuFrom] = useState<string | null>(null);
  const router = useRouter();
  const signIn = useApp().auth.getState().session?.claims.sid;
  const { open } = useDialogs();
  const main = useFocusOnNavigation();
  useBackgroundDrain();
  useFreshAddress();
  useLostWords();
  useZoneWords();
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh', '@media print': { display: 'block' } }}>
      <SkipLink />
      <Header
        onMenu={wide ? null : () => setMenuFrom(router.state.location.pathname)}
        onSync={() => open({ dialogo: CHANGES_DIALOG })}
        extra={headerExtra}
      />
      {wide && <Navigation entries={entries} extra={menuExtra} />}
      {!wide && menuFrom && (
        <Suspense fallback={null}>
          <SlidingMenu
            key={menuFrom}
            from={menuFrom}
            entries={entries}
            extra={menuExtra}
            onClose={() => setMenuFrom(null)}
          />
        </Suspense>
      )}
      <Box
        component="main"
        id="conteudo"
        ref={main}
        tabIndex={-1}
        sx={{ flexGrow: 1, minWidth: 0, outline: 'none', '&:focus-visible': { outline: 'none' } }}
      >
        <Toolbar className="no-print" />
        <Box sx={PAGE}>
          <Printed>
            <FirstSync>
              <Outlet />
            </FirstSync>
          </Printed>
        </Box>
      </Box>
      <BottomBars entries={entries} wide={wide}>
        <StorageNotice />
        <SessionNotice />
        {signIn && (
          <Suspense fallback={null}>
            <EdgeNotices signIn={signIn} />
          </Suspense>
        )}
      </BottomBars>
      <DialogHost dialogs={dialogs} />
    </Box>
  );
}

/** On paper: of which practice, and when. */
function Printed({ children }: { children: ReactNode }) {
  const practice = recordOf(useLive('practice', {})?.tenant);
  const at = formatMoment(useNow(), useZone());
  return (
    <PrintPage name={practice?.name} at={at}>
      {children}
    </PrintPage>
  );
}

function Header(props: {
  readonly onMenu: (() => void) | null;
  readonly onSync: () => void;
  readonly extra: ReactNode;
}) {
  const { onMenu } = props;
  return (
    <AppBar
      position="fixed"
      className="no-print"
      sx={{ zIndex: onMenu ? undefined : (theme) => theme.zIndex.drawer + 1 }}
    >
      <Toolbar sx={{ gap: 1 }}>
        {onMenu && (
          <IconAction edge="start" label="Abrir menu" keys="Alt+M" onClick={onMenu}>
            <MenuIcon />
          </IconAction>
        )}
        <Typography
          component="span"
          sx={{ flexGrow: 1, fontWeight: 700, fontSize: '1.25rem', color: 'primary.main' }}
        >
          Sereno
        </Typography>
        <SyncButton onOpen={props.onSync} />
        {props.extra}
        <UserMenu />
      </Toolbar>
    </AppBar>
  );
}

function SkipLink() {
  return (
    <Button
      href="#conteudo"
      className="no-print"
      sx={{
        position: 'fixed',
        top: -80,
        left: 8,
        zIndex: 'tooltip',
        backgroundColor: 'background.paper',
        '&:focus': { top: 8, backgroundColor: 'background.paper' },
      }}
    >
      Ir para o conteúdo
    </Button>
  );
}
