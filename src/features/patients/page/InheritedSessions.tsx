import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import { useZone } from '../../../client/time/useZone.ts';
import type { InheritedRow } from '../../../data/queries/notes/results.ts';
import { shownOf } from '../../../data/queries/kit/known.ts';
import { statusAt } from '../../../domain/appointments/state.ts';
import { statusWords } from '../../../domain/appointments/labels.ts';
import { signedBy } from '../../../domain/documents/declaration.ts';
import { InheritedList } from '../../../pieces/sessions/InheritedList.tsx';
import { inheritedTitle } from '../../../pieces/sessions/inherited.ts';
import { useNow } from '../../../ui/useNow.ts';

/**
 * Shows the sessions of whoever cared for the patient before, newest first.
 * Shows nothing where there are none.
 */
export function InheritedSessions({ patientId }: { patientId: string }) {
  const now = useNow();
  const known = useLive('patients.inherited', { patientId });
  const entry = useCallback((row: InheritedRow) => <Entry row={row} now={now} />, [now]);
  const rows = known ? shownOf(known).filter(({ session, at }) => session && at <= now) : [];
  return (
    <InheritedList title="Sessões com quem atendia antes" rows={rows} entry={entry} likely={64} />
  );
}

function Entry({ row, now }: { row: InheritedRow; now: string }) {
  const zone = useZone();
  const { session, author } = row;
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        columnGap: 3,
        paddingBlock: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography className="num">{inheritedTitle(row, zone)}</Typography>
      <Typography>{session && statusWords(statusAt(session, now))}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{signedBy(author)}</Typography>
    </Stack>
  );
}
