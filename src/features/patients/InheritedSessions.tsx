import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import type { InheritedRow } from '../../data/queries/inheritedResults.ts';
import { shownOf } from '../../data/queries/known.ts';
import { statusAt } from '../../domain/appointments/appointment.ts';
import { statusWords } from '../../domain/appointments/labels.ts';
import { signedBy } from '../../domain/documents/declaration.ts';
import { inheritedTitle } from '../../pieces/sessions/inherited.ts';
import { EntryList } from '../../ui/list/EntryList.tsx';
import { useNow } from '../../ui/useNow.ts';

const keyOf = ({ id }: InheritedRow): string => id;

/**
 * Shows the sessions of whoever cared for the patient before, newest first.
 * Shows nothing where there are none.
 */
export function InheritedSessions({ patientId }: { patientId: string }) {
  const now = useNow();
  const known = useLive('patients.inherited', { patientId });
  const entry = useCallback((row: InheritedRow) => <Entry row={row} now={now} />, [now]);
  const rows = known && shownOf(known).filter(({ session, at }) => session && at <= now);
  if (!rows || rows.length === 0) return null;
  return (
    <Box component="section" sx={{ marginTop: 3 }}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 1 }}>
        Sessões com quem atendia antes
      </Typography>
      <Paper variant="outlined" sx={{ paddingInline: 2 }}>
        <EntryList
          label="Sessões com quem atendia antes"
          rows={rows}
          keyOf={keyOf}
          entry={entry}
          likely={64}
          isAll
          arriving=""
          empty={null}
        />
      </Paper>
    </Box>
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
