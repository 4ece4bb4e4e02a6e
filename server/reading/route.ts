import type { Context } from 'hono';
import type { AppEnv } from '../http/env.ts';
import { jsonText } from '../http/json-text.ts';
import type { ServerParts } from '../parts.ts';
import { type Reader, withReader } from './reader.ts';

type Read = (reader: Reader, c: Context<AppEnv>) => Promise<unknown>;

/** Makes a GET handler out of a read: one transaction, through the signed-in person's eyes, answered as JSON. */
export const createReading =
  ({ db, clock }: Pick<ServerParts, 'db' | 'clock'>) =>
  (read: Read) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const { actor } = c.get('session');
    const answer = await withReader(db, actor, clock.now(), (reader) => read(reader, c));
    return jsonText(c, JSON.stringify(answer));
  };

export type Reading = ReturnType<typeof createReading>;
