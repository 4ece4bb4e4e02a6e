import Stack from '@mui/material/Stack';
import { breakDurations, slotDurations } from '../../../domain/availability/period.ts';
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx';

const inMinutes = (minutes: number) => ({ id: String(minutes), name: `${minutes} min` });
const SLOTS = slotDurations.map(inMinutes);
const BREAKS = breakDurations.map((minutes) =>
  minutes === 0 ? { id: '0', name: 'Sem intervalo' } : inMinutes(minutes),
);

interface Durations {
  readonly slotDuration: string;
  readonly breakDuration: string;
}

/** How long a session is, and what lies between two. */
export const DurationFields = (props: {
  readonly values: Durations;
  readonly onChange: (changes: Partial<Durations>) => void;
}) => (
  <Stack direction="row" sx={{ gap: 2 }}>
    <ChoiceField
      label="Duração da sessão"
      options={SLOTS}
      value={props.values.slotDuration}
      onChange={(slotDuration) => slotDuration && props.onChange({ slotDuration })}
    />
    <ChoiceField
      label="Intervalo entre sessões"
      options={BREAKS}
      value={props.values.breakDuration}
      onChange={(breakDuration) => breakDuration && props.onChange({ breakDuration })}
    />
  </Stack>
);
