import { styled } from '@mui/material/styles';
import { type CSSProperties, type ReactNode, useCallback, useRef } from 'react';
import { usePrinting } from '../print/usePrinting.ts';
import { Arriving } from '../states/Arriving.tsx';
import { useVisibleRows } from './useVisibleRows.ts';

/** An entry that has nothing to show yet takes the room that it is likely to need. */
const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { breakInside: 'avoid' },
  '& > li:empty': { minHeight: 'var(--likely)' },
});

/**
 * Records that take as much room as they need, e.g. texts: only those in sight are drawn, all of them in print, where no
 * page breaks one that fits on it.
 */
export function EntryList<T>(props: {
  readonly label: string;
  readonly rows: readonly T[] | undefined;
  readonly keyOf: (row: T) => string;
  readonly entry: (row: T) => ReactNode;
  /** A row's likely height in pixels; each is measured. */
  readonly likely: number;
  readonly isAll: boolean;
  readonly arriving: string;
  readonly empty: ReactNode;
  /** Draws them all: for a list that does not scroll with the window. */
  readonly whole?: boolean;
}) {
  const { rows, isAll, arriving } = props;
  if (rows === undefined) return null;
  if (rows.length === 0) return isAll ? props.empty : <Arriving what={arriving} />;
  return (
    <>
      {!isAll && <Arriving what={arriving} />}
      <Entries {...props} rows={rows} />
    </>
  );
}

function Entries<T>(props: {
  label: string;
  rows: readonly T[];
  keyOf: (row: T) => string;
  entry: (row: T) => ReactNode;
  likely: number;
  whole?: boolean;
}) {
  const { rows, keyOf, entry } = props;
  const frame = useRef<HTMLUListElement>(null);
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    [rows, keyOf],
  );
  const { indexes, before, after, measure } = useVisibleRows(frame, {
    count: rows.length,
    size: props.likely,
    whole: usePrinting() || props.whole === true,
    keyAt,
  });
  const likely = `${props.likely}px`;
  const room = { '--likely': likely, paddingTop: before, paddingBottom: after } as CSSProperties;
  return (
    <List ref={frame} aria-label={props.label} style={room}>
      {indexes.map((index) => {
        const row = rows[index];
        return (
          <li
            key={keyAt(index)}
            ref={measure}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
          >
            {row !== undefined && entry(row)}
          </li>
        );
      })}
    </List>
  );
}
