import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** A long list that draws only the rows in sight. The window scrolls, so that going back finds its place. */
export function VirtualList<T>(props: {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** A row's likely height in pixels; each row is then measured. */
  readonly estimate: number;
  readonly render: (item: T) => ReactNode;
  readonly label: string;
}) {
  const { items, keyOf, render } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoised component
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => props.estimate,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
  });
  return (
    <ul
      ref={list}
      aria-label={props.label}
      style={{
        position: 'relative',
        height: rows.getTotalSize(),
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{
              position: 'absolute',
              insetInline: 0,
              top: 0,
              transform: `translateY(${start - top}px)`,
            }}
          >
            {item !== undefined && render(item)}
          </li>
        );
      })}
    </ul>
  );
}
