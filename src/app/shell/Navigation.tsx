import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { leadsTo, type MenuEntry } from './menu.ts';

export const MENU_WIDTH = 256;

export interface NavigationProps {
  readonly entries: readonly MenuEntry[];
  /** Stands at the side all the time; otherwise it slides in. */
  readonly permanent: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Below the entries, e.g. the sessions in progress. */
  readonly extra?: ReactNode;
}

export function Navigation({ entries, permanent, open, onClose, extra }: NavigationProps) {
  return (
    <Drawer
      variant={permanent ? 'permanent' : 'temporary'}
      open={permanent || open}
      onClose={onClose}
      className="no-print"
      sx={{ width: permanent ? MENU_WIDTH : undefined, flexShrink: 0 }}
      slotProps={{ paper: { sx: { width: MENU_WIDTH } }, root: { keepMounted: false } }}
    >
      {permanent && <Toolbar />}
      <nav aria-label="Menu principal">
        <List sx={{ paddingInline: 1 }}>
          {entries.map((entry) => (
            <Entry key={entry.to} entry={entry} onFollow={onClose} />
          ))}
        </List>
      </nav>
      {extra}
    </Drawer>
  );
}

function Entry({ entry, onFollow }: { entry: MenuEntry; onFollow: () => void }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const selected = leadsTo(entry, path);
  const Icon = entry.icon;
  return (
    <ListItem disablePadding sx={{ marginBottom: 0.5 }}>
      <ListItemButton
        component={Link}
        to={entry.to}
        selected={selected}
        aria-current={selected ? 'page' : undefined}
        onClick={onFollow}
      >
        <ListItemIcon sx={{ minWidth: 40, color: selected ? 'primary.main' : undefined }}>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={entry.label} />
      </ListItemButton>
    </ListItem>
  );
}
