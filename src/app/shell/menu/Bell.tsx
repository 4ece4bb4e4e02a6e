import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { atRest } from '../../../ui/afterStart.ts';
import { arriving, Nothing } from '../../../ui/arriving.tsx';

const BellButton = arriving(
  atRest(() => import('../../../features/bell/BellButton.tsx').then((m) => m.BellButton)),
  Nothing,
);

/** Comes once the screen rests; its place is there from the start, so that nothing moves. */
export const Bell = () => (
  <Box sx={{ minWidth: 44, minHeight: 44 }}>
    <Suspense fallback={null}>
      <BellButton />
    </Suspense>
  </Box>
);
