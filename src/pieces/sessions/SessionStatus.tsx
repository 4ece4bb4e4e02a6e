import { useActor } from '../../client/live/DeviceProvider.tsx';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';
import { SyncMark } from '../../ui/states/SyncMark.tsx';
import { useNow } from '../../ui/useNow.ts';
import { portalState, sessionState } from './state.ts';

/** How a session stands at this minute, and whether its last change waits or was refused. */
export function SessionStatus({ session }: { session: AppointmentRow }) {
  const state = useActor().role === 'patient' ? portalState : sessionState;
  const { label, tone } = state(session, useNow());
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <SyncMark mark={session.mark} />
    </span>
  );
}
