import * as v from 'valibot';
import type { Actor } from '../../../../../src/domain/core/command.ts';
import { parseJson } from '../../../../web/endpoint/body.ts';
import { AUTHORIZATION_MS, type Exchanged } from './authorizations.ts';
import { credentialsSchema } from './oauth.ts';
import type { Sealer } from './sealer.ts';

const contentSchema = v.object({
  stateHash: v.string(),
  expiresAt: v.number(),
  credentials: credentialsSchema,
});

const contextOf = ({ tenantId, userId }: Actor): string => `calendar-handle:${tenantId}:${userId}`;

/** What a browser holds between the choice of an account and the choice of a calendar; only this server reads it. */
export const sealHandle = (
  sealer: Sealer,
  actor: Actor,
  exchanged: Exchanged,
  now: number,
): Promise<string> =>
  sealer.seal(
    JSON.stringify({ ...exchanged, expiresAt: now + AUTHORIZATION_MS }),
    contextOf(actor),
  );

/** Undefined for what is not this person's, or too old. */
export async function openHandle(
  sealer: Sealer,
  actor: Actor,
  handle: string,
  now: number,
): Promise<Exchanged | undefined> {
  const text = await sealer.open(handle, contextOf(actor));
  if (text === undefined) return undefined;
  const { stateHash, credentials, expiresAt } = v.parse(contentSchema, parseJson(text));
  return expiresAt > now ? { stateHash, credentials } : undefined;
}
