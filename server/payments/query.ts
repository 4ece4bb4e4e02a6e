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

/** Of those, the ones registered in the range. */
export function paymentsWithin(reader: Reader, range: Range | null) {
  const all = visiblePayments(reader);
  return range
    ? all.where('payments.created_at', '>=', range.from).where('payments.created_at', '<', range.to)
    : all;
}
