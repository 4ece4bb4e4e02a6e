import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { Link, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { leadsTo, type MenuEntry } from './menu.ts';

export const MENU_WIDTH = 256;

export interface PlacesProps {
  readonly entries: readonly MenuEntry[];
  /** An entry was followed. */
  readonly onFollow?: () => void;
  /** Below the entries, e.g. the sessions in progress. */
  readonly extra?: ReactNode;
}

/** All the screens of a side, and what stands below them. */
export const Places = ({ entries, onFollow, extra }: PlacesProps) => (
  <>
    <nav aria-label="Menu principal">
      <List sx={{ paddingInline: 1 }}>
        {entries.map((entry) => (
          <Entry key={entry.to} entry={entry} onFollow={onFollow} />
        ))}
      </List>
    </nav>
    {extra}
  </>
);

const Side = styled('div')(
  memoTheme(({ theme }) => ({
    position: 'sticky',
    top: 0,
    flexShrink: 0,
    width: MENU_WIDTH,
    height: '100dvh',
    overflowY: 'auto',
    boxSizing: 'border-box',
    borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  })),
);

/** Stands at the side all the time. */
export const Navigation = (props: PlacesProps) => (
  <Side className="no-print">
    <Toolbar />
    <Places {...props} />
  </Side>
);

function Entry({ entry, onFollow }: { entry: MenuEntry; onFollow: (() => void) | undefined }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const selected = leadsTo(entry, path);
  const Icon = entry.icon;
  // Its name is the first line; the second describes it.
  const id = useId();
  return (
    <ListItem disablePadding sx={{ marginBottom: 0.5 }}>
      <ListItemButton
        component={Link}
        to={entry.to}
        selected={selected}
        aria-current={selected ? 'page' : undefined}
        aria-labelledby={id}
        aria-describedby={`${id}-about`}
        onClick={onFollow}
      >
        <ListItemIcon sx={{ minWidth: 40, color: selected ? 'primary.main' : undefined }}>
          <Icon />
        </ListItemIcon>
        <ListItemText
          primary={entry.label}
          secondary={entry.about}
          slotProps={{ primary: { id }, secondary: { id: `${id}-about` } }}
          sx={{ marginBlock: 0 }}
        />
      </ListItemButton>
    </ListItem>
  );
}
