import Stack from '@mui/material/Stack';
import { useLive } from '../../client/live/useLive.ts';
import { isWhole, shownOf } from '../../data/queries/kit/known.ts';
import { formatTime } from '../../domain/time/format.ts';
import { zoneWords } from '../../domain/time/zoneWords.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { useNow } from '../../ui/useNow.ts';
import { zoneChangeWords } from './zoneChangeWords.ts';

/** Lists what another time zone changes, and what it leaves as it was said. */
export function ZoneChanges({ from, to }: { readonly from: string; readonly to: string }) {
  const now = useNow();
  const change = useLive('practice.zoneChange', { now }, { keepPrevious: true });
  return (
    <Stack sx={{ gap: 1.5 }}>
      <div>
        Agora são {formatTime(now, from)} ({zoneWords(from)}). Com o novo fuso, são{' '}
        {formatTime(now, to)} ({zoneWords(to)}).
      </div>
      {change && (
        <Stack component="ul" sx={{ gap: 1, margin: 0, paddingLeft: 2.5 }}>
          {zoneChangeWords(shownOf(change), from, to).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Stack>
      )}
      {change && !isWhole(change) && (
        <Arriving flush what="Nem tudo chegou a este aparelho: pode haver mais." />
      )}
    </Stack>
  );
}
