import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import type { SyncStatus } from '../../../data/queries/kit/syncStatus.ts';
import { syncWords } from '../../../features/sync/words.ts';
import { useMobile } from '../../../ui/useMediaQuery.ts';

/** How long the bar says that the connection is back. */
const BACK_MS = 4000;

/**
 * Shows on phones and touch devices that the connection is missing, the server fails, or today's
 * limit is reached.
 * It also says what is kept meanwhile.
 */
export function ConnectionBar() {
  const mobile = useMobile();
  const status = useLive('sync.status', {});
  const storage = useLive('sync.storage', {});
  const offline = status?.connection === 'offline';
  const held = status !== undefined && isHeld(status);
  const back = useJustEnded(offline);
  if (!mobile || !status || (!held && !back)) return null;
  return (
    <Box
      component="output"
      className="no-print"
      sx={{
        display: 'block',
        paddingInline: 2,
        paddingBlock: 0.75,
        textAlign: 'center',
        fontSize: '0.875rem',
        color: held ? 'text.secondary' : 'success.main',
      }}
    >
      {held ? offlineWords(status, storage) : 'Conexão de volta'}
    </Box>
  );
}

/** True if something keeps the person's work on this device. */
const isHeld = ({ connection, troubleSince, limitWords, waiting }: SyncStatus): boolean =>
  connection === 'offline' || troubleSince !== null || (limitWords !== null && waiting > 0);

function offlineWords(...[status, storage]: Parameters<typeof syncWords>): string {
  const { text } = syncWords({ ...status, needsPerson: 0, shelved: 0, isFull: false }, storage);
  return status.waiting > 0 ? text : `${text}: você pode continuar a trabalhar`;
}

/** True for a while after the flag went from true to false. */
function useJustEnded(flag: boolean): boolean {
  const [was, setWas] = useState(flag);
  const [ended, setEnded] = useState(false);
  if (was !== flag) {
    setWas(flag);
    setEnded(was && !flag);
  }
  useEffect(() => {
    if (!ended) return;
    const timer = setTimeout(() => setEnded(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [ended]);
  return ended;
}
