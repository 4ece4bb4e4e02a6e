import type { Context } from 'hono';
import { clientAddress } from '../../../web/http/client-address.ts';
import type { AppEnv } from '../../../web/endpoint/env.ts';
import { admit } from '../../../kernel/attempts.ts';
import type { ServerParts } from '../../../kernel/parts.ts';

/** Whence and with what a link's call came. */
export interface Caller {
  /** Of the network. */
  readonly address: string;
  /** What the browser says of itself. */
  readonly agent: string | undefined;
}

/** Counts a call that an invitation's link makes, for the link and for the network. @throws DomainError 429 */
export async function admitLink(
  { db, clock, config }: ServerParts,
  c: Context<AppEnv>,
  inviteToken: string,
): Promise<Caller> {
  const address = clientAddress(c, config?.trustProxy ?? false);
  const admission = { db, now: clock.now(), overrides: config?.limits };
  await admit(admission, { inviteToken, inviteAddress: address });
  return { address, agent: c.req.header('user-agent') };
}
