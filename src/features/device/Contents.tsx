import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { useToday } from '../../client/time/useToday.ts';
import { isWhole, shownOf } from '../../data/queries/kit/known.ts';
import { addDays } from '../../domain/time/days.ts';
import { ArrivalContext } from '../../ui/states/Arriving.tsx';
import { entityWords, orderedEntities } from '../../pieces/entityWords.ts';
import { count } from './words.ts';

const RECENT_DAYS = 90;

/** How much of each kind is here, and that more is still coming. */
export function Contents() {
  const since = `${addDays(useToday(), -RECENT_DAYS)}T00:00:00.000Z`;
  const contents = useLive('device.contents', { since });
  const arrival = useContext(ArrivalContext);
  if (!contents) return null;
  const { counts, recentNotes } = shownOf(contents);
  const shown = orderedEntities.filter((entity) => counts[entity] > 0);
  const older = counts.notes - recentNotes;
  return (
    <Box component="section" aria-label="O que está guardado" sx={{ paddingBlock: 1.5 }}>
      <Typography sx={{ fontWeight: 600, marginBottom: 1 }}>O que está guardado</Typography>
      {!isWhole(contents) && (
        <Alert severity="info" sx={{ marginBottom: 1 }}>
          Parte dos seus dados ainda não chegou a este aparelho. {arrival.text}
        </Alert>
      )}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr auto', sm: '1fr auto 1fr auto' },
          columnGap: 3,
          rowGap: 0.75,
          margin: 0,
          '& dd': { margin: 0, textAlign: 'end' },
          '& dt': { color: 'text.secondary' },
        }}
      >
        {shown.map((entity) => [
          <dt key={entity}>{entityWords[entity].many}</dt>,
          <dd key={`${entity}-count`} className="num">
            {count.format(counts[entity])}
          </dd>,
        ])}
      </Box>
      {counts.notes > 0 && (
        <Typography variant="body2" className="num" sx={{ color: 'text.secondary', marginTop: 1 }}>
          Notas: {count.format(recentNotes)} dos últimos {RECENT_DAYS} dias e {count.format(older)}{' '}
          mais antigas.
        </Typography>
      )}
    </Box>
  );
}
