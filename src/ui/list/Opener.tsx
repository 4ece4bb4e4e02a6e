import { Link } from '@tanstack/react-router';
import { useBeside } from '../page/beside.ts';
import { nameOf } from './columns.ts';
import type { RowShape } from './rows.ts';
import { useRowStop } from './rowStop.ts';

/** What names a record: a link or a button where the row opens something. */
export function Opener<T>({ row, columns, link, onOpen }: RowShape<T> & { readonly row: T }) {
  const tabIndex = useRowStop();
  // Beside a record one goes from one to the next: going back leaves them all.
  const isBeside = useBeside() !== null;
  const name = nameOf(columns)?.cell(row);
  const shape = { className: 'opener', tabIndex, 'data-open': true } as const;
  if (link)
    return (
      <Link {...link(row)} {...shape} replace={isBeside}>
        {name}
      </Link>
    );
  if (onOpen)
    return (
      <button type="button" {...shape} onClick={() => onOpen(row)}>
        {name}
      </button>
    );
  return name;
}
