import Stack from '@mui/material/Stack';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useHours } from '../../client/time/useHours.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import { longDay } from '../../domain/time/format.ts';
import { ObservationsField } from '../../pieces/forms/ObservationsField.tsx';
import { usePsychologists } from '../../pieces/people/usePsychologists.ts';
import { Fact } from '../../ui/Fact.tsx';
import type { Booking } from './useBooking.ts';

/** The second step: for whom, when, and what is to be known before. */
export function ConfirmStep<A>({ booking }: { booking: Booking<A> }) {
  const { values, errors, change, patient } = booking;
  const { span } = useHours();
  const { role } = useActor();
  const psychologists = usePsychologists();
  const { startAt, endAt, day, duration } = values;
  const person = psychologists.find(({ id }) => id === values.psychologistId);
  if (startAt === null || endAt === null || day === null) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack component="dl" sx={{ gap: 1, margin: 0 }}>
        <Fact term="Paciente">{recordOf(patient)?.patient.name}</Fact>
        <Fact term="Quando">
          {longDay(day)}, {span({ startAt, endAt }, ` (${duration} minutos)`)}
        </Fact>
        {role === 'administrator' && <Fact term="Psicólogo">{person?.name}</Fact>}
      </Stack>
      <ObservationsField
        value={values.notes}
        onChange={(notes) => change({ notes })}
        error={errors.notes}
      />
    </Stack>
  );
}
