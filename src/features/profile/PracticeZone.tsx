import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import { useCommand } from '../../client/useCommand.ts';
import type { Tenant } from '../../domain/tenants/tenant.ts';
import { brazilianZones } from '../../domain/tenants/timeZones.ts';
import { formatTime } from '../../domain/time/format.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { useNow } from '../../ui/useNow.ts';
import { ZONE_SAVED } from './words.ts';

interface Option {
  readonly id: string;
  readonly name: string;
}

/** Brazil's first, then the world's by their own names; the present one is always among them. */
function optionsWith(present: string): readonly Option[] {
  const brazilian = brazilianZones.map(([id, name]) => ({ id, name }));
  const known = new Set(brazilianZones.map(([id]) => id));
  const others = new Set([present, ...Intl.supportedValuesOf('timeZone')]);
  const world = [...others].filter((id) => !known.has(id)).toSorted();
  return [...brazilian, ...world.map((id) => ({ id, name: id.replaceAll('_', ' ') }))];
}

/** By which clock the practice lives; whoever decides for it changes it here. */
export function PracticeZone({ tenant }: { readonly tenant: Tenant }) {
  const { role } = useActor();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const options = useMemo(() => optionsWith(tenant.timeZone), [tenant.timeZone]);
  const { run, failure } = useCommand('practice.setTimeZone', ZONE_SAVED);
  const nameOf = (zone: string) => options.find(({ id }) => id === zone)?.name ?? zone;
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
          <ChoiceField label="Fuso horário" options={options} value={zone} onChange={setChosen} />
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
        <Typography>{nameOf(zone)}. A administração da clínica decide.</Typography>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Mudar o fuso horário?"
        confirmLabel="Mudar fuso"
        onConfirm={save}
        failure={failure}
        onClose={() => setAsking(false)}
      >
        <Changes from={tenant.timeZone} to={zone} />
      </ConfirmDialog>
    </SettingsSection>
  );
}

/** What becomes of what is there. */
function Changes({ from, to }: { readonly from: string; readonly to: string }) {
  const now = useNow();
  return (
    <>
      Agora são {formatTime(now, from)}; com o novo fuso, {formatTime(now, to)}. As sessões marcadas
      continuam no mesmo instante; os horários na tela mudam. Períodos, pausas e recorrências seguem
      o relógio do novo fuso: o que era das 08:00 passa a ser das 08:00 de lá, também nas sessões
      que as recorrências ainda vão criar. Relatórios contam os dias do novo fuso.
    </>
  );
}
