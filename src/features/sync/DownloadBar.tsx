import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useLive } from '../../client/useLive.ts';
import { downloadWords } from './words.ts';

/** How far a device's very first download is. */
export function DownloadBar() {
  const download = useLive('sync.status', {})?.firstSync;
  if (!download) return null;
  const { received, total } = download;
  const words = downloadWords(received, total);
  const percent = total > 0 ? Math.min(100, (100 * received) / total) : 0;
  return (
    <Box sx={{ paddingInline: 2, paddingBlock: 1 }}>
      <Typography
        variant="body2"
        className="num"
        sx={{ color: 'text.secondary', marginBottom: 0.5 }}
      >
        {words}
      </Typography>
      <LinearProgress
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={words}
      />
    </Box>
  );
}
