import { useMemo } from 'react';
import { recordOf } from '../../data/queries/kit/known.ts';
import { DEFAULT_TIME_ZONE } from '../../domain/time/zone.ts';
import { formatMoment, formatSpan, formatTime } from '../../domain/time/format.ts';
import { hourHere, spanHere, withHere } from '../../domain/time/zoneWords.ts';
import { deviceZone } from './deviceZone.ts';
import { useLive } from '../live/useLive.ts';

interface Span {
  readonly startAt: string;
  readonly endAt: string;
}

/** Times as screens show them. Where this device's clock shows another, they say whose it is. */
export interface Hours {
  /** IANA name of the practice's zone. */
  readonly zone: string;
  /** `18:00`, or `18:00, horário de Brasília · 16:00 neste aparelho` */
  readonly hour: (instant: string) => string;
  /** `18:00 – 18:50`, or the same with whose it is. @param detail follows the times: ` (50 min)` */
  readonly span: (span: Span, detail?: string) => string;
  /** `27/11/2026 às 18:00`, or the same with whose it is */
  readonly moment: (instant: string) => string;
  /** `16:00 neste aparelho` alone; `null` where the clocks agree. */
  readonly hourHere: (instant: string) => string | null;
  /** `16:00 – 16:50 neste aparelho` alone; `null` where the clocks agree. */
  readonly spanHere: (span: Span) => string | null;
}

function hoursIn(zone: string, here: string): Hours {
  const zones = { zone, here };
  return {
    zone,
    hour: (instant) => withHere(formatTime(instant, zone), zone, hourHere(instant, zones)),
    span: (span, detail = '') =>
      withHere(`${formatSpan(span, zone)}${detail}`, zone, spanHere(span, zones)),
    moment: (instant) => withHere(formatMoment(instant, zone), zone, hourHere(instant, zones)),
    hourHere: (instant) => hourHere(instant, zones),
    spanHere: (span) => spanHere(span, zones),
  };
}

/** Until the practice has arrived nobody knows whose clock it is: nothing is said of it. */
export function useHours(): Hours {
  const zone = recordOf(useLive('practice', {})?.tenant)?.timeZone;
  return useMemo(
    () => (zone ? hoursIn(zone, deviceZone()) : hoursIn(DEFAULT_TIME_ZONE, DEFAULT_TIME_ZONE)),
    [zone],
  );
}
