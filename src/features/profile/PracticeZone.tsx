import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useCommand } from '../../client/commands/useCommand.ts';
import type { Tenant } from '../../domain/tenants/tenant.ts';
import { zoneName } from '../../pieces/zones/options.ts';
import { ZoneField } from '../../pieces/zones/ZoneField.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { ZoneChanges } from './ZoneChanges.tsx';
import { ZONE_SAVED } from './words.ts';

/** By which clock the practice lives; whoever decides for it changes it here. */
export function PracticeZone({ tenant }: { readonly tenant: Tenant }) {
  const { role } = useActor();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { run, failure } = useCommand('practice.setTimeZone', ZONE_SAVED);
  const mayDecide = tenant.kind === 'individual' || role === 'administrator';
  const zone = chosen ?? tenant.timeZone;
  const save = async () => {
    const sent = await run({ timeZone: zone });
    if (sent) setChosen(null);
    return sent !== null;
  };
  return (
    <SettingsSection
      title="Fuso horário do consultório"
      text="Todos os horários aparecem neste fuso, em qualquer aparelho."
    >
      {mayDecide ? (
        <Stack
          direction="row"
          sx={{ gap: 2, alignItems: 'flex-start', maxWidth: 560, paddingTop: 1 }}
        >
          <ZoneField value={zone} onChange={setChosen} />
          <Button
            variant="outlined"
            sx={{ minHeight: 44, flexShrink: 0 }}
            disabled={zone === tenant.timeZone}
            onClick={() => setAsking(true)}
          >
            Salvar
          </Button>
        </Stack>
      ) : (
        <Typography>{zoneName(zone)}. A administração da clínica decide.</Typography>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Mudar o fuso horário?"
        confirmLabel="Mudar fuso"
        onConfirm={save}
        failure={failure}
        onClose={() => setAsking(false)}
      >
        <ZoneChanges from={tenant.timeZone} to={zone} />
      </ConfirmDialog>
    </SettingsSection>
  );
}
