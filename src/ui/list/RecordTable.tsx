import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { memo } from 'react';
import { type Column, nameOf } from './columns.ts';
import { Opener } from './Opener.tsx';
import type { DrawnRows, RowProps } from './rows.ts';
import { rowStyles } from './rowStyles.ts';
import { RowTools } from './RowTools.tsx';
import { RowStopContext } from './rowStop.ts';
import { directionOf, turned } from './order.ts';

const Frame = styled('table')(
  memoTheme(({ theme }) => ({
    width: '100%',
    borderCollapse: 'collapse',
    borderSpacing: 0,
    tableLayout: 'fixed',
    '& th, & td': {
      paddingBlock: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& th': {
      position: 'sticky',
      top: theme.spacing(8),
      zIndex: 1,
      height: 40,
      backgroundColor: theme.vars.palette.background.paper,
      '&:first-of-type': { borderStartStartRadius: theme.shape.borderRadius },
      '&:last-of-type': { borderStartEndRadius: theme.shape.borderRadius },
    },
    '& tbody tr:last-of-type > td': { borderBottom: 0 },
    '& td': {
      paddingInline: theme.spacing(1.5),
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      fontVariantNumeric: 'tabular-nums',
      ...theme.typography.body2,
    },
    '& tbody tr:hover': { backgroundColor: theme.vars.palette.action.hover },
    ...rowStyles(theme),
    '& .numeric': { textAlign: 'end' },
    '& .opens': { cursor: 'pointer' },
    '& .menu': { width: theme.spacing(7), paddingInlineEnd: theme.spacing(1), textAlign: 'end' },
    '& .menu.two': { width: theme.spacing(11) },
    '@media (hover: hover)': { '& tr:not(:hover):not(:focus-within) .first': { opacity: 0 } },
    '@media print': {
      '& th': { position: 'static' },
      '& tr': { breakInside: 'avoid' },
      '& th, & td': { whiteSpace: 'normal', overflow: 'visible', overflowWrap: 'anywhere' },
      '& .menu': { display: 'none' },
    },
  })),
);

interface Ordered<T> {
  readonly order: string | undefined;
  /** The columns that the rows can be ordered by. */
  readonly sortable: readonly Column<T>[];
  readonly onOrder: (order: string) => void;
}

/** The rows in sight, between two empty ones that stand for the rest. */
export function RecordTable<T>(props: DrawnRows<T> & Ordered<T>) {
  const { columns, label, count, menu } = props;
  return (
    <Frame aria-label={label} aria-rowcount={count + 1}>
      <Heads
        columns={columns}
        order={props.order}
        sortable={props.sortable}
        onOrder={props.onOrder}
        tools={menu ? (menu.first ? 2 : 1) : 0}
      />
      <tbody>
        <Spacer height={props.before} />
        {props.indexes.map((index) => (
          <Row
            key={index}
            index={index}
            row={props.at(index)}
            columns={columns}
            keyOf={props.keyOf}
            size={props.size}
            tabIndex={index === props.stop ? 0 : -1}
            {...(props.link ? { link: props.link } : {})}
            {...(props.onOpen ? { onOpen: props.onOpen } : {})}
            {...(menu ? { menu } : {})}
          />
        ))}
        <Spacer height={props.after} />
      </tbody>
    </Frame>
  );
}

interface HeadsProps<T> extends Ordered<T> {
  readonly columns: readonly Column<T>[];
  /** How many buttons stand at the end of a row. */
  readonly tools: 0 | 1 | 2;
}

/** Other rows under the same columns leave them as they are. */
const Heads = memo(function Heads<T>(props: HeadsProps<T>) {
  const { columns, order, sortable, onOrder, tools } = props;
  return (
    <TableHead>
      <TableRow aria-rowindex={1}>
        {columns.map((column) => (
          <TableCell
            key={column.name}
            align={column.numeric ? 'right' : 'left'}
            style={column.width ? { width: column.width } : undefined}
            sortDirection={directionOf(order, column.name) ?? false}
          >
            {sortable.includes(column) ? (
              <SortLabel name={column.name} order={order} onOrder={onOrder}>
                {column.label}
              </SortLabel>
            ) : (
              column.label
            )}
          </TableCell>
        ))}
        {tools > 0 && (
          <TableCell className={tools === 2 ? 'menu two' : 'menu'}>
            <span style={visuallyHidden}>Ações</span>
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  );
}) as <T>(props: HeadsProps<T>) => React.JSX.Element;

function SortLabel(props: {
  name: string;
  order: string | undefined;
  onOrder: (order: string) => void;
  children: string;
}) {
  const direction = directionOf(props.order, props.name);
  return (
    <TableSortLabel
      active={direction !== null}
      direction={direction ?? 'asc'}
      onClick={() => props.onOrder(turned(props.order, props.name))}
    >
      {props.children}
    </TableSortLabel>
  );
}

const Spacer = ({ height }: { height: number }) =>
  height > 0 ? <tr aria-hidden style={{ height }} /> : null;

/** Plain elements: many of them are made while one scrolls. */
const Row = memo(function Row<T>(props: RowProps<T>) {
  const { index, row, columns, menu, size } = props;
  const name = nameOf(columns);
  const opens = props.link !== undefined || props.onOpen !== undefined;
  return (
    <tr
      data-row={index}
      data-record={row === undefined ? undefined : props.keyOf(row)}
      aria-rowindex={index + 2}
      className={opens ? 'opens' : ''}
      style={{ height: size }}
    >
      {row === undefined ? (
        <td colSpan={columns.length + (menu ? 1 : 0)}>…</td>
      ) : (
        <RowStopContext value={props.tabIndex}>
          {columns.map((column) => (
            <td key={column.name} className={column.numeric ? 'numeric' : ''}>
              {column === name ? <Opener {...props} row={row} /> : column.cell(row)}
              {column.beside?.(row)}
            </td>
          ))}
          {menu && (
            <td className="menu">
              <RowTools row={row} menu={menu} />
            </td>
          )}
        </RowStopContext>
      )}
    </tr>
  );
}) as <T>(props: RowProps<T>) => React.JSX.Element;
