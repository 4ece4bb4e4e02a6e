import { inviteStateAt, type PatientInvite } from '../../domain/invites/invite.ts';
import { type BadgeTone, StatusBadge } from '../../ui/states/StatusBadge.tsx';
import { useNow } from '../../ui/useNow.ts';

const WORDS = {
  pending: { label: 'Convite enviado', tone: 'info' },
  accepted: { label: 'Com acesso', tone: 'success' },
  expired: { label: 'Convite expirado', tone: 'warning' },
  cancelled: { label: 'Sem convite', tone: 'neutral' },
} as const satisfies Record<
  ReturnType<typeof inviteStateAt>,
  { readonly label: string; readonly tone: BadgeTone }
>;

/** Whether a patient was invited to the portal, and what became of it; `null` for one who never was. */
export function InviteState({ invite }: { invite: PatientInvite | null }) {
  const now = useNow();
  const { label, tone } = WORDS[invite ? inviteStateAt(invite, now) : 'cancelled'];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
