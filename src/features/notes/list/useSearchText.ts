import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

const textIn = (state: object): string => {
  const { noteSearch } = state as { noteSearch?: unknown };
  return typeof noteSearch === 'string' ? noteSearch : '';
};

/**
 * What is searched for in the notes. It may be a clinical word, and so stands beside the address and not in it: back,
 * forward and a reload find it again, a copied link does not carry it.
 */
export function useSearchText(): readonly [string, (text: string) => void] {
  const text = useRouterState({ select: ({ location }) => textIn(location.state) });
  const navigate = useNavigate();
  const change = useCallback(
    (next: string) =>
      void navigate({
        to: '.',
        search: true as never,
        state: ((former: object) => ({ ...former, noteSearch: next })) as never,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return [text, change];
}
