import { useCallback, useMemo, useState } from 'react';
import { useDevice } from '../../client/DeviceProvider.tsx';
import { useLive } from '../../client/useLive.ts';
import { type Gathered, shownOf } from '../../data/queries/known.ts';
import type { PatientList, PatientRow } from '../../data/queries/results.ts';
import type { Paged } from '../../ui/list/columns.ts';
import type { PatientsFilter } from './search.ts';

export const PATIENTS_PAGE = 100;
const KEEP = { keepPrevious: true };

/** The patients that match, read from the device a page at a time as they come into sight. */
export function usePatientPages(filter: PatientsFilter) {
  const { device } = useDevice();
  const [page, setPage] = useState(0);
  const first = usePage(filter, 0);
  // Rows in sight, and those drawn around them, lie on two pages at most.
  const one = usePage(filter, page);
  const two = usePage(filter, page + 1);
  const onRange = useCallback((from: number) => setPage(Math.floor(from / PATIENTS_PAGE)), []);
  const all = useCallback(
    () => readAll((args) => device.query('patients.list', { ...filter, ...args })),
    [device, filter],
  );
  const rows = useMemo((): Paged<PatientRow> | undefined => {
    if (!first) return undefined;
    const start = page * PATIENTS_PAGE;
    return {
      count: shownOf(first).matching,
      at: (index) => rowOf(index < start + PATIENTS_PAGE ? one : two, index % PATIENTS_PAGE),
      onRange,
      all,
    };
  }, [first, one, two, page, onRange, all]);
  return { rows, list: first };
}

type Page = Gathered<PatientList> | undefined;

const usePage = (filter: PatientsFilter, page: number): Page =>
  useLive('patients.list', { ...filter, offset: page * PATIENTS_PAGE, limit: PATIENTS_PAGE }, KEEP);

const rowOf = (page: Page, index: number): PatientRow | undefined =>
  page && shownOf(page).rows[index];

async function readAll(
  read: (args: { offset: number; limit: number }) => Promise<Gathered<PatientList>>,
): Promise<readonly PatientRow[]> {
  const rows: PatientRow[] = [];
  for (;;) {
    const { rows: next, matching } = shownOf(
      await read({ offset: rows.length, limit: PATIENTS_PAGE }),
    );
    rows.push(...next);
    if (next.length === 0 || rows.length >= matching) return rows;
  }
}
