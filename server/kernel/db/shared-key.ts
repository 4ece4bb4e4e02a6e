import { sql } from 'kysely';
import type { RandomBytes } from '../../../src/domain/core/id.ts';
import type { Database } from './database.ts';

const KEY_BYTES = 32;

/** The secret of this name, which the first instance that needs it makes and all on this database share. */
export async function sharedKey(db: Database, random: RandomBytes, name: string): Promise<string> {
  const made = Buffer.from(random(KEY_BYTES)).toString('base64url');
  await sql`insert into server_keys (name, value) values (${name}, ${made}) on conflict do nothing`.execute(
    db.kysely,
  );
  const { rows } = await sql<{
    value: string;
  }>`select value from server_keys where name = ${name}`.execute(db.kysely);
  const [row] = rows;
  if (!row) throw new Error('A key of the server is gone.');
  return row.value;
}
