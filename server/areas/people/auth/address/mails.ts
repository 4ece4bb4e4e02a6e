import type { AddressChangeRow } from '../../../../kernel/db/rows/accounts.ts';
import { findHolder, type Tx, withTenant } from '../../../../kernel/db/tenant.ts';
import type { JobHandler, JobParts } from '../../../../engine/jobs/job.ts';
import { compose } from '../../../../kernel/mail/compose.ts';
import {
  addressChangedLetter,
  addressTakenLetter,
  newAddressLetter,
} from '../../../../kernel/mail/letters.ts';
import type { NewJob } from '../../../../engine/execution/store.ts';
import { issueToken, type Purpose } from '../one-time-tokens.ts';
import { CONFIRM_MS, readChange, UNDO_MS } from './store.ts';

const job = (kind: string, changeId: string): NewJob => ({
  kind,
  key: `${kind}:${changeId}`,
  payload: { changeId },
});

/** To the new address: a link that proves it. */
export const confirmationJob = (changeId: string): NewJob => job('mail.confirmEmail', changeId);
/** To the old address: a link that undoes the change. */
export const changedJob = (changeId: string): NewJob => job('mail.emailChanged', changeId);

const after = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

interface Wanted {
  readonly purpose: Purpose;
  readonly email: string;
  /** ISO */
  readonly expiresAt: string;
}

/** A link of the change, as long as what it does can still be done. */
async function link(
  parts: JobParts,
  tenantId: string,
  changeId: string,
  attempt: number,
  wanted: (change: AddressChangeRow) => Wanted | undefined,
): Promise<{ change: AddressChangeRow; token: string; name: string } | undefined> {
  return withTenant(parts.db, tenantId, async (tx) => {
    const change = await readChange(tx, tenantId, changeId);
    const want = change && wanted(change);
    const person = want && (await activeName(tx, change));
    if (!person) return undefined;
    const subject = { tenantId, subjectId: changeId, besideEarlier: attempt > 1 };
    return { change, token: await issueToken(tx, { ...subject, ...want }, parts), ...person };
  });
}

const activeName = (tx: Tx, { tenant_id, user_id }: AddressChangeRow) =>
  tx
    .selectFrom('users')
    .select('name')
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', user_id)
    .where('is_active', '=', true)
    .executeTakeFirst();

/** Where the address is somebody else's, that person is told, and nobody else. */
export const sendConfirmation =
  (parts: JobParts): JobHandler =>
  async ({ changeId }, { id, tenantId, attempt }) => {
    if (typeof changeId !== 'string' || tenantId === null) return;
    const { db, mailer, origin } = parts;
    const made = await link(parts, tenantId, changeId, attempt, (change) =>
      change.changed_at
        ? undefined
        : {
            purpose: 'confirm_email',
            email: change.new_email,
            expiresAt: after(change.asked_at, CONFIRM_MS),
          },
    );
    if (!made) return;
    const to = made.change.new_email;
    const holder = await findHolder(db, to);
    const isTaken = holder && holder.userId !== made.change.user_id;
    if (isTaken)
      await mailer.send(
        'address-taken',
        compose(addressTakenLetter({ to, url: `${origin}/login` }), id),
      );
    else {
      const url = `${origin}/confirm-email#token=${made.token}`;
      await mailer.send('confirm-email', compose(newAddressLetter({ to, url }), id));
    }
  };

export const sendChanged =
  (parts: JobParts): JobHandler =>
  async ({ changeId }, { id, tenantId, attempt }) => {
    if (typeof changeId !== 'string' || tenantId === null) return;
    const made = await link(parts, tenantId, changeId, attempt, ({ changed_at, old_email }) =>
      changed_at === null
        ? undefined
        : { purpose: 'undo_email', email: old_email, expiresAt: after(changed_at, UNDO_MS) },
    );
    if (!made) return;
    const { change, name } = made;
    const url = `${parts.origin}/undo-email#token=${made.token}`;
    // What somebody calls themselves is sent to no stranger.
    const to = { to: change.old_email, name: change.is_old_proved ? name : null, url };
    const mail = compose(addressChangedLetter(to), id);
    await parts.mailer.send('email-changed', { ...mail, isToOwner: change.is_old_proved });
  };
