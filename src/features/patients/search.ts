import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** The list's filters, as they stand in the address. */
export interface PatientsSearch {
  readonly busca?: string;
  /** Inactive patients too. */
  readonly todos?: true;
}

export const validatePatientsSearch = (search: Record<string, unknown>): PatientsSearch => ({
  ...(typeof search['busca'] === 'string' && search['busca'] !== ''
    ? { busca: search['busca'].slice(0, 100) }
    : {}),
  ...(search['todos'] === true ? { todos: true as const } : {}),
});

export interface PatientsFilter {
  readonly search?: string;
  readonly activeOnly: boolean;
  readonly withRefused: true;
}

export const filterOf = ({ busca, todos }: PatientsSearch): PatientsFilter => ({
  ...(busca ? { search: busca } : {}),
  activeOnly: todos !== true,
  withRefused: true,
});

/** The filters, and a way to change them that leaves the rest of the address and the scroll position alone. */
export function usePatientsFilter() {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => validatePatientsSearch(raw), [raw]);
  const change = useCallback(
    (changes: { busca?: string | undefined; todos?: true | undefined }) =>
      void navigate({
        to: '.',
        search: ((former: object) => ({ ...former, ...changes })) as never,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return { search, filter: useMemo(() => filterOf(search), [search]), change };
}
