import Button from '@mui/material/Button';
import { useState } from 'react';
import { useZone } from '../../../client/time/useZone.ts';
import { addDays } from '../../../domain/time/days.ts';
import { rangeOf, wallClock } from '../../../domain/time/zone.ts';
import { useNow } from '../../../ui/useNow.ts';

const WINDOW_DAYS = 30;

const inMinutes = (instant: string): string => `${instant.slice(0, 16)}:00.000Z`;

/** The window of a list: from now, or from today, for so many days; or all that comes. */
export function useWindow(begins: 'now' | 'today') {
  const [isAll, setAll] = useState(false);
  const zone = useZone();
  const now = useNow();
  const today = wallClock(now, zone).day;
  const { from, to } = rangeOf([today, addDays(today, WINDOW_DAYS)], zone);
  const window = { from: begins === 'now' ? inMinutes(now) : from, ...(!isAll && { to }) };
  return { window, isAll, setAll };
}

/** Below a list of the next days: the way to those that come later, and back. */
export function LaterRows(props: {
  readonly later: number;
  readonly isAll: boolean;
  readonly onAll: (isAll: boolean) => void;
}) {
  const { later, isAll, onAll } = props;
  if (isAll) return <Button onClick={() => onAll(false)}>Mostrar só os próximos 30 dias</Button>;
  if (later === 0) return null;
  return <Button onClick={() => onAll(true)}>Mostrar também os seguintes ({later})</Button>;
}
