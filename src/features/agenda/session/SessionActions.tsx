import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import type { FutureSession } from '../../../data/queries/agenda/results.ts';
import type { AppointmentStatus } from '../../../domain/appointments/status.ts';
import { ActionButton } from '../../../ui/actions/ActionButton.tsx';
import type { Keys } from '../../../ui/actions/keys.ts';
import { CancelDialog } from './CancelDialog.tsx';
import type { SessionAction } from './sessionActions.ts';
import { ONLY_SCHEDULED } from '../texts.ts';
import { type OfferedAction, useSessionActions } from './useSessionActions.ts';

interface Props {
  readonly row: FutureSession;
  /** At this moment. */
  readonly status: AppointmentStatus;
  readonly onClose: () => void;
}

/** Everything that a session in this state allows, the likeliest first. */
export function SessionActions({ row, status, onClose }: Props) {
  const [isCancelling, setCancelling] = useState(false);
  const actions = useSessionActions(useCallback(() => setCancelling(true), []));
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {actions(row).map((action, place) => (
          <Action key={action.name} action={action} isFirst={place === 0} />
        ))}
      </Stack>
      {status !== 'scheduled' && status !== 'cancelled' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {ONLY_SCHEDULED}.
        </Typography>
      )}
      {isCancelling && (
        <CancelDialog row={row} onClose={() => setCancelling(false)} onCancelled={onClose} />
      )}
    </Stack>
  );
}

const KEYS: Readonly<Partial<Record<SessionAction, Keys>>> = {
  move: 'Alt+R',
  cancel: 'Alt+C',
  note: 'Alt+T',
};

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' } as const;

function Action({ action, isFirst }: { action: OfferedAction; isFirst: boolean }) {
  const { name, label, href, act } = action;
  return (
    <ActionButton
      keys={KEYS[name]}
      variant={isFirst ? 'contained' : 'outlined'}
      {...(name === 'cancel' && { color: 'error' })}
      {...(href && { href, ...OUTSIDE })}
      onClick={act}
    >
      {label}
    </ActionButton>
  );
}
