import { sql } from 'kysely';
import * as v from 'valibot';
import { uuid } from '../../../../src/domain/core/fields.ts';
import type { CommandName } from '../../../../src/domain/registry.ts';
import { withWorker } from '../../../kernel/db/tenant.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import type { FollowUp } from '../../../engine/execution/execute.ts';
import { extendOne, fillJob } from './extend.ts';

const making: ReadonlySet<CommandName> = new Set([
  'recurringAppointment.create',
  'recurringAppointment.update',
  'recurringAppointment.activate',
  'recurringAppointment.resolveConflicts',
]);

const named = v.object({ id: uuid });

type Parts = Pick<ServerParts, 'db' | 'clock' | 'random' | 'onWritten'>;

async function isWaiting({ db }: Parts, id: string): Promise<boolean> {
  const { rows } = await withWorker(db, (tx) =>
    sql`select 1 from jobs where key = ${fillJob(id).key} and failed_at is null`.execute(tx),
  );
  return rows.length > 0;
}

/** Makes what a command left of its recurrence's year at once: the answer counts its sessions and names days without one. */
export const fillBeforeAnswer =
  (parts: Parts): FollowUp =>
  async (name, { tenantId }, args) => {
    if (!making.has(name)) return;
    const parsed = v.safeParse(named, args);
    if (!parsed.success || !(await isWaiting(parts, parsed.output.id))) return;
    // The command is done. Where this fails, the job does it.
    await extendOne(parts, tenantId, parsed.output.id).catch(() => undefined);
  };
