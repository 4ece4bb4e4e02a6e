import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import { sql } from 'kysely';
import type { Signature } from '../../../../src/domain/custody/signature.ts';
import { available } from '../../../kernel/db/errors.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { sharedKey } from '../../../kernel/db/shared-key.ts';
import type { ServerParts } from '../../../kernel/parts.ts';

const NAME = 'custody';
/**
 * Name under which each public key stays that was ever signed with.
 * So old certificates remain verifiable.
 */
const PUBLIC = 'custody-public:';
const SEED_BYTES = 32;
/** Bytes before the seed in an Ed25519 key's PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

type Parts = Pick<ServerParts, 'db' | 'random' | 'config'>;

export type Sign = (text: string) => Signature;

interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: string;
}

function pairOf(secret: string): KeyPair {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'sereno-custody', SEED_BYTES));
  const key = Buffer.concat([PKCS8, seed]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  return { privateKey, publicKey: createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '' };
}

/**
 * Reads the present key, which the first use makes.
 * A changed key counts at once, on all instances.
 */
const presentPair = ({ db, random, config }: Parts): Promise<KeyPair> =>
  available(db, async () => {
    const pair = pairOf(config?.serverKey ?? (await sharedKey(db, random, NAME)));
    await sql`insert into server_keys (name, value) values (${PUBLIC + pair.publicKey}, ${pair.publicKey})
      on conflict do nothing`.execute(db.kysely);
    return pair;
  });

/** Returns what signs with the server's present key. */
export async function createSigner(parts: Parts): Promise<Sign> {
  const { privateKey, publicKey } = await presentPair(parts);
  return (text) => ({
    key: publicKey,
    value: sign(null, Buffer.from(text), privateKey).toString('base64url'),
  });
}

/** Returns all keys that this server has signed with, the present one last. */
export async function publicKeys(
  parts: Parts,
): Promise<{ readonly key: string; readonly since: string }[]> {
  const { publicKey } = await presentPair(parts);
  const { rows } = await sql<{ key: string; since: string }>`
    select value as key, created_at as since from server_keys where name like ${`${PUBLIC}%`}
    order by value = ${publicKey}, created_at`.execute(parts.db.kysely);
  return rows;
}

/** Has the next certificate signed with a new key. The public keys of before stay. */
export const forgetSigningKey = async (db: Database): Promise<void> =>
  void (await sql`delete from server_keys where name = ${NAME}`.execute(db.kysely));
