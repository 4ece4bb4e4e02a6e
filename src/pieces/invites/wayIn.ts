import type { InviteRow } from '../../data/queries/people/results.ts';
import { type InviteState, inviteStateAt } from '../../domain/invites/invite.ts';

/** How far a patient is on the way into the portal. `waiting`: the invitation has not left this device. */
export type WayIn = 'account' | 'waiting' | 'pending' | 'expired' | 'none';

const OF_STATE: Readonly<Record<InviteState, WayIn>> = {
  accepted: 'account',
  pending: 'pending',
  expired: 'expired',
  cancelled: 'none',
};

interface Invited {
  readonly hasAccount: boolean;
  readonly invite: Pick<InviteRow, 'status' | 'expiresAt' | 'mark'> | null;
}

/** @param now ISO instant */
export function wayIn({ hasAccount, invite }: Invited, now: string): WayIn {
  if (hasAccount) return 'account';
  if (!invite) return 'none';
  if (invite.mark === 'waiting' && invite.status === 'pending') return 'waiting';
  return OF_STATE[inviteStateAt(invite, now)];
}

/** The invitation that is still open, and can be sent again; `null` where a new one is made. */
export const openInviteOf = <I extends Pick<InviteRow, 'status'>>({
  invite,
}: {
  readonly invite: I | null;
}): I | null => (invite?.status === 'pending' ? invite : null);
