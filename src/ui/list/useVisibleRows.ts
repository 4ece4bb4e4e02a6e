import {
  measureElement,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import type { Beside } from '../page/beside.ts';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** What lies over the page's edges: the header, and the bar for the thumb. */
const HEADER = 76;
const FOOTER = 72;

export interface VisibleRows {
  readonly indexes: readonly number[];
  /** The height of the rows above and below, in pixels. */
  readonly before: number;
  readonly after: number;
  /** For rows of their own heights: a `ref` of each, beside its `data-index`. */
  readonly measure: (row: Element | null) => void;
  /** Brings a row into sight. */
  readonly show: (index: number) => void;
}

/**
 * Which rows of a long list are drawn: those in sight and a few around. The window scrolls, so that going back finds
 * its place, unless the list has a scroller of its own.
 */
export function useVisibleRows(
  frame: RefObject<HTMLElement | null>,
  options: {
    readonly count: number;
    /** A row's height in pixels, or what is likely. */
    readonly size: number;
    /** Draws every row, as print does. */
    readonly whole: boolean;
    /** Keeps a measured height with its row; the place in the list unless told. */
    readonly keyAt?: (index: number) => string | number;
    /** Of a list that does not scroll with the window. */
    readonly beside?: Beside | null;
  },
): VisibleRows {
  const { count, size, whole, keyAt, beside = null } = options;
  const scroller = beside?.scroller ?? null;
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const above = frame.current?.getBoundingClientRect().top;
    if (above !== undefined) setTop(Math.round(above + scrolledBy(scroller)));
  }, [frame, count, scroller]);
  const shape = {
    count,
    estimateSize: () => size,
    measureElement: takenRoom,
    overscan: 10,
    scrollMargin: top,
    useFlushSync: false,
    ...(keyAt ? { getItemKey: keyAt } : {}),
  };
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoised component
  const onPage = useWindowVirtualizer({
    ...shape,
    enabled: beside === null,
    scrollPaddingStart: HEADER,
    scrollPaddingEnd: FOOTER,
  });
  const inPlace = useVirtualizer({
    ...shape,
    enabled: scroller !== null,
    getScrollElement: () => scroller,
  });
  const rows = beside ? inPlace : onPage;
  const show = useCallback((index: number) => rows.scrollToIndex(index), [rows]);
  const items = rows.getVirtualItems();
  if (whole)
    return { indexes: Array.from({ length: count }, (_, i) => i), ...NONE, show, measure: ignore };
  return {
    indexes: items.map(({ index }) => index),
    before: (items[0]?.start ?? top) - top,
    after: rows.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    measure: rows.measureElement,
    show,
  };
}

/**
 * Returns a row's height.
 * A row without one is hidden, and keeps the height that it had or is likely to have.
 * Taken for 0, it would make room for the next one, and that for the next. In the end all rows
 * would be drawn at once.
 */
function takenRoom<S extends Element | Window>(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  rows: Virtualizer<S, Element>,
): number {
  const height = measureElement(row, entry, rows);
  if (height > 0) return height;
  const index = rows.indexFromElement(row);
  const { getItemKey, estimateSize } = rows.options;
  return rows.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
}

/** How far the list's own scroller, or the window, has been scrolled past the window's upper edge. */
const scrolledBy = (scroller: HTMLElement | null): number =>
  scroller ? scroller.scrollTop - scroller.getBoundingClientRect().top : window.scrollY;

const NONE = { before: 0, after: 0 };
const ignore = () => {};
