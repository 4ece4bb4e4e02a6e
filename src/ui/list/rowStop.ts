import { createContext, useContext } from 'react';

export const RowStopContext = createContext<0 | -1>(0);

/** The `tabIndex` of whatever can be focused within a row: only one row of a list is a stop of the tab key. */
export const useRowStop = (): 0 | -1 => useContext(RowStopContext);
