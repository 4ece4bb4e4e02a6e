import type { Documents, EntityName } from '../../src/domain/core/documents.ts';
import type { Tx } from './db/tenant.ts';

/** `before` is absent on a new document, `after` on a removed one. */
export interface DocumentChange<E extends EntityName = EntityName> {
  readonly entity: E;
  readonly id: string;
  readonly before?: Documents[E] | undefined;
  readonly after?: Documents[E] | undefined;
  readonly v: number;
}

/** Work that belongs to a change of documents, in its very transaction. */
export type OnWritten = (
  tx: Tx,
  tenantId: string,
  changes: readonly DocumentChange[],
) => Promise<void>;
