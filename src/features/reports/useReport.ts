import { useMemo } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import type { QueryArgs } from '../../data/queries/index.ts';
import type { Gathered } from '../../data/queries/kit/known.ts';
import type { FinanceReport } from '../../data/queries/money/results.ts';
import type { Actor } from '../../domain/core/command.ts';
import { DomainError } from '../../domain/core/errors.ts';
import { datesOf } from '../../domain/reports/quickPeriods.ts';
import { type Dates, type Range, reportRange } from '../../domain/reports/range.ts';
import { rangeOf, wallClock } from '../../domain/time/zone.ts';
import type { Address } from '../../ui/address/address.ts';
import { useNow } from '../../ui/useNow.ts';
import { useEntryAhead } from '../../ui/address/ahead.ts';
import { reportsAddress } from './address.ts';
import { PERIODS, periodOf, statusOf } from './words.ts';

type Search = Address<typeof reportsAddress>['state'];

/** The days of the address: the person's own, or those of the quick period. @param today the clinic's */
function datesAt({ periodo, de, ate }: Search, today: string): Dates {
  return de || ate ? { startDate: de, endDate: ate } : datesOf(periodOf(periodo), today);
}

function rangeOrRefusal(dates: Dates, zone: string): { range: Range | null } | { refusal: string } {
  try {
    return { range: reportRange(dates, zone) };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error.message };
    throw error;
  }
}

export interface Asked {
  readonly dates: Dates;
  /** Why these days make no report; `null` where they do. */
  readonly refusal: string | null;
  /** Its `now` is the beginning of the clinic's day, so that the report is reckoned once a day and not once a minute. */
  readonly args: QueryArgs<'finance.report'>;
}

/** @param day the clinic's today */
function askedBy(state: Search, day: string, zone: string, role: Actor['role']): Asked {
  const dates = datesAt(state, day);
  const found = rangeOrRefusal(dates, zone);
  const { status } = statusOf(state.status) ?? {};
  const psychologistId = role === 'administrator' ? state.psicologo : undefined;
  return {
    dates,
    refusal: 'refusal' in found ? found.refusal : null,
    args: {
      range: 'range' in found ? found.range : null,
      now: rangeOf([day], zone).from,
      ...(status && { status }),
      ...(psychologistId && { psychologistId }),
    },
  };
}

/** What the address asks for, today. */
export function useAsked(state: Search): Asked {
  const zone = useZone();
  const { role } = useActor();
  const { day } = wallClock(useNow(), zone);
  return askedBy(state, day, zone, role);
}

/** Of each quick period with the rest of what the address asks for. The same list until one of them is another. */
export function useQuickReports(): readonly Asked['args'][] {
  const zone = useZone();
  const { role } = useActor();
  const { day } = wallClock(useNow(), zone);
  const status = useEntryAhead(reportsAddress, 'status');
  const psicologo = useEntryAhead(reportsAddress, 'psicologo');
  return useMemo(
    () =>
      PERIODS.map(({ id }) => {
        const periodo = id === 'tudo' ? undefined : id;
        return askedBy({ periodo, status, psicologo }, day, zone, role).args;
      }),
    [status, psicologo, day, zone, role],
  );
}

/** The device's own figures; `undefined` for a moment. */
export const useReport = ({ args }: Asked): Gathered<FinanceReport> | undefined =>
  useLive('finance.report', args, { keepPrevious: true });
