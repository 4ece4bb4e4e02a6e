import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { useLive } from '../../../client/live/useLive.ts';
import { shownOf } from '../../../data/queries/kit/known.ts';
import type { Conflict } from '../../../domain/recurrences/conflicts.ts';
import { TimeField } from '../../../pieces/forms/TimeField.tsx';
import type { FieldErrors } from '../../../ui/forms/useForm.ts';
import { useNow } from '../../../ui/useNow.ts';
import { meetsAny, type ResolutionForm } from './resolution.ts';
import type { Wanted } from './useConflicts.ts';
import { timeText } from '../words.ts';

/** On a phone it comes below what is in sight. */
const intoSight = (fields: HTMLElement | null) => fields?.scrollIntoView?.({ block: 'nearest' });

/** Another time for a recurrence: typed, or one of those that are free. */
export function NewTime(props: {
  readonly candidate: NonNullable<Wanted>;
  readonly conflicts: readonly Conflict[];
  readonly form: ResolutionForm;
  readonly errors: FieldErrors<ResolutionForm>;
  readonly onChange: (changes: Partial<ResolutionForm>) => void;
}) {
  const { candidate, conflicts, form, errors, onChange } = props;
  const now = useNow();
  const free = useLive('recurrences.freeTimes', { candidate, now });
  const suggested = free ? shownOf(free).filter((times) => !meetsAny(times, conflicts)) : [];
  return (
    <Grid ref={intoSight} container spacing={2} sx={{ marginTop: 2 }}>
      <Grid size={6}>
        <TimeField
          label="Novo início"
          value={form.startTime}
          onChange={(startTime) => onChange({ startTime })}
          error={errors.startTime}
        />
      </Grid>
      <Grid size={6}>
        <TimeField
          label="Novo fim"
          value={form.endTime}
          onChange={(endTime) => onChange({ endTime })}
          error={errors.endTime}
        />
      </Grid>
      {suggested.length > 0 && (
        <Grid size={12}>
          <Stack
            direction="row"
            component="fieldset"
            aria-label="Horários livres"
            sx={{ gap: 1, flexWrap: 'wrap', border: 0, padding: 0, margin: 0, minWidth: 0 }}
          >
            {suggested.map((times) => (
              <Chip
                key={times.startTime}
                label={timeText(times)}
                variant="outlined"
                onClick={() => onChange(times)}
              />
            ))}
          </Stack>
        </Grid>
      )}
    </Grid>
  );
}
