import { useEffect } from 'react';

/**
 * The tab's title. Screens' own names only: the browser's history keeps titles, and no patient belongs there.
 * @param screen absent where the screen says it by itself
 */
export function useTitle(screen: string | undefined): void {
  useEffect(() => {
    if (screen) document.title = `${screen} · Sereno`;
  }, [screen]);
}
