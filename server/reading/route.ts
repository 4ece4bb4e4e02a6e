import type { Context } from 'hono';
import type { AppEnv } from '../http/env.ts';
import type { ServerParts } from '../parts.ts';
import { type Reader, withReader } from './reader.ts';

type Read = (reader: Reader, c: Context<AppEnv>) => Promise<unknown>;

/** Makes a GET handler out of a read: one transaction, through the signed-in person's eyes, answered as JSON. */
export const createReading =
  ({ db, clock }: Pick<ServerParts, 'db' | 'clock'>) =>
  (read: Read) =>
  async (c: Context<AppEnv>): Promise<Response> =>
    c.json((await withReader(db, c.get('session').actor, clock.now(), (reader) => read(reader, c))) ?? null);

export type Reading = ReturnType<typeof createReading>;
