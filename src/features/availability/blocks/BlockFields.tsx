import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import type { EntityForm } from '../../../client/drafts/useEntityForm.ts';
import { useZone } from '../../../client/time/useZone.ts';
import type { AvailabilityBlock } from '../../../domain/availability/block.ts';
import { ClinicTime } from '../../../pieces/ClinicTime.tsx';
import { TimeField } from '../../../pieces/forms/TimeField.tsx';
import { DayField } from '../../../ui/DayField.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { type BlockForm, timesOfBlock } from './blockForm.ts';
import { KindField } from '../KindField.tsx';
import { MetSessions } from './MetSessions.tsx';
import { OwnerField } from '../OwnerField.tsx';
import { WeekdayField } from './WeekdayField.tsx';

interface Fields<A> {
  readonly form: EntityForm<BlockForm, A>;
  /** `yyyy-MM-dd` */
  readonly today: string;
}

const KINDS = [
  ['once', 'Uma vez'],
  ['weekly', 'Toda semana'],
] as const;

/** The fields of a block. */
export function BlockFields<A>({
  form,
  today,
  before,
  psychologistId,
}: Fields<A> & {
  /** The block that is changed. */
  readonly before?: AvailabilityBlock;
  /** The psychologist with whose sessions it may overlap. */
  readonly psychologistId: string | null;
}) {
  const { values, errors, change } = form;
  const zone = useZone();
  return (
    <Stack sx={{ gap: 2, paddingTop: 1 }}>
      <ClinicTime />
      <KindField
        value={values.kind}
        options={KINDS}
        onChange={(kind) => change({ kind, lastDay: null })}
      />
      {values.kind === 'weekly' ? <Weekly form={form} /> : <Once form={form} today={today} />}
      <Times form={form} />
      <TextInput {...form.field('reason')} label="Motivo (opcional)" multiline />
      {!before && (
        <OwnerField
          value={values.psychologistId}
          onChange={(chosen) => change({ psychologistId: chosen })}
          error={errors.psychologistId}
        />
      )}
      <MetSessions
        psychologistId={psychologistId}
        times={form.valid ? timesOfBlock(values, zone, before) : null}
      />
    </Stack>
  );
}

function Once<A>({ form: { values, errors, change }, today }: Fields<A>) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
      <DayField
        label="Data"
        value={values.day}
        onChange={(day) => change({ day })}
        min={today}
        error={errors.day ?? null}
        required
      />
      <DayField
        label="Último dia (se forem vários)"
        value={values.lastDay}
        onChange={(day, typed) => change({ lastDay: day ?? typed })}
        min={values.day ?? today}
        error={errors.lastDay ?? null}
      />
    </Stack>
  );
}

function Weekly<A>({ form: { values, errors, change } }: Pick<Fields<A>, 'form'>) {
  return (
    <>
      <WeekdayField
        value={values.dayOfWeek}
        onChange={(dayOfWeek) => change({ dayOfWeek })}
        error={errors.dayOfWeek}
      />
      <DayField
        label="A partir de"
        value={values.day}
        onChange={(day) => change({ day })}
        error={errors.day ?? null}
        required
      />
    </>
  );
}

function Times<A>({ form: { values, errors, change } }: Pick<Fields<A>, 'form'>) {
  return (
    <>
      <FormControlLabel
        label="Dia inteiro"
        control={
          <Checkbox
            checked={values.isWholeDay !== ''}
            onChange={(event) => change({ isWholeDay: event.target.checked ? 'yes' : '' })}
          />
        }
      />
      {values.isWholeDay === '' && (
        <Stack direction="row" sx={{ gap: 2 }}>
          <TimeField
            label="Início"
            value={values.start}
            onChange={(start) => change({ start })}
            error={errors.start}
          />
          <TimeField
            label="Fim"
            value={values.end}
            onChange={(end) => change({ end })}
            error={errors.end}
          />
        </Stack>
      )}
    </>
  );
}
