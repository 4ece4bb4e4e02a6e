import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import type { SyncStatus } from '../../data/queries/kit/syncStatus.ts';
import { arrivalOf } from './words.ts';
import { ArrivalContext } from '../../ui/states/Arriving.tsx';

/** Nothing that the screens need has ever arrived on this device. */
const isBlank = ({ lastSyncAt, firstSync, connection }: SyncStatus): boolean =>
  lastSyncAt === null && !firstSync?.hot && connection === 'online';

/** The screens, or what stands in for them until the first of a person's data is on the device. */
export function FirstSync({ children }: { children: ReactNode }) {
  const status = useLive('sync.status', {});
  const carriedOver = useLive('sync.carriedOver', {}) ?? null;
  if (!status) return children;
  return (
    <ArrivalContext value={arrivalOf(status, carriedOver)}>
      {isBlank(status) ? <Placeholder /> : children}
    </ArrivalContext>
  );
}

const Block = styled('div')(
  memoTheme(({ theme }) => ({
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.action.hover,
  })),
);

function Placeholder() {
  return (
    <Stack component="section" sx={{ gap: 2 }} aria-busy="true" aria-label="Baixando seus dados">
      <Block style={{ width: '40%', height: 32 }} />
      <Block style={{ height: 96 }} />
      <Block style={{ height: 200 }} />
    </Stack>
  );
}
