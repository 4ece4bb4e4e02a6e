import { useWindowVirtualizer } from '@tanstack/react-virtual';
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
 * its place.
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
  },
): VisibleRows {
  const { count, size, whole, keyAt } = options;
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const rect = frame.current?.getBoundingClientRect();
    if (rect) setTop(Math.round(rect.top + window.scrollY));
  }, [frame, count]);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoised component
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => size,
    overscan: 10,
    scrollMargin: top,
    scrollPaddingStart: HEADER,
    scrollPaddingEnd: FOOTER,
    useFlushSync: false,
    ...(keyAt ? { getItemKey: keyAt } : {}),
  });
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

const NONE = { before: 0, after: 0 };
const ignore = () => {};
