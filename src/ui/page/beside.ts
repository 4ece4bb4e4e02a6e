import { createContext, useContext } from 'react';
import { useMediaQuery } from '../useMediaQuery.ts';

/** The place of a list beside the record that was opened from it. */
export interface Beside {
  /** What the list scrolls in; `null` until it is drawn. */
  readonly scroller: HTMLElement | null;
}

export const BesideContext = createContext<Beside | null>(null);

/** `null` where the list has the page for itself. */
export const useBeside = (): Beside | null => useContext(BesideContext);

/** Within a record that has its list beside it. */
export const SharedPageContext = createContext(false);

/** Whether a record shares the page, so that there is no room for a table. */
export const useSharesPage = (): boolean => useContext(SharedPageContext);

/** Whether there is room for a record and its list. */
export const useRoomBeside = () => useMediaQuery('(min-width: 1200px)');
