import SortIcon from '@mui/icons-material/SortOutlined';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { IconAction } from '../actions/IconAction.tsx';
import type { Column } from './columns.ts';
import { turned } from './order.ts';

/** Above a list: how many there are, and in which order. */
export function ListBar<T>(props: {
  readonly summary: ReactNode;
  /** Those that the list can be ordered by. */
  readonly sortable: readonly Column<T>[];
  readonly order: string | undefined;
  /** Where the columns have no heads to press. */
  readonly onOrder: ((order: string) => void) | null;
}) {
  const { sortable } = props;
  const canSort = props.onOrder !== null && sortable.length > 0;
  if (!props.summary && !canSort) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32, color: 'text.secondary' }}>
      <Typography component="output" variant="body2" sx={{ flexGrow: 1 }}>
        {props.summary}
      </Typography>
      {props.onOrder && canSort && (
        <SortMenu columns={sortable} order={props.order} onOrder={props.onOrder} />
      )}
    </Box>
  );
}

function SortMenu<T>(props: {
  columns: readonly Column<T>[];
  order: string | undefined;
  onOrder: (order: string) => void;
}) {
  const { columns, order, onOrder } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (name: string) => {
    setAnchor(null);
    onOrder(turned(order, name));
  };
  return (
    <>
      <IconAction
        size="small"
        className="no-print"
        label="Ordenar"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SortIcon fontSize="small" />
      </IconAction>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns.map(({ name, label }) => (
          <MenuItem
            key={name}
            selected={order?.replace(/^-/, '') === name}
            onClick={() => choose(name)}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
