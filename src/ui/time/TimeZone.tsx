import { createContext, type ReactNode, useContext } from 'react';

const TimeZoneContext = createContext('America/Sao_Paulo');

/** The clinic's time zone (IANA name): every time on screen is shown in it, wherever the device is. */
export function TimeZoneProvider(props: { timeZone: string; children: ReactNode }) {
  return <TimeZoneContext value={props.timeZone}>{props.children}</TimeZoneContext>;
}

export const useTimeZone = (): string => useContext(TimeZoneContext);
