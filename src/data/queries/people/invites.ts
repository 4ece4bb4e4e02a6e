import type { PatientInvite } from '../../../domain/invites/invite.ts';
import type { InviteRow } from './results.ts';
import type { QueryView } from '../kit/source.ts';

/** The open or accepted one before others, then the newest: a patient has one open invitation at most. */
const counts = (one: PatientInvite, other: PatientInvite): boolean =>
  (one.status === 'cancelled') === (other.status === 'cancelled')
    ? one.createdAt > other.createdAt
    : one.status !== 'cancelled';

/** The invitation that counts of each patient who has one. */
export function invitesByPatient(view: QueryView): ReadonlyMap<string, PatientInvite> {
  const best = new Map<string, PatientInvite>();
  for (const invite of view.all('patientInvites')) {
    const known = best.get(invite.patientId);
    if (!known || counts(invite, known)) best.set(invite.patientId, invite);
  }
  return best;
}

export const inviteRow = (
  view: QueryView,
  { id, status, expiresAt }: PatientInvite,
): InviteRow => ({ id, status, expiresAt, mark: view.mark('patientInvites', id) });
