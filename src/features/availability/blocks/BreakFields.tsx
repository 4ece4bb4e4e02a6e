import { weekdayNames } from '../../../domain/time/weekdays.ts';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { EntityForm } from '../../../client/drafts/useEntityForm.ts';
import { ClinicTime } from '../../../pieces/ClinicTime.tsx';
import { TimeField } from '../../../pieces/forms/TimeField.tsx';
import { WeekdaysField } from '../../../ui/fields/WeekdaysField.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { type BreakForm, timesOfBreaks } from './breakForm.ts';
import { WeekdayField } from './WeekdayField.tsx';
import { MetSessions } from './MetSessions.tsx';
import { OwnerField } from '../OwnerField.tsx';
import { heldWeekdays, weekdaysOf } from '../times.ts';

interface BreakFieldsProps<A> {
  readonly form: EntityForm<BreakForm, A>;
  /** Which days may be chosen; that of a break that exists never changes. */
  readonly days: 'several' | 'one' | 'fixed';
  /** It may meet sessions of this psychologist. */
  readonly psychologistId: string | null;
}

/** The fields of a recurring break. */
export function BreakFields<A>({ form, days, psychologistId }: BreakFieldsProps<A>) {
  const { values, errors, change } = form;
  return (
    <Stack sx={{ gap: 2, paddingTop: 1 }}>
      <ClinicTime />
      <Weekdays form={form} days={days} />
      <Stack direction="row" sx={{ gap: 2 }}>
        <TimeField
          label="Início"
          value={values.startTime}
          onChange={(startTime) => change({ startTime })}
          error={errors.startTime}
        />
        <TimeField
          label="Fim"
          value={values.endTime}
          onChange={(endTime) => change({ endTime })}
          error={errors.endTime}
        />
      </Stack>
      <TextInput {...form.field('description')} label="Descrição (opcional)" multiline />
      {days !== 'fixed' && (
        <OwnerField
          value={values.psychologistId}
          onChange={(chosen) => change({ psychologistId: chosen })}
          error={errors.psychologistId}
        />
      )}
      {timesOfBreaks(values).map((times) => (
        <MetSessions key={times.dayOfWeek} psychologistId={psychologistId} times={times} />
      ))}
    </Stack>
  );
}

function Weekdays<A>({ form, days }: Pick<BreakFieldsProps<A>, 'form' | 'days'>) {
  const { values, errors, change } = form;
  const [only = 0] = weekdaysOf(values.dayOfWeek);
  if (days === 'fixed')
    return (
      <TextField
        label="Dia da semana"
        value={weekdayNames[only] ?? ''}
        helperText="O dia da semana não pode ser alterado"
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    );
  if (days === 'one')
    return (
      <WeekdayField
        value={values.dayOfWeek}
        onChange={(dayOfWeek) => change({ dayOfWeek })}
        error={errors.dayOfWeek}
      />
    );
  return (
    <WeekdaysField
      value={weekdaysOf(values.dayOfWeek)}
      onChange={(chosen) => change({ dayOfWeek: heldWeekdays(chosen) })}
      error={errors.dayOfWeek}
      required
    />
  );
}
