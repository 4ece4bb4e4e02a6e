import ScheduleIcon from '@mui/icons-material/Schedule';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useRef } from 'react';
import { Tip } from '../actions/Tip.tsx';

const WAITING = 'Guardado neste aparelho; será enviado quando houver conexão.';
const REFUSED = 'Esta alteração não foi aceita e precisa de você.';

/** Beside a record: a small clock while its last change waits, a warning with the reason when it was refused. */
export function SyncMark({
  mark,
  reason,
}: {
  readonly mark: 'saved' | 'waiting' | 'refused';
  readonly reason?: string | null;
}) {
  const place = useRef<HTMLSpanElement>(null);
  if (mark === 'saved') return null;
  const refused = mark === 'refused';
  const Icon = refused ? WarningAmberIcon : ScheduleIcon;
  const label = refused ? (reason ?? REFUSED) : WAITING;
  return (
    <>
      <span ref={place} style={{ marginInlineStart: 4 }}>
        <Icon
          fontSize="inherit"
          color={refused ? 'secondary' : 'action'}
          style={{ verticalAlign: 'text-bottom' }}
        />
        <span style={visuallyHidden}>{label}</span>
      </span>
      <Tip of={place} title={label} />
    </>
  );
}
