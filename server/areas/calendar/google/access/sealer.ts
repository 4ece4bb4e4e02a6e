import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { sharedKey } from '../../../../kernel/db/shared-key.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';

const NAME = 'encryption';
const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1.';

/** Encrypts what must not be readable in the database or by a browser. */
export interface Sealer {
  /** @param context what the text belongs to; it opens in no other context */
  seal(text: string, context: string): Promise<string>;
  /** Undefined for what this server's key did not seal in this context. */
  open(sealed: string, context: string): Promise<string | undefined>;
}

/** AES-256-GCM under the configured server key, or one that all instances on this database share. */
export function createSealer({
  db,
  random,
  config,
}: Pick<ServerParts, 'db' | 'random' | 'config'>): Sealer {
  let known: Buffer | undefined;
  const key = async (): Promise<Buffer> =>
    (known ??= Buffer.from(
      hkdfSync(
        'sha256',
        config?.serverKey ?? (await sharedKey(db, random, NAME)),
        '',
        'sereno-sealed-text',
        KEY_BYTES,
      ),
    ));

  return {
    async seal(text, context) {
      const iv = random(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, await key(), iv).setAAD(Buffer.from(context));
      const sealed = [iv, cipher.update(text, 'utf8'), cipher.final()];
      return VERSION + Buffer.concat([...sealed, cipher.getAuthTag()]).toString('base64url');
    },

    async open(sealed, context) {
      if (!sealed.startsWith(VERSION)) return undefined;
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(ALGORITHM, await key(), bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
