import { daysWithin } from '../../src/domain/reports/came.ts';
import type { Range } from '../../src/domain/reports/range.ts';
import type { Reader } from '../reading/reader.ts';

/**
 * The payments that the reader may see: a psychologist's own, an administrator's whole clinic. For counts and ids; a
 * payment itself is read through the feed. `reports/equality.test.ts` holds this to the projections.
 */
export function visiblePayments(reader: Reader) {
  const { tx, actor } = reader;
  const all = tx.selectFrom('payments').where('payments.tenant_id', '=', actor.tenantId);
  return actor.role === 'administrator'
    ? all
    : all.where('payments.psychologist_id', '=', actor.userId);
}

/** Of those, the ones that came in the range: `cameWithin` of the domain in SQL, which knows of no zone. */
export function paymentsWithin(reader: Reader, range: Range | null, zone: string) {
  const all = visiblePayments(reader);
  if (!range) return all;
  const days = daysWithin(range, zone);
  return all.where((eb) =>
    eb.or([
      eb.and([
        eb('payments.paid_on', 'is', null),
        eb('payments.created_at', '>=', range.from),
        eb('payments.created_at', '<', range.to),
      ]),
      eb.and([eb('payments.paid_on', '>=', days.from), eb('payments.paid_on', '<', days.to)]),
    ]),
  );
}
