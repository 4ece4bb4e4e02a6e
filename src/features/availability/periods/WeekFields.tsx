import { weekdayNames, weekOrder } from '../../../domain/time/weekdays.ts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { EntityForm } from '../../../client/drafts/useEntityForm.ts';
import { parseMinutes } from '../../../domain/time/format.ts';
import { ClinicTime } from '../../../pieces/ClinicTime.tsx';
import { TimeField } from '../../../pieces/forms/TimeField.tsx';
import { WeekdaysField } from '../../../ui/fields/WeekdaysField.tsx';
import { DurationFields } from './DurationFields.tsx';
import { OwnerField } from '../OwnerField.tsx';
import { AT_ONCE } from '../texts.ts';
import { shiftsOf, type WeekForm } from './weekForm.ts';
import { type PreviewDay, WeekPreview } from './WeekPreview.tsx';
import { heldWeekdays, weekdaysOf } from '../times.ts';

interface Fields<A> {
  readonly form: EntityForm<WeekForm, A>;
}

function daysOf(form: WeekForm): readonly PreviewDay[] {
  const open = shiftsOf(form).flatMap(({ startTime, endTime }) => {
    const [start, end] = [parseMinutes(startTime), parseMinutes(endTime)];
    return start !== null && end !== null && start < end ? [{ start, end }] : [];
  });
  const worked = weekdaysOf(form.daysOfWeek);
  return weekOrder.map((day) => ({
    label: (weekdayNames[day] ?? '').slice(0, 3),
    open: worked.includes(day) ? open : [],
  }));
}

/** A whole week in one step, and what it will look like. */
export function WeekFields<A>({
  form,
  shifts,
}: Fields<A> & {
  /** Each becomes a period; one that was refused is a single one. */
  readonly shifts: 1 | 2;
}) {
  const { values, errors, change } = form;
  return (
    <Stack sx={{ gap: 2, paddingTop: 1 }}>
      <ClinicTime />
      <WeekdaysField
        value={weekdaysOf(values.daysOfWeek)}
        onChange={(days) => change({ daysOfWeek: heldWeekdays(days) })}
        error={errors.daysOfWeek}
      />
      <Stack direction="row" sx={{ gap: 2 }}>
        <Time form={form} name="start" label={shifts === 2 ? 'Início da manhã' : 'Início'} />
        <Time form={form} name="end" label={shifts === 2 ? 'Fim da manhã' : 'Fim'} />
      </Stack>
      {shifts === 2 && (
        <Stack direction="row" sx={{ gap: 2 }}>
          <Time form={form} name="secondStart" label="Início da tarde" />
          <Time form={form} name="secondEnd" label="Fim da tarde" />
        </Stack>
      )}
      <DurationFields values={values} onChange={change} />
      <OwnerField
        value={values.psychologistId}
        onChange={(psychologistId) => change({ psychologistId })}
        error={errors.psychologistId}
      />
      <WeekPreview label="Como fica a semana" days={daysOf(values)} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {AT_ONCE}
      </Typography>
    </Stack>
  );
}

const Time = <A,>({
  form: { values, errors, change },
  name,
  label,
}: Fields<A> & {
  readonly name: 'start' | 'end' | 'secondStart' | 'secondEnd';
  readonly label: string;
}) => (
  <TimeField
    label={label}
    value={values[name]}
    onChange={(typed) => change({ [name]: typed })}
    error={errors[name]}
    isOptional={name.startsWith('second')}
  />
);
