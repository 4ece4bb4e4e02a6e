import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Grid from '@mui/material/Grid';
import * as v from 'valibot';
import { day } from '../../domain/core/fields.ts';
import type { Conflict } from '../../domain/recurrences/conflicts.ts';
import { ObservationsField } from '../../pieces/forms/ObservationsField.tsx';
import { ClinicTime } from '../../pieces/ClinicTime.tsx';
import { TimeField } from '../../pieces/forms/TimeField.tsx';
import { WhoseFields } from '../../pieces/people/WhoseFields.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { WeekdaysField } from '../../ui/fields/WeekdaysField.tsx';
import { polite } from '../../ui/states/polite.ts';
import {
  daysIn,
  digitsOf,
  endFollowing,
  type RecurrenceErrors,
  type RecurrenceForm,
} from './recurrenceForm.ts';
import { CONFLICTING } from './texts.ts';
import { typeOptions } from './words.ts';

export interface RecurrenceFieldsProps {
  readonly form: RecurrenceForm;
  readonly errors: RecurrenceErrors;
  readonly onChange: (changes: Partial<RecurrenceForm>) => void;
  readonly earliest: string;
  readonly needsPsychologist: boolean;
  readonly conflicts: readonly Conflict[];
  /** Whose it is stays once it exists. */
  readonly isNew: boolean;
}

export function RecurrenceFields(props: RecurrenceFieldsProps) {
  const { form, errors, onChange } = props;
  return (
    <Grid container spacing={2} sx={{ paddingTop: 1 }}>
      {props.isNew && (
        <WhoseFields
          form={form}
          errors={errors}
          onChange={onChange}
          needsPsychologist={props.needsPsychologist}
        />
      )}
      <Grid size={12}>
        <ChoiceField
          label="Tipo"
          options={typeOptions}
          value={form.recurringType}
          // Weekdays belong to a weekly one alone.
          onChange={(type) =>
            type && onChange({ recurringType: type, ...(type !== 'weekly' && { daysOfWeek: '' }) })
          }
        />
      </Grid>
      {form.recurringType === 'weekly' && (
        <Grid size={12}>
          <WeekdaysField
            required
            value={daysIn(form.daysOfWeek)}
            onChange={(days) => onChange({ daysOfWeek: digitsOf(days) })}
            error={errors.daysOfWeek}
          />
        </Grid>
      )}
      <When {...props} />
      {props.conflicts.length > 0 && <InTheWay conflicts={props.conflicts} />}
      <Grid size={12}>
        <ObservationsField
          value={form.notes}
          onChange={(notes) => onChange({ notes })}
          error={errors.notes}
        />
      </Grid>
    </Grid>
  );
}

/** Its row takes no room where the clocks agree. */
const Elsewhere = () => (
  <Grid size={12} sx={{ '&:empty': { display: 'none' } }}>
    <ClinicTime />
  </Grid>
);

function When({ form, errors, onChange, earliest }: RecurrenceFieldsProps) {
  const first = v.is(day, form.startDate) ? form.startDate : earliest;
  return (
    <>
      <Grid size={6}>
        <TimeField
          label="Início"
          value={form.startTime}
          onChange={(startTime) =>
            onChange({ startTime, endTime: endFollowing(startTime, form.endTime) })
          }
          error={errors.startTime}
        />
      </Grid>
      <Grid size={6}>
        <TimeField
          label="Fim"
          value={form.endTime}
          onChange={(endTime) => onChange({ endTime })}
          error={errors.endTime}
        />
      </Grid>
      <Elsewhere />
      <Grid size={{ xs: 12, sm: 6 }}>
        <DayField
          label="Data de início"
          value={form.startDate}
          onChange={(chosen, typed) => onChange({ startDate: chosen ?? typed })}
          error={errors.startDate ?? null}
          required
          min={earliest}
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <DayField
          label="Data de fim (opcional)"
          value={form.endDate}
          onChange={(chosen, typed) => onChange({ endDate: chosen ?? typed })}
          error={errors.endDate ?? null}
          min={first > earliest ? first : earliest}
        />
      </Grid>
    </>
  );
}

const NAMED = 3;

/** Said while it is written; what to do about it is asked when it is sent. */
function InTheWay({ conflicts }: { conflicts: readonly Conflict[] }) {
  const rest = conflicts.length - NAMED;
  return (
    <Grid size={12}>
      <Alert severity="warning" {...polite}>
        <AlertTitle>{CONFLICTING}</AlertTitle>
        {conflicts.slice(0, NAMED).map(({ conflictingItem: { id, title, time, patient } }) => (
          <div key={id}>{[title, patient?.name, time].filter(Boolean).join(' · ')}</div>
        ))}
        {rest > 0 && <div>+{rest} mais</div>}
      </Alert>
    </Grid>
  );
}
