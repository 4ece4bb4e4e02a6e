import type { Reader } from '../../../engine/reading/reader.ts';

/**
 * Selects the payments that the reader may see: a psychologist's own, an administrator's whole
 * clinic. It serves counts and ids; a payment itself is read through the feed.
 * `reports/equality.test.ts` holds this to the projections.
 */
export function visiblePayments(reader: Reader) {
  const { tx, actor } = reader;
  const all = tx.selectFrom('payments').where('payments.tenant_id', '=', actor.tenantId);
  return actor.role === 'administrator'
    ? all
    : all.where('payments.psychologist_id', '=', actor.userId);
}
