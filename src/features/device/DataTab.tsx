import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';
import { ProviderText } from '../../pieces/consent/ProviderText.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { DeviceSection } from './DeviceSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import { RemoveSection } from './RemoveSection.tsx';

export interface DataTabProps {
  /** Signs out and removes what this device keeps of the person; the screen is gone before it ends. */
  readonly onRemove: () => unknown;
  /** The end of the account, which another feature holds. */
  readonly CloseAccount?: ComponentType;
}

/** What this device holds of the person's data, taking them along, and removing them from it. */
export function DataTab({ onRemove, CloseAccount }: DataTabProps) {
  return (
    <Stack sx={{ gap: 4, maxWidth: 720 }}>
      <DeviceSection />
      <ExportSection />
      <SettingsSection title="Programas que leem ou ouvem">
        <ProviderText />
      </SettingsSection>
      <RemoveSection onRemove={onRemove} />
      {CloseAccount && <CloseAccount />}
    </Stack>
  );
}
