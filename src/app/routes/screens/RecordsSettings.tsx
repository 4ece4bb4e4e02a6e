import Stack from '@mui/material/Stack';
import { ReadsTab } from '../../../features/clinic/ReadsTab.tsx';
import { Disposals } from '../../../features/records/Disposals.tsx';

/** The tab Prontuários: who read the records, and what was disposed of. */
export const RecordsSettings = () => (
  <Stack sx={{ gap: 4 }}>
    <ReadsTab />
    <Disposals />
  </Stack>
);
