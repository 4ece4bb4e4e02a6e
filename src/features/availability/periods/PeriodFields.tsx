import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { EntityForm } from '../../../client/drafts/useEntityForm.ts';
import { ClinicTime } from '../../../pieces/ClinicTime.tsx';
import { TimeField } from '../../../pieces/forms/TimeField.tsx';
import { WeekdaysField } from '../../../ui/fields/WeekdaysField.tsx';
import { DayField } from '../../../ui/DayField.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { DurationFields } from './DurationFields.tsx';
import { KindField } from '../KindField.tsx';
import { OwnerField } from '../OwnerField.tsx';
import type { PeriodForm } from './periodForm.ts';
import { heldWeekdays, weekdaysOf } from '../times.ts';

interface Fields<A> {
  readonly form: EntityForm<PeriodForm, A>;
}

const KINDS = [
  ['weekly', 'Semanal'],
  ['daily', 'Diário'],
  ['monthly', 'Mensal'],
  ['once', 'Uma vez'],
] as const;

/** The fields of a period. */
export function PeriodFields<A>({ form, isNew }: Fields<A> & { readonly isNew: boolean }) {
  const { values, errors, change } = form;
  return (
    <Stack sx={{ gap: 2, paddingTop: 1 }}>
      <ClinicTime />
      <KindField value={values.kind} options={KINDS} onChange={(kind) => change({ kind })} />
      {values.kind === 'weekly' && (
        <WeekdaysField
          value={weekdaysOf(values.daysOfWeek)}
          onChange={(days) => change({ daysOfWeek: heldWeekdays(days) })}
          error={errors.daysOfWeek}
        />
      )}
      <When form={form} />
      <DurationFields values={values} onChange={change} />
      <FormControlLabel
        label="Período ativo"
        control={
          <Switch
            checked={values.isActive !== ''}
            onChange={(event) => change({ isActive: event.target.checked ? 'yes' : '' })}
          />
        }
      />
      <TextInput {...form.field('notes')} label="Observações (opcional)" multiline />
      {isNew && (
        <OwnerField
          value={values.psychologistId}
          onChange={(psychologistId) => change({ psychologistId })}
          error={errors.psychologistId}
        />
      )}
    </Stack>
  );
}

function When<A>({ form: { values, errors, change } }: Fields<A>) {
  return (
    <>
      <Stack direction="row" sx={{ gap: 2 }}>
        <TimeField
          label="Início"
          value={values.start}
          onChange={(start) => change({ start })}
          error={errors.start}
        />
        <TimeField
          label={values.overNight ? 'Fim (no dia seguinte)' : 'Fim'}
          value={values.end}
          onChange={(end) => change({ end })}
          error={errors.end}
        />
      </Stack>
      <DayField
        label={values.kind === 'once' ? 'Data' : 'A partir de'}
        value={values.day}
        onChange={(day) => change({ day })}
        error={errors.day ?? null}
        required
      />
    </>
  );
}
