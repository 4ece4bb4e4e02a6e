import * as v from 'valibot';
import { uuid } from '../core/fields.ts';
import type { Claims } from './claims.ts';

/** All that it takes to end a session: it opens nothing and names nobody. */
export const endedSessionSchema = v.object({
  sessionId: uuid,
  tenantId: uuid,
  proof: v.pipe(v.string('Dados inválidos'), v.regex(/^[\w-]{43}$/, 'Dados inválidos')),
});

export type EndedSession = v.InferOutput<typeof endedSessionSchema>;

/** What ends a token's session once the token is gone; `null` for a token of an older server. */
export const endingOf = ({ sid, tenantId, end }: Claims): EndedSession | null =>
  end === undefined ? null : { sessionId: sid, tenantId, proof: end };
