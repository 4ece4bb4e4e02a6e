import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useRowStop } from './rowStop.ts';

export interface RowAction {
  readonly label: string;
  readonly icon?: ReactNode;
  /** An address outside of the product, opened beside it; otherwise `act` is done. */
  readonly href?: string | undefined;
  readonly act: () => void;
}

/** Always the same element: it is drawn once. */
const MORE = <MoreVertIcon fontSize="small" />;

/** What can be done with a record. The menu is made only while it is open: the list may be long. */
export function RowMenu(props: {
  readonly label: string;
  readonly actions: () => readonly RowAction[];
  /** Not in a list, which gives its rows' buttons their looks. */
  readonly alone?: true;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const tabIndex = useRowStop();
  const follow = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const button = {
    id,
    tabIndex,
    'aria-label': props.label,
    // The browser's own tooltip: one of MUI's for each row would slow the list.
    title: props.label,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {props.alone ? (
        <IconButton size="small" {...button}>
          {MORE}
        </IconButton>
      ) : (
        <button type="button" className="tool no-print" {...button}>
          {MORE}
        </button>
      )}
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-labelledby': id } }}
        >
          {props.actions().map(({ label, icon, href, act }) => (
            <MenuItem key={label} {...(href ? outside(href) : {})} onClick={follow(act)}>
              {icon && <ListItemIcon>{icon}</ListItemIcon>}
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

const outside = (href: string) =>
  ({ component: 'a', href, target: '_blank', rel: 'noopener noreferrer' }) as const;
