import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLive } from '../../client/live/useLive.ts';
import { ProgressBar } from '../../ui/states/ProgressBar.tsx';
import { carriedOverWords, downloadWords, percentOf } from './words.ts';

interface Progress {
  readonly words: string;
  readonly done: number;
  readonly total: number;
}

const NO_ROOM = 'O download parou: falta espaço neste aparelho';

/** What keeps a person waiting for a while, of which the device knows how much there is. */
function useProgress(): Progress | null {
  const carriedOver = useLive('sync.carriedOver', {});
  const status = useLive('sync.status', {});
  const download = status?.firstSync;
  if (carriedOver) return { ...carriedOver, words: carriedOverWords(carriedOver) };
  if (!download) return null;
  const { received: done, total } = download;
  const words = status.isFull ? NO_ROOM : downloadWords(done, total);
  return { done, total, words };
}

/** How far a device's very first download is, or the one time that a new version of the app arranges its data anew. */
export function DownloadBar() {
  const progress = useProgress();
  if (!progress) return null;
  const { words, done, total } = progress;
  return (
    <Box sx={{ paddingInline: 2, paddingBlock: 1 }}>
      <Typography
        variant="body2"
        className="num"
        sx={{ color: 'text.secondary', marginBottom: 0.5 }}
      >
        {words}
      </Typography>
      <ProgressBar label={words} percent={percentOf(done, total)} />
    </Box>
  );
}
