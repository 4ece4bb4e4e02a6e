import type { MiddlewareHandler } from 'hono';
import { actorOf } from '../../src/domain/auth/claims.ts';
import type { AppEnv } from '../http/env.ts';
import { unauthorized } from '../kernel/errors.ts';
import type { ServerParts } from '../kernel/parts.ts';
import { findLiveSession } from '../db/sessions.ts';
import { verifyToken } from './tokens.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Lets a request pass whose token is ours and whose session lives; who acts comes from the database. */
export const authenticate =
  (
    parts: Pick<ServerParts, 'db' | 'clock'>,
    signingKey: () => Promise<Uint8Array>,
  ): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const [, token] = BEARER.exec(c.req.header('authorization') ?? '') ?? [];
    const claims = token ? await verifyToken(token, await signingKey(), parts.clock.now()) : null;
    if (!claims) throw unauthorized();
    const live = await findLiveSession(parts, { tenantId: claims.tenantId, id: claims.sid });
    if (live?.userId !== claims.sub) throw unauthorized();
    c.set('session', { id: claims.sid, actor: actorOf({ ...claims, role: live.role }) });
    await next();
  };
