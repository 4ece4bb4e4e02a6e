import type { RandomBytes } from '../../../../../src/domain/core/id.ts';
import type { Database } from '../../../../kernel/db/database.ts';
import { sharedKey } from '../../../../kernel/db/shared-key.ts';
import { available } from '../../../../kernel/db/errors.ts';

const NAME = 'access-token';

/** The key of access tokens: the configured secret, or one that all instances on this database share. */
export function createSigningKey(
  db: Database,
  random: RandomBytes,
  secret: string | undefined,
): () => Promise<Uint8Array> {
  let known: Uint8Array | undefined;
  return async () =>
    (known ??= new TextEncoder().encode(
      secret ?? (await available(db, () => sharedKey(db, random, NAME))),
    ));
}
