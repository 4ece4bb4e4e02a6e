import type { InviteRow } from '../../data/queries/people/results.ts';
import { type BadgeTone, StatusBadge } from '../../ui/states/StatusBadge.tsx';
import { useNow } from '../../ui/useNow.ts';
import { type WayIn, wayIn } from './wayIn.ts';

const WORDS = {
  account: { label: 'Com acesso', tone: 'success' },
  waiting: { label: 'A enviar', tone: 'neutral' },
  pending: { label: 'Enviado', tone: 'info' },
  expired: { label: 'Expirado', tone: 'warning' },
  none: { label: 'Sem convite', tone: 'neutral' },
} as const satisfies Record<WayIn, { readonly label: string; readonly tone: BadgeTone }>;

/** Whether a patient was invited to the portal, and what became of it. What most have in common is no badge. */
export function InviteState(props: {
  readonly hasAccount: boolean;
  readonly invite: Pick<InviteRow, 'status' | 'expiresAt' | 'mark'> | null;
}) {
  const way = wayIn(props, useNow());
  const { label, tone } = WORDS[way];
  if (way === 'none') return label;
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
