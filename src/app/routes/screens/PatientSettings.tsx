import Stack from '@mui/material/Stack';
import { OwnMails } from '../../../features/reminders/OwnMails.tsx';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { SecuritySettings } from './SecuritySettings.tsx';

/** A patient's settings. A dialog with an address: the patients' side has no other screens than its two. */
export const PatientSettings = ({ onClose }: DialogProps) => (
  <AppDialog open title="Configurações" maxWidth="md" onClose={onClose}>
    <Stack sx={{ gap: 4 }}>
      <OwnMails />
      <SecuritySettings />
    </Stack>
  </AppDialog>
);
