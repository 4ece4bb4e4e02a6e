import { sql } from 'kysely';
import type { Handler } from 'hono';
import type { Database } from '../db/database.ts';
import { available } from '../documents/errors.ts';

/** 200 when the database answers; its schema was brought up to date before it was handed over. */
export const health =
  (db: Database): Handler =>
  async (c) => {
    await available(db, () => sql`select 1 from schema_migrations limit 1`.execute(db.kysely));
    return c.json({ status: 'ok' });
  };
