import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';
import { Link, useRouterState } from '@tanstack/react-router';
import { leadsTo, type MenuEntry } from './menu.ts';

/** In pixels: MUI's height of its bar, and the line above it. */
export const THUMB_BAR = 57;

/** The daily places within the thumb's reach; all places are in the menu that slides in. */
export function ThumbBar({ entries }: { entries: readonly MenuEntry[] }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const here = entries.find((entry) => leadsTo(entry, path));
  return (
    <Paper
      component="nav"
      aria-label="Acesso rápido"
      className="no-print"
      square
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <BottomNavigation showLabels value={here?.to ?? null}>
        {entries.map(({ to, label, icon: Icon }) => (
          <BottomNavigationAction
            key={to}
            component={Link}
            to={to}
            value={to}
            label={label}
            icon={<Icon />}
            data-ring="inside"
            aria-current={to === here?.to ? 'page' : undefined}
          />
        ))}
      </BottomNavigation>
    </Paper>
  );
}
