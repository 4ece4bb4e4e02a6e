import Stack from '@mui/material/Stack';
import { Handovers } from '../../../features/clinic/handovers/Handovers.tsx';
import { ReadsTab } from '../../../features/clinic/ReadsTab.tsx';
import { Disposals } from '../../../features/records/Disposals.tsx';

/** The tab Prontuários: hand-overs, who read the records, and what was disposed of. */
export const RecordsSettings = () => (
  <Stack sx={{ gap: 4 }}>
    <Handovers />
    <ReadsTab />
    <Disposals />
  </Stack>
);
