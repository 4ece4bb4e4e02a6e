import { formatDate } from '../../../../src/domain/time/format.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import type { JobHandler, JobParts } from '../../../engine/jobs/job.ts';
import { compose } from '../../../kernel/mail/compose.ts';
import { closingAskedLetter } from '../../../kernel/mail/letters.ts';
import type { NewJob } from '../../../engine/execution/store.ts';

export const CLOSING_ASKED = 'mail.closingAsked';

/** Tells the person until when it can be taken back. */
export const closingAskedJob = (userId: string): NewJob => ({
  kind: CLOSING_ASKED,
  key: `${CLOSING_ASKED}:${userId}`,
  payload: { userId },
});

const WHERE = {
  patient: '/app/patient-dashboard?dialogo=aparelho',
  staff: '/app/configuracoes?aba=dados',
} as const;

export const sendClosingAsked =
  ({ db, origin, mailer }: JobParts): JobHandler =>
  async ({ userId }, { id, tenantId }) => {
    if (typeof userId !== 'string' || tenantId === null) return;
    const person = await withTenant(db, tenantId, (tx) =>
      tx
        .selectFrom('users')
        .innerJoin('tenants', 'tenants.id', 'users.tenant_id')
        .select(['users.email', 'users.name', 'users.role', 'users.closes_at'])
        .select('users.email_verified_at')
        .select('tenants.time_zone')
        .where('users.tenant_id', '=', tenantId)
        .where('users.id', '=', userId)
        .executeTakeFirst(),
    );
    if (!person?.closes_at) return;
    const { email: to, name, role, closes_at, time_zone } = person;
    const url = `${origin}${role === 'patient' ? WHERE.patient : WHERE.staff}`;
    const letter = closingAskedLetter({ to, name, url, day: formatDate(closes_at, time_zone) });
    const isToOwner = person.email_verified_at !== null;
    await mailer.send('closing-asked', { ...compose(letter, id), isToOwner });
  };
