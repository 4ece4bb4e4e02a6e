import Paper from '@mui/material/Paper';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import * as v from 'valibot';
import { useAddress } from '../address/address.ts';
import { useBeside, useSharesPage } from '../page/beside.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import { Arriving } from '../states/Arriving.tsx';
import { useMediaQuery, useWide } from '../useMediaQuery.ts';
import { canOrder, type Column, isPaged, type Rows, sorted } from './columns.ts';
import { ListBar } from './ListBar.tsx';
import { PhoneRows } from './PhoneRows.tsx';
import { RecordTable } from './RecordTable.tsx';
import type { RowShape } from './rows.ts';
import { usePrintedRows } from './usePrintedRows.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useVisibleRows } from './useVisibleRows.ts';

export interface RecordListProps<T> extends RowShape<T> {
  readonly label: string;
  /** `undefined` until the device has answered. */
  readonly rows: Rows<T> | undefined;
  /** Whether those are all that there are; otherwise `arriving` says so. */
  readonly isAll: boolean;
  readonly arriving: string;
  /** In place of a list that has nothing. */
  readonly empty: ReactNode;
  /** How many there are, in words. */
  readonly summary?: ReactNode;
  /** Offers to print it: for lists of a whole page. */
  readonly printable?: boolean;
  /** Keeps the order that the rows come in, e.g. a day's. */
  readonly fixed?: boolean;
  /** What the order is called in the address, where another list stands beside this one. */
  readonly orderIn?: string;
  /** Has room for one more small line in each row, e.g. the hour of another clock. */
  readonly hasExtraLine?: boolean;
}

/**
 * Records, one line each in a table, or two lines each where there is room for one column: both from the same columns.
 * Only rows in sight are drawn, all of them in print. The order that a person chose stands in the address; a list that
 * is read page by page comes in it from its source.
 */
export function RecordList<T>({ rows, ...props }: RecordListProps<T>) {
  if (rows === undefined) return null;
  const count = isPaged(rows) ? rows.count : rows.length;
  if (count === 0) return props.isAll ? props.empty : <Arriving what={props.arriving} />;
  return (
    <>
      {!props.isAll && <Arriving what={props.arriving} />}
      <Filled {...props} rows={rows} />
    </>
  );
}

function Filled<T>({ rows, ...props }: RecordListProps<T> & { rows: Rows<T> }) {
  const { columns, label, keyOf, orderIn = 'ordem' } = props;
  const { state, change } = useAddress(useOrderSchema(orderIn));
  const isFixed = props.fixed === true;
  const sortable = useSortable(rows, columns, isFixed);
  const order = isPaged(rows) ? rows.order : isFixed ? undefined : state[orderIn];
  const onOrder = useCallback((next: string) => change({ [orderIn]: next }), [change, orderIn]);
  const inOrder = useMemo(
    () => (isPaged(rows) ? rows : sorted(rows, columns, order)),
    [rows, columns, order],
  );
  const beside = useBeside();
  const print = usePrintedRows(inOrder, beside === null);
  const hasPage = !useSharesPage();
  const isTable = useWide() && hasPage && beside === null;
  const frame = useRef<HTMLDivElement>(null);
  const { count, at } = useReader(print.rows);
  const size = useRowHeight(isTable) + (props.hasExtraLine ? EXTRA_LINE : 0);
  const visible = useVisibleRows(frame, { count, size, whole: print.whole, beside });
  const keys = useRowKeys(frame, { label, count, show: visible.show, isBeside: beside !== null });
  useRange(inOrder, visible.indexes);
  const shape = {
    ...props,
    at,
    keyOf,
    size,
    count,
    ...visible,
    stop: stopOf(keys.active, visible.indexes),
  };
  return (
    <div>
      <ListBar
        summary={props.summary}
        sortable={sortable}
        order={order}
        onOrder={isTable ? null : onOrder}
      />
      <Paper
        ref={frame}
        variant="outlined"
        role="presentation"
        style={{ position: 'relative' }}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onClickCapture={keys.onClickCapture}
        onClick={keys.onClick}
      >
        {isTable && props.printable && (
          <PrintButton label="Imprimir a lista" onPrint={print.print} />
        )}
        {isTable ? (
          <RecordTable {...shape} order={order} sortable={sortable} onOrder={onOrder} />
        ) : (
          <PhoneRows {...shape} />
        )}
      </Paper>
    </div>
  );
}

const NONE: readonly never[] = [];

/** The columns that the list can be ordered by. */
const useSortable = <T,>(rows: Rows<T>, columns: readonly Column<T>[], isFixed: boolean) =>
  useMemo(
    () => (isFixed ? NONE : columns.filter((column) => canOrder(rows, column))),
    [isFixed, columns, rows],
  );

const useOrderSchema = (name: string) =>
  useMemo(() => v.object({ [name]: v.optional(v.string()) }), [name]);

function useReader<T>(rows: Rows<T>) {
  const at = useCallback(
    (index: number): T | undefined => (isPaged(rows) ? rows.at(index) : rows[index]),
    [rows],
  );
  return { count: isPaged(rows) ? rows.count : rows.length, at };
}

/** In pixels. */
const EXTRA_LINE = 18;

/** In pixels: dense under a mouse, never too small for a finger. */
function useRowHeight(isTable: boolean): number {
  const touch = useMediaQuery('(pointer: coarse)');
  if (!isTable) return 58;
  return touch ? 52 : 40;
}

/** A row out of sight cannot be reached by the tab key: then the first one drawn is the stop. */
const stopOf = (active: number, indexes: readonly number[]): number | undefined =>
  indexes.includes(active) ? active : indexes[0];

function useRange<T>(rows: Rows<T>, indexes: readonly number[]): void {
  const [first = 0, last = first] = [indexes[0], indexes.at(-1)];
  const onRange = isPaged(rows) ? rows.onRange : null;
  useEffect(() => onRange?.(first, last), [onRange, first, last]);
}
