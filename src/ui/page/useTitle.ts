import { useEffect } from 'react';

/** The tab's title. Screens' own names only: the browser's history keeps titles, and no patient belongs there. */
export function useTitle(screen: string | undefined): void {
  useEffect(() => {
    document.title = screen ? `${screen} · Sereno` : 'Sereno';
  }, [screen]);
}
