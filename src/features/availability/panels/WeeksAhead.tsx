import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useDevice } from '../../../client/live/DeviceProvider.tsx';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { recordOf } from '../../../data/queries/kit/known.ts';
import { bookingHorizon } from '../../../domain/availability/horizon.ts';
import { formatDate } from '../../../domain/time/format.ts';
import { WEEKS_AHEAD_DEFAULT } from '../../../domain/users/user.ts';
import { WeeksAheadField } from '../../../pieces/people/WeeksAheadField.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { SettingsSection } from '../../../ui/settings/SettingsSection.tsx';
import { WEEKS_SAVED } from '../texts.ts';

/**
 * How far ahead patients can book.
 * @param onSaved the server has the number: the token still says the former one
 */
export function WeeksAhead({ onSaved }: { onSaved: () => void }) {
  const user = recordOf(useLive('practice', {})?.user);
  const stored = user?.availabilityWeeksAhead ?? WEEKS_AHEAD_DEFAULT;
  const [chosen, setChosen] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { device } = useDevice();
  const { run, failure } = useCommand('user.updateProfile', WEEKS_SAVED);
  if (!user) return null;
  const weeks = chosen ?? stored;
  const save = async () => {
    const sent = await run({ availabilityWeeksAhead: weeks });
    if (sent) {
      setChosen(null);
      // Where there is no network the answer comes late, or with another start of the app.
      void device.settled(sent.key).then(({ status }) => status === 'done' && onSaved());
    }
    return sent !== null;
  };
  return (
    <SettingsSection
      title="Semanas à frente"
      text="Até quando os seus pacientes podem agendar. Os horários livres são calculados na hora."
    >
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start', maxWidth: 480 }}>
        <WeeksAheadField value={weeks} onChange={setChosen} />
        <Button
          variant="outlined"
          sx={{ minHeight: 44, flexShrink: 0 }}
          disabled={weeks === stored}
          onClick={() => setAsking(true)}
        >
          Salvar
        </Button>
      </Stack>
      <Asked
        weeks={weeks}
        open={isAsking}
        failure={failure}
        onConfirm={save}
        onClose={() => setAsking(false)}
      />
    </SettingsSection>
  );
}

function Asked(props: {
  weeks: number;
  open: boolean;
  failure: string | null;
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
}) {
  const { weeks, ...dialog } = props;
  const zone = useZone();
  const horizon = bookingHorizon(useNow(), weeks, zone);
  const last = new Date(Date.parse(horizon) - 1).toISOString();
  return (
    <ConfirmDialog {...dialog} title="Alterar semanas à frente?" confirmLabel="Salvar">
      Seus pacientes poderão agendar até {weeks} semanas à frente: hoje, até{' '}
      {formatDate(last, zone)}. As sessões já marcadas não mudam.
    </ConfirmDialog>
  );
}
