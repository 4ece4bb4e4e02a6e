import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '../../../../../src/domain/core/command.ts';
import { withTenant } from '../../../../kernel/db/tenant.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { invalidState, isFailure } from '../api/errors.ts';
import { type Credentials, authUrl, exchangeCode } from './oauth.ts';
import type { Sealer } from './sealer.ts';
import type { GoogleSettings } from './settings.ts';

/** How long a sign-in at Google may take. */
export const AUTHORIZATION_MS = 600_000;
const SECRET_BYTES = 32;

export interface AuthorizationParts extends Pick<
  ServerParts,
  'db' | 'clock' | 'random' | 'onWritten'
> {
  readonly settings: GoogleSettings;
  readonly sealer: Sealer;
  /** Aborts when nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
}

export const hashOf = (state: string): string =>
  createHash('sha256').update(state).digest('base64url');

const contextOf = ({ tenantId, userId }: Actor, stateHash: string): string =>
  `calendar-verifier:${tenantId}:${userId}:${stateHash}`;

const secret = (random: ServerParts['random']): string =>
  Buffer.from(random(SECRET_BYTES)).toString('base64url');

/** Begins a sign-in at Google. @returns where to send the person's browser */
export async function beginAuthorization(
  { db, clock, random, settings, sealer }: AuthorizationParts,
  actor: Actor,
): Promise<string> {
  const { tenantId, userId } = actor;
  const state = secret(random);
  const verifier = secret(random);
  const stateHash = hashOf(state);
  const sealed = await sealer.seal(verifier, contextOf(actor, stateHash));
  const now = clock.now();
  await withTenant(db, tenantId, async (tx) => {
    await tx
      .deleteFrom('calendar_authorizations')
      .where('tenant_id', '=', tenantId)
      .where('expires_at', '<=', new Date(now).toISOString())
      .execute();
    await tx
      .insertInto('calendar_authorizations')
      .values({
        tenant_id: tenantId,
        state_hash: stateHash,
        user_id: userId,
        verifier: sealed,
        expires_at: new Date(now + AUTHORIZATION_MS).toISOString(),
        created_at: new Date(now).toISOString(),
      })
      .execute();
  });
  return authUrl(settings, state, verifier);
}

interface Begun {
  readonly stateHash: string;
  readonly verifier: string;
}

/** Takes the person's sign-in for one exchange: the one of the state, or without one the newest. */
const claim = (
  { db, clock }: AuthorizationParts,
  { tenantId, userId }: Actor,
  state: string | undefined,
): Promise<Begun | undefined> =>
  withTenant(db, tenantId, async (tx) => {
    const now = new Date(clock.now()).toISOString();
    const { rows } = await sql<Begun>`
      update calendar_authorizations set exchanged_at = ${now}
      where tenant_id = ${tenantId} and user_id = ${userId} and exchanged_at is null
        and state_hash = (
          select state_hash from calendar_authorizations
          where tenant_id = ${tenantId} and user_id = ${userId} and exchanged_at is null
            and expires_at > ${now} and (${state === undefined} or state_hash = ${hashOf(state ?? '')})
          order by created_at desc limit 1
        )
      returning state_hash as "stateHash", verifier
    `.execute(tx);
    return rows[0];
  });

/** Lets the person try once more after Google was out of reach. */
const release = ({ db }: AuthorizationParts, { tenantId }: Actor, stateHash: string) =>
  withTenant(db, tenantId, (tx) =>
    tx
      .updateTable('calendar_authorizations')
      .set({ exchanged_at: null })
      .where('tenant_id', '=', tenantId)
      .where('state_hash', '=', stateHash)
      .execute(),
  );

/** Ends a sign-in, so that nothing else comes of its state. @returns whether it was there, exchanged and in time */
export const endAuthorization = (
  { db, clock }: Pick<ServerParts, 'db' | 'clock'>,
  { tenantId, userId }: Actor,
  stateHash: string,
): Promise<boolean> =>
  withTenant(db, tenantId, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('calendar_authorizations')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('state_hash', '=', stateHash)
      .where('exchanged_at', 'is not', null)
      .where('expires_at', '>', new Date(clock.now()).toISOString())
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });

export interface Exchanged {
  readonly stateHash: string;
  readonly credentials: Credentials;
}

/**
 * Gives a code for tokens, once. After it the sign-in waits for `endAuthorization`.
 * @throws DomainError for a state or a code that is wrong, foreign, used or too late; GoogleFailure
 */
export async function exchange(
  parts: AuthorizationParts,
  actor: Actor,
  code: string,
  state: string | undefined,
): Promise<Exchanged> {
  const { settings, sealer, clock } = parts;
  const begun = await claim(parts, actor, state);
  if (!begun) throw invalidState();
  const { stateHash } = begun;
  const verifier = await sealer.open(begun.verifier, contextOf(actor, stateHash));
  if (verifier === undefined) throw invalidState();
  try {
    const asking = { ...settings, signal: parts.signal };
    return { stateHash, credentials: await exchangeCode(asking, code, verifier, clock.now()) };
  } catch (error) {
    if (isFailure(error, 'unavailable', 'limited')) await release(parts, actor, stateHash);
    throw error;
  }
}
