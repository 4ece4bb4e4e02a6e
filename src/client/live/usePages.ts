import { useCallback, useMemo, useState } from 'react';
import { type Gathered, shownOf } from '../../data/queries/kit/known.ts';
import type { QueryArgs, QueryResult } from '../../data/queries/index.ts';
import type { FutureSession } from '../../data/queries/agenda/results.ts';
import type { OwedRow } from '../../data/queries/money/results.ts';
import type { PatientRow } from '../../data/queries/people/results.ts';
import type { Paged } from '../../ui/list/columns.ts';
import { useDevice } from './DeviceProvider.tsx';
import { useLive } from './useLive.ts';

const PAGE_ROWS = 100;
const KEEP = { keepPrevious: true };

/** The queries that answer a slice, and what a row of each is. */
interface PagedQueries {
  readonly 'patients.list': PatientRow;
  readonly 'appointments.future': FutureSession;
  readonly 'finance.owed': OwedRow;
}

type Name = keyof PagedQueries;
type Filter<N extends Name> = Omit<QueryArgs<N>, 'offset' | 'limit'>;

interface List<R> {
  readonly rows: readonly R[];
  readonly matching: number;
}

type Answer<N extends Name> = QueryResult<N>;

const listOf = <N extends Name>(answer: Answer<N>): List<PagedQueries[N]> =>
  shownOf(answer as Gathered<List<PagedQueries[N]>>);

/**
 * The rows that match, read from the device a page at a time as they come into sight.
 * @param filter the same object for as long as it says the same
 */
export function usePages<N extends Name>(name: N, filter: Filter<N>) {
  const { device } = useDevice();
  const [page, setPage] = useState(0);
  const first = usePage(name, filter, 0);
  // Rows in sight, and those drawn around them, lie on two pages at most.
  const one = usePage(name, filter, page);
  const two = usePage(name, filter, page + 1);
  const onRange = useCallback((from: number) => setPage(Math.floor(from / PAGE_ROWS)), []);
  const all = useCallback(
    () => readAll<N>((offset) => device.query(name, pageOf(filter, offset))),
    [device, name, filter],
  );
  const rows = useMemo((): Paged<PagedQueries[N]> | undefined => {
    if (!first) return undefined;
    const start = page * PAGE_ROWS;
    return {
      count: listOf<N>(first).matching,
      at: (index) => rowOf<N>(index < start + PAGE_ROWS ? one : two, index % PAGE_ROWS),
      onRange,
      all,
    };
  }, [first, one, two, page, onRange, all]);
  return { rows, list: first };
}

const pageOf = <N extends Name>(filter: Filter<N>, offset: number): QueryArgs<N> =>
  ({ ...filter, offset, limit: PAGE_ROWS }) as unknown as QueryArgs<N>;

const usePage = <N extends Name>(name: N, filter: Filter<N>, page: number) =>
  useLive(name, pageOf<N>(filter, page * PAGE_ROWS), KEEP);

const rowOf = <N extends Name>(
  answer: Answer<N> | undefined,
  index: number,
): PagedQueries[N] | undefined => answer && listOf<N>(answer).rows[index];

async function readAll<N extends Name>(
  read: (offset: number) => Promise<Answer<N>>,
): Promise<readonly PagedQueries[N][]> {
  const rows: PagedQueries[N][] = [];
  for (;;) {
    const { rows: next, matching } = listOf<N>(await read(rows.length));
    rows.push(...next);
    if (next.length === 0 || rows.length >= matching) return rows;
  }
}
