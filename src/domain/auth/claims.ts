import * as v from 'valibot';
import type { Actor } from '../core/command.ts';
import { roles } from '../users/role.ts';

/**
 * What an access token says, beside the registered `iat` and `exp` (seconds) and `sid`, the session's row. With `end` the
 * session can be ended without the token; tokens of older servers lack it.
 */
export const claimsSchema = v.object({
  sub: v.string(),
  email: v.string(),
  name: v.string(),
  role: v.picklist(roles),
  tenantId: v.string(),
  availabilityWeeksAhead: v.optional(v.number()),
  sid: v.string(),
  end: v.optional(v.string()),
  iat: v.number(),
  exp: v.number(),
});

export type Claims = v.InferOutput<typeof claimsSchema>;

export const actorOf = (claims: Pick<Claims, 'sub' | 'tenantId' | 'role'>): Actor => ({
  userId: claims.sub,
  tenantId: claims.tenantId,
  role: claims.role,
});

/** A token counts as expired this long before it is, so that no request dies on its way. */
export const EXPIRY_MARGIN_MS = 5 * 60_000;

/**
 * The claims of a token, unverified: for the device's own use. `null` where it does not decode or lacks a field.
 */
export function decodeClaims(token: string): Claims | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    const parsed = v.safeParse(claimsSchema, JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** @param now milliseconds since 1970 */
export const isExpired = ({ exp }: Pick<Claims, 'exp'>, now: number): boolean =>
  exp * 1000 - EXPIRY_MARGIN_MS <= now;
