import type { Handover } from '../../../../../src/domain/handovers/handover.ts';
import { isVisibleRow, readInOrder, type Reader } from '../../../../engine/reading/reader.ts';

const LIMIT = 1000;

/** Reads the newest hand-overs that concern the person. */
export async function readHandovers(reader: Reader): Promise<Handover[]> {
  const rows = await reader.tx
    .selectFrom('handovers')
    .select('id')
    .where('tenant_id', '=', reader.actor.tenantId)
    .where(isVisibleRow(reader, 'handovers', 'handovers'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LIMIT)
    .execute();
  return readInOrder(reader, 'handovers', rows);
}
