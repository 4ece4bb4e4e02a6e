import Button from '@mui/material/Button';
import { useState } from 'react';
import { shownAddress } from '../../pieces/people/shownAddress.ts';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useZone } from '../../client/time/useZone.ts';
import type { Member } from '../../domain/contract/clinic.ts';
import { formatDate, formatMoment } from '../../domain/time/format.ts';
import { type RowAction, RowMenu } from '../../ui/list/RowMenu.tsx';
import { SettingsRow } from '../../ui/settings/SettingsRow.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';
import { HandoverDialog } from './HandoverDialog.tsx';
import { InviteMemberDialog } from './InviteMemberDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { memberWords, placesWords } from './words.ts';

interface Props {
  readonly limit: number;
  readonly taken: number;
  readonly members: readonly Member[];
  readonly onChanged: () => void;
}

type Asked =
  | { readonly what: 'invite' }
  | { readonly what: 'status' | 'handover'; readonly member: Member };

/** Who works in the clinic, and what can be done about each. */
export function Members({ limit, taken, members, onChanged }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <SettingsSection
      title="Equipe"
      text={placesWords(taken, limit)}
      actions={
        <Button variant="contained" onClick={() => setAsked({ what: 'invite' })}>
          Convidar psicólogo
        </Button>
      }
    >
      {members.map((member) => (
        <MemberRow key={member.id} member={member} onAsk={setAsked} />
      ))}
      {asked?.what === 'invite' && <InviteMemberDialog onClose={close} onDone={onChanged} />}
      {asked?.what === 'status' && (
        <StatusDialog member={asked.member} onClose={close} onDone={done} />
      )}
      {asked?.what === 'handover' && (
        <HandoverDialog
          member={asked.member}
          successors={members.filter(
            ({ id, role, isActive }) => id !== asked.member.id && role === 'psych' && isActive,
          )}
          onClose={done}
        />
      )}
    </SettingsSection>
  );
}

function MemberRow({ member, onAsk }: { member: Member; onAsk: (asked: Asked) => void }) {
  const zone = useZone();
  const { userId } = useActor();
  const { id, name, email, role, isActive, lastSentAt, closesAt } = member;
  const actions = (): RowAction[] => [
    ...(role === 'psych'
      ? [{ label: 'Passar pacientes ou lacrar', act: () => onAsk({ what: 'handover', member }) }]
      : []),
    {
      label: isActive ? 'Desativar' : 'Reativar',
      act: () => onAsk({ what: 'status', member }),
    },
  ];
  return (
    <SettingsRow
      inline
      label={
        <>
          {name}{' '}
          {isActive ? (
            id === userId && <StatusBadge tone="neutral">Você</StatusBadge>
          ) : (
            <StatusBadge tone="warning">Inativa</StatusBadge>
          )}
        </>
      }
      description={shownAddress(email)}
      state={
        <>
          {memberWords(member)}
          {lastSentAt && role === 'psych' && ` · último envio em ${formatMoment(lastSentAt, zone)}`}
          {closesAt && ` · encerra em ${formatDate(closesAt, zone)}, como pediu`}
        </>
      }
      control={<RowMenu alone label={`Ações de ${name}`} actions={actions} />}
    />
  );
}
