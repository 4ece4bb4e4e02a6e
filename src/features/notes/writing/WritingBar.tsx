import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { statusAt } from '../../../domain/appointments/state.ts';
import { sessionName } from '../../../pieces/sessions/words.ts';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import { useNow } from '../../../ui/useNow.ts';

const MINUTE_MS = 60_000;
const minutes = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / MINUTE_MS));

/** How long the session runs; of one that is over, how long it has been written about. */
function useElapsed(session: AppointmentRow): string {
  const now = useNow();
  const [begun] = useState(now);
  if (statusAt(session, now) !== 'in_progress') return `Escrevendo há ${minutes(begun, now)} min`;
  const left = Math.ceil((Date.parse(session.endAt) - Date.parse(now)) / MINUTE_MS);
  return `Sessão há ${minutes(session.startAt, now)} min, restam ${Math.max(0, left)}`;
}

/** Above the text while nothing else is in sight. */
export function WritingBar(props: { session: AppointmentRow; onLeave: () => void }) {
  const elapsed = useElapsed(props.session);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
      <Typography noWrap sx={{ flexGrow: 1, minWidth: 0, color: 'text.secondary' }}>
        {sessionName(props.session)}
      </Typography>
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary', flexShrink: 0 }}>
        {elapsed}
      </Typography>
      <IconAction label="Sair da tela cheia" keys="Escape" edge="end" onClick={props.onLeave}>
        <FullscreenExitIcon />
      </IconAction>
    </Box>
  );
}
