import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { type Column, nameOf } from './columns.ts';
import { Opener } from './Opener.tsx';
import type { DrawnRows, RowProps } from './rows.ts';
import { rowStyles } from './rowStyles.ts';
import { RowTools } from './RowTools.tsx';
import { RowStopContext } from './rowStop.ts';

const List = styled('ul')(
  memoTheme(({ theme }) => ({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      paddingInlineStart: theme.spacing(2),
      breakInside: 'avoid',
    },
    '& > li:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    // The one that is open beside the list.
    '& > li:has([data-open][aria-current=page])': {
      backgroundColor: theme.vars.palette.action.selected,
      boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}`,
      '@media (forced-colors: active)': { borderInlineStart: '3px solid Highlight' },
    },
    ...rowStyles(theme),
    '& .lines': { flexGrow: 1, minWidth: 0, paddingInlineEnd: theme.spacing(1) },
    '& .lines > div': { display: 'flex', alignItems: 'baseline', gap: theme.spacing(1) },
    '& .name': { flexGrow: 1, minWidth: 0, fontWeight: 600 },
    '& .name, & .second > span': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // A link keeps to its line, so that a long name is cut and not the row.
    '& .name [data-open]': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .second > span:first-of-type': { flexShrink: 0, maxWidth: '100%' },
    // A time that is cut is none.
    '& .second > span:not(:last-of-type):has(> .num)': { flexShrink: 0 },
    '& .second': { color: theme.vars.palette.text.secondary, ...theme.typography.body2 },
  })),
);

/** Two lines a record: its name and how it stands; under them what is looked for. */
export function PhoneRows<T>(props: DrawnRows<T>) {
  const { before, after, menu } = props;
  return (
    <List aria-label={props.label} style={{ paddingTop: before, paddingBottom: after }}>
      {props.indexes.map((index) => (
        <Row
          key={index}
          index={index}
          row={props.at(index)}
          columns={props.columns}
          keyOf={props.keyOf}
          size={props.size}
          tabIndex={index === props.stop ? 0 : -1}
          count={props.count}
          {...(props.link ? { link: props.link } : {})}
          {...(props.onOpen ? { onOpen: props.onOpen } : {})}
          {...(menu ? { menu } : {})}
        />
      ))}
    </List>
  );
}

const Row = memo(function Row<T>(props: RowProps<T> & { count: number }) {
  const { index, row, menu, size } = props;
  return (
    <li
      data-row={index}
      data-record={row === undefined ? undefined : props.keyOf(row)}
      aria-setsize={props.count}
      aria-posinset={index + 1}
      style={{ height: size }}
    >
      {row !== undefined && (
        <RowStopContext value={props.tabIndex}>
          <Lines {...props} row={row} />
          {menu && <RowTools row={row} menu={menu} />}
        </RowStopContext>
      )}
    </li>
  );
}) as <T>(props: RowProps<T> & { count: number }) => React.JSX.Element;

function Lines<T>(props: RowProps<T> & { row: T }) {
  const { row, columns } = props;
  return (
    <div className="lines">
      <div>
        <span className="name">
          <Opener {...props} />
          {nameOf(columns)?.beside?.(row)}
        </span>
        <Cells {...props} place="end" />
      </div>
      <div className="second">
        <Cells {...props} place="second" />
      </div>
    </div>
  );
}

const Cells = <T,>({ row, columns, place }: RowProps<T> & { row: T; place: Column<T>['phone'] }) =>
  columns
    .filter(({ phone }) => phone === place)
    .map(({ name, cell }) => {
      const content = cell(row);
      return content && <span key={name}>{content}</span>;
    });
