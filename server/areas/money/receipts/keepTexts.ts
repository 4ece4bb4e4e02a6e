import { saysTheSame } from '../../../../src/domain/core/same.ts';
import type { JobHandler, JobParts } from '../../../engine/jobs/job.ts';
import { changeDocuments } from '../../../engine/documents/change.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import type { NewJob } from '../../../engine/execution/store.ts';
import { withTexts } from './money.ts';

export const KEEP_TEXTS = 'receipts.keepTexts';

/** Receipts of one transaction. */
const BATCH = 50;

export const keepTextsJob = (psychologistId: string): NewJob => ({
  kind: KEEP_TEXTS,
  key: `${KEEP_TEXTS}:${psychologistId}`,
  payload: { psychologistId },
});

const nextIds = (
  { db }: Pick<JobParts, 'db'>,
  tenantId: string,
  { psychologistId, after }: { readonly psychologistId: string; readonly after: string },
): Promise<readonly string[]> =>
  withTenant(db, tenantId, async (tx) => {
    const rows = await tx
      .selectFrom('payment_receipts')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('psychologist_id', '=', psychologistId)
      .where('number', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    return rows.map(({ id }) => id);
  });

const keepTexts = (parts: JobParts, tenantId: string, ids: readonly string[]): Promise<void> =>
  changeDocuments(parts, tenantId, async ({ documents, find }) => {
    const books = { tenantId, find };
    const receipts = await find('paymentReceipts', { among: { id: ids } });
    for (const receipt of receipts) {
      const kept = await withTexts(books, receipt, { isLate: true });
      if (!saysTheSame(kept, receipt)) documents.put('paymentReceipts', kept);
    }
  });

const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Brings a psychologist's receipts into the state that the profile asks for: each with its text,
 * and in the patient's portal or not. Doing it again changes nothing.
 */
export const keepReceiptTexts =
  (parts: JobParts): JobHandler =>
  async ({ psychologistId }, { tenantId, signal }) => {
    if (typeof psychologistId !== 'string' || tenantId === null) return;
    let after = FIRST;
    while (!signal.aborted) {
      const ids = await nextIds(parts, tenantId, { psychologistId, after });
      const last = ids.at(-1);
      if (last === undefined) return;
      await keepTexts(parts, tenantId, ids);
      after = last;
    }
    signal.throwIfAborted();
  };
