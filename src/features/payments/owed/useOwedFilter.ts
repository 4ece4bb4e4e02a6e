import { useMemo } from 'react';
import * as v from 'valibot';
import { useZone } from '../../../client/time/useZone.ts';
import type { OwedOrder } from '../../../data/queries/money/owed.ts';
import { reportRange } from '../../../domain/reports/range.ts';
import { monthAround } from '../../../domain/time/days.ts';
import { useAddress } from '../../../ui/address/address.ts';
import { financeAddress } from './address.ts';

const address = v.object({ ...financeAddress.entries, ordem: v.optional(v.string()) });

/** The columns by which the list can be ordered, as the device calls them. */
const ORDERS: Readonly<Record<string, OwedOrder>> = {
  paciente: 'name',
  '-paciente': '-name',
  desde: 'since',
  '-desde': '-since',
  valor: 'amount',
  '-valor': '-amount',
};
const COLUMNS = ['paciente', 'desde', 'valor'];

/** What the address asks for, the same object for as long as it asks the same. */
export function useOwedFilter() {
  const zone = useZone();
  const { mes, psicologo, ordem = 'desde' } = useAddress(address).state;
  return useMemo(() => {
    const [startDate, endDate] = mes ? monthAround(`${mes}-01`) : [];
    return {
      filter: {
        range: reportRange({ startDate, endDate }, zone),
        order: ORDERS[ordem] ?? 'since',
        ...(psicologo && { psychologistId: psicologo }),
      },
      orders: { order: ordem, orders: COLUMNS },
    };
  }, [mes, psicologo, ordem, zone]);
}
