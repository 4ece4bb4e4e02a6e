import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLive } from '../../client/useLive.ts';
import type { SyncStatus } from '../../data/queries/results.ts';
import { arrivalOf, downloadWords } from './words.ts';
import { ArrivalContext } from '../../ui/states/Arriving.tsx';

/** Nothing that the screens need has ever arrived on this device. */
const isBlank = ({ lastSyncAt, firstSync, connection }: SyncStatus): boolean =>
  lastSyncAt === null && !firstSync?.hot && connection === 'online';

/** The screens, or what stands in for them until the first of a person's data is on the device. */
export function FirstSync({ children }: { children: ReactNode }) {
  const status = useLive('sync.status', {});
  if (!status) return children;
  const { firstSync } = status;
  return (
    <ArrivalContext value={arrivalOf(status)}>
      {firstSync && <Download received={firstSync.received} total={firstSync.total} />}
      {isBlank(status) ? <Placeholder /> : children}
    </ArrivalContext>
  );
}

function Download({ received, total }: { received: number; total: number }) {
  const words = downloadWords(received, total);
  const percent = total > 0 ? Math.min(100, (100 * received) / total) : 0;
  return (
    <Box sx={{ marginBottom: 3 }}>
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

function Placeholder() {
  return (
    <Stack sx={{ gap: 2 }} aria-busy="true" aria-label="Baixando seus dados">
      <Skeleton variant="text" width="40%" height={40} />
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={200} />
    </Stack>
  );
}
