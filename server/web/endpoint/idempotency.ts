import type { Context, MiddlewareHandler } from 'hono';
import { receiptKey } from '../commands/key.ts';
import { type Tx, withTenant } from '../../kernel/db/tenant.ts';
import { keyReused } from '../../engine/execution/constraints.ts';
import { fingerprint } from '../../engine/execution/fingerprint.ts';
import type { ReadParts } from '../../kernel/parts.ts';
import { readText } from './body.ts';
import { holdsClinicalText } from './clinical.ts';
import type { AppEnv } from './env.ts';
import { jsonText } from './json-text.ts';

/** Equal data gives equal text, however it is written down. */
function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const ofKey = (tx: Tx, c: Context<AppEnv>, key: string) => {
  const { tenantId, userId } = c.get('session').actor;
  return tx
    .selectFrom('answers')
    .select(['fingerprint', 'status', 'body'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
};

async function keep(
  { db, clock }: ReadParts,
  c: Context<AppEnv>,
  key: string,
  mark: string,
): Promise<void> {
  const { tenantId, userId } = c.get('session').actor;
  const body = c.get('answerText') ?? (await c.res.clone().text());
  await withTenant(db, tenantId, (tx) =>
    tx
      .insertInto('answers')
      .values({
        tenant_id: tenantId,
        user_id: userId,
        key,
        fingerprint: mark,
        status: c.res.status,
        // Made anew from the document where it is asked for again: a copy would outlive what is erased.
        body: holdsClinicalText(dataOf(body)) ? null : body,
        at: new Date(clock.now()).toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'key']).doNothing())
      .execute(),
  );
}

/**
 * Answers a repeat of a successful write, by its `Idempotency-Key`, with what the first was answered; where that held
 * clinical text, with the document as it is now. That a command takes effect once does not depend on it: the command's
 * own receipt is written in the same transaction as its effect.
 * @throws DomainError 422 where the key came with other data before
 */
export const repeatable =
  (route: string, parts: ReadParts): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const key = receiptKey(c.req.header('idempotency-key'));
    if (!key) return next();
    const { tenantId } = c.get('session').actor;
    const mark = fingerprint(route, [c.req.param(), dataOf(await readText(c))]);
    const known = await withTenant(parts.db, tenantId, (tx) => ofKey(tx, c, key));
    if (known && known.fingerprint !== mark) throw keyReused();
    if (known && known.body !== null) {
      c.status(known.status as 200);
      return jsonText(c, known.body);
    }
    await next();
    if (c.res.ok && !known) await keep(parts, c, key, mark);
  };
