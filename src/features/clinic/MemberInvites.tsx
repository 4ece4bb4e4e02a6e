import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { shownAddress } from '../../pieces/people/shownAddress.ts';
import { useOnlineAction } from '../../client/online/useOnlineAction.ts';
import { useZone } from '../../client/time/useZone.ts';
import {
  memberInviteLinkCall,
  type MemberInvite,
  resendMemberInviteCall,
  withdrawMemberInviteCall,
} from '../../domain/contract/clinic.ts';
import type { InviteLink } from '../../domain/contract/invites.ts';
import { formatDate } from '../../domain/time/format.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { RowMenu } from '../../ui/list/RowMenu.tsx';
import { SettingsRow } from '../../ui/settings/SettingsRow.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';
import { useToast } from '../../ui/toasts/toasts.ts';
import { useNow } from '../../ui/useNow.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { clinicFailure } from './words.ts';

interface Props {
  readonly invites: readonly MemberInvite[];
  readonly onChanged: () => void;
}

function useInviteActions(onChanged: () => void) {
  const toast = useToast();
  const resend = useOnlineAction(resendMemberInviteCall, clinicFailure);
  const link = useOnlineAction(memberInviteLinkCall, clinicFailure);
  const withdraw = useOnlineAction(withdrawMemberInviteCall, clinicFailure);
  return {
    failure: resend.failure ?? link.failure,
    withdrawFailure: withdraw.failure,
    async sendAgain(inviteId: string) {
      if (!(await resend.run({ body: { inviteId } }))) return;
      toast({ message: 'Convite reenviado' });
      onChanged();
    },
    makeLink: (inviteId: string) => link.run({ body: { inviteId } }),
    async takeBack(inviteId: string) {
      const isDone = (await withdraw.run({ body: { inviteId } })) !== null;
      if (isDone) onChanged();
      return isDone;
    },
  };
}

/** Invitations that nobody has accepted yet. */
export function MemberInvites({ invites, onChanged }: Props) {
  const [link, setLink] = useState<InviteLink | null>(null);
  const [leaving, setLeaving] = useState<MemberInvite | null>(null);
  const acts = useInviteActions(onChanged);
  if (invites.length === 0) return null;
  return (
    <SettingsSection title="Convites em aberto">
      {acts.failure && <Alert severity="info">{acts.failure}</Alert>}
      {invites.map((invite) => (
        <InviteRow
          key={invite.id}
          invite={invite}
          onResend={() => void acts.sendAgain(invite.id)}
          onLink={() => void acts.makeLink(invite.id).then(setLink)}
          onWithdraw={() => setLeaving(invite)}
        />
      ))}
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
      {leaving && (
        <ConfirmDialog
          open
          title="Retirar o convite?"
          confirmLabel="Retirar"
          failure={acts.withdrawFailure}
          onConfirm={() => acts.takeBack(leaving.id)}
          onClose={() => setLeaving(null)}
        >
          Os links enviados a {shownAddress(leaving.email)} deixam de abrir, e o lugar volta a ficar
          livre.
        </ConfirmDialog>
      )}
    </SettingsSection>
  );
}

function InviteRow(props: {
  readonly invite: MemberInvite;
  readonly onResend: () => void;
  readonly onLink: () => void;
  readonly onWithdraw: () => void;
}) {
  const zone = useZone();
  const now = useNow();
  const { email, expiresAt } = props.invite;
  const isOver = expiresAt <= now;
  const actions = () => [
    { label: 'Reenviar', act: props.onResend },
    ...(isOver ? [] : [{ label: 'Criar link para entregar', act: props.onLink }]),
    { label: 'Retirar convite', act: props.onWithdraw },
  ];
  return (
    <SettingsRow
      inline
      label={shownAddress(email)}
      state={
        isOver ? (
          <StatusBadge tone="warning">Expirado</StatusBadge>
        ) : (
          `Vale até ${formatDate(expiresAt, zone)}`
        )
      }
      control={<RowMenu alone label={`Ações do convite para ${email}`} actions={actions} />}
    />
  );
}
