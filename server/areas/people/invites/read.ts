import type { OneTimeToken } from '../auth/public.ts';
import type { Tx } from '../../../kernel/db/tenant.ts';

/** An invitation with the people that its mail and its form name. */
export interface OpenInvite {
  readonly id: string;
  readonly patientId: string;
  readonly status: string;
  /** ISO */
  readonly expiresAt: string;
  readonly email: string;
  readonly patientName: string;
  /** The patient's present address. */
  readonly patientEmail: string;
  readonly patientPhone: string | null;
  readonly patientCpf: string | null;
  readonly psychologistName: string | null;
  /** Whether the patient may still be given an account. */
  readonly isAwaited: boolean;
}

export async function readInvite(
  tx: Tx,
  tenantId: string,
  id: string,
): Promise<OpenInvite | undefined> {
  const row = await tx
    .selectFrom('patient_invites as i')
    .innerJoin('patients as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.patient_id'),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.psychologist_id'),
    )
    .where('i.tenant_id', '=', tenantId)
    .where('i.id', '=', id)
    .select(['i.id', 'i.patient_id', 'i.status', 'i.expires_at', 'i.email'])
    .select(['p.name as patient_name', 'p.email as patient_email', 'p.phone', 'p.cpf'])
    .select(['p.is_active', 'p.user_id', 'u.name as psychologist_name'])
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      patientId: row.patient_id,
      status: row.status,
      expiresAt: row.expires_at,
      email: row.email,
      patientName: row.patient_name,
      patientEmail: row.patient_email,
      patientPhone: row.phone,
      patientCpf: row.cpf,
      psychologistName: row.psychologist_name,
      isAwaited: row.is_active && row.user_id === null,
    }
  );
}

/** Whether the link is still the invitation's: not used, not past, and of the end that stands now. @param now ISO */
export const isOpen = (
  token: OneTimeToken,
  invite: { readonly status: string; readonly expiresAt: string },
  now: string,
): boolean =>
  !token.isUsed &&
  token.expiresAt > now &&
  token.expiresAt === invite.expiresAt &&
  invite.status === 'pending';

/**
 * Whether the link opens the invitation as it stands now: sending it anew moves its end, and correcting the patient's
 * address takes it away from whoever has the old one.
 * @param now ISO
 */
export const opens = (token: OneTimeToken, invite: OpenInvite, now: string): boolean =>
  isOpen(token, invite, now) && token.email === invite.patientEmail && invite.isAwaited;

/** Whether somebody has proved an address: a stranger who has not must not reach others through us. */
export async function isProved(tx: Tx, tenantId: string, userId: string): Promise<boolean> {
  const sender = await tx
    .selectFrom('users')
    .select('email_verified_at')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return Boolean(sender?.email_verified_at);
}
