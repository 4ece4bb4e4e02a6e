import { onWritten } from '../../../server/program/areas.ts';
import type { Tx } from '../../../server/kernel/db/tenant.ts';
import {
  type DocumentSets,
  importDocuments as imported,
} from '../../../server/engine/documents/import.ts';

/** The product's import, with what its areas do. */
export const importDocuments = (tx: Tx, tenantId: string, sets: DocumentSets): Promise<void> =>
  imported(tx, tenantId, sets, onWritten);
