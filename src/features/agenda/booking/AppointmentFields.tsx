import Grid from '@mui/material/Grid';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { Taking } from './useKnownSessions.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { Collision } from './Collision.tsx';
import { useZone } from '../../../client/time/useZone.ts';
import { type AppointmentErrors, type AppointmentForm, spanOf } from './appointmentForm.ts';
import { ClinicTime } from '../../../pieces/ClinicTime.tsx';
import { WhoseFields } from '../../../pieces/people/WhoseFields.tsx';
import { ObservationsField } from '../../../pieces/forms/ObservationsField.tsx';
import { TimeField } from '../../../pieces/forms/TimeField.tsx';

export interface AppointmentFieldsProps {
  readonly form: AppointmentForm;
  readonly errors: AppointmentErrors;
  readonly onChange: (changes: Partial<AppointmentForm>) => void;
  /** The first day that may be chosen. */
  readonly earliest: string | null;
  readonly needsPsychologist: boolean;
  /** A known session that takes some of the same time. */
  readonly collision: Taking | undefined;
  /** Free times near the one that was wanted; ISO. */
  readonly free: readonly string[];
  /** The collision is with the very session that was meant. */
  readonly isMeant: boolean;
  /** A quick session starts now; a move keeps its patient, an association its time. */
  readonly parts: 'all' | 'quick' | 'time' | 'patient';
}

export function AppointmentFields(props: AppointmentFieldsProps) {
  const { form, errors, onChange, parts } = props;
  return (
    <Grid container spacing={2} sx={{ paddingTop: 1 }}>
      {parts !== 'time' && (
        <WhoseFields
          form={form}
          errors={errors}
          onChange={onChange}
          needsPsychologist={props.needsPsychologist}
        />
      )}
      {(parts === 'all' || parts === 'time') && <When {...props} />}
      {props.collision && (
        <Collision
          session={props.collision}
          free={props.free}
          isMeant={props.isMeant}
          onChoose={parts === 'quick' ? null : (start) => onChange({ start })}
        />
      )}
      {(parts === 'all' || parts === 'quick') && (
        <Grid size={12}>
          <ObservationsField
            value={form.notes}
            onChange={(notes) => onChange({ notes })}
            error={errors.notes}
          />
        </Grid>
      )}
    </Grid>
  );
}

function When({ form, errors, onChange, earliest }: AppointmentFieldsProps) {
  return (
    <>
      <Grid size={{ xs: 12, sm: 5 }}>
        <DayField
          label="Data"
          value={form.day}
          onChange={(day) => onChange({ day })}
          error={errors.day ?? null}
          required
          {...(earliest ? { min: earliest } : {})}
        />
      </Grid>
      <Grid size={{ xs: 6, sm: 3.5 }}>
        <TimeField
          label="Início"
          value={form.start}
          onChange={(start) => onChange({ start })}
          error={errors.start}
        />
      </Grid>
      <Grid size={{ xs: 6, sm: 3.5 }}>
        <TextField
          label="Duração"
          required
          value={form.duration}
          onChange={(event) => onChange({ duration: event.target.value })}
          error={errors.duration !== undefined}
          helperText={errors.duration}
          slotProps={{
            input: { endAdornment: <InputAdornment position="end">min</InputAdornment> },
            htmlInput: { inputMode: 'numeric', maxLength: 3 },
          }}
        />
      </Grid>
      <Grid size={12} sx={{ '&:empty': { display: 'none' } }}>
        <ClinicTime span={spanOf(form, useZone())} />
      </Grid>
    </>
  );
}
