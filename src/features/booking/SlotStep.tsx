import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { recordOf } from '../../data/queries/kit/known.ts';
import type { Slot } from '../../domain/availability/slots.ts';
import { longDay } from '../../domain/time/format.ts';
import { ClinicTime } from '../../pieces/ClinicTime.tsx';
import { PatientField } from '../../pieces/people/PatientField.tsx';
import { PsychologistField } from '../../pieces/people/PsychologistField.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { DayTimes } from './DayTimes.tsx';
import { NoPeriods } from './NoPeriods.tsx';
import { dayProblem, firstFree, within } from './slotDays.ts';
import { DATE_ERROR, INACTIVE, NO_PSYCHOLOGIST } from './texts.ts';
import type { Booking } from './useBooking.ts';
import type { Slots } from './useSlots.ts';
import { WeekStrip } from './WeekStrip.tsx';

export interface SlotStepProps {
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the form gives its command
  readonly booking: Booking<any>;
  /** The day that the address or a former choice names, `yyyy-MM-dd`; `''` where it names no day. */
  readonly askedDay: string | null;
  readonly choosesPatient: boolean;
  /** The start of what was chosen before. */
  readonly former: string | null;
  readonly onChoose: (slot: Slot) => void;
  /** To a form that takes any time. */
  readonly onFree: (day: string | null) => void;
}

/** The first step: with whom, for whom, and one of the free times. */
export function SlotStep(props: SlotStepProps) {
  const { booking, choosesPatient } = props;
  const { values, change, patient, slots } = booking;
  const { role } = useActor();
  const known = recordOf(patient)?.patient;
  const isMissing = values.startAt !== null && values.patientId === null;
  const lacksPsychologist = known !== undefined && values.psychologistId === null;
  return (
    <Stack sx={{ gap: 2, paddingTop: 1 }}>
      {choosesPatient ? (
        <PatientField
          value={values.patientId}
          onChange={(patientId) => change({ patientId })}
          {...(isMissing && { error: 'Selecione o paciente.' })}
        />
      ) : (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{known?.name}</Typography>
      )}
      {known?.isActive === false && <Alert severity="warning">{INACTIVE}</Alert>}
      {role === 'administrator' && (
        <>
          {lacksPsychologist && <Alert severity="warning">{NO_PSYCHOLOGIST}</Alert>}
          <PsychologistField
            required
            value={values.psychologistId}
            onChange={(psychologistId) => change({ psychologistId })}
          />
        </>
      )}
      {values.psychologistId === null && !lacksPsychologist && (
        <Typography sx={{ color: 'text.secondary' }}>
          Escolha o paciente para ver os horários livres.
        </Typography>
      )}
      {values.psychologistId !== null && slots && (
        <Times key={values.psychologistId} {...props} slots={slots} />
      )}
    </Stack>
  );
}

function Times(props: SlotStepProps & { readonly slots: Slots }) {
  const { slots, askedDay, former, onFree } = props;
  const { reach, days } = slots;
  const wrong = askedDay === null ? null : dayProblem(askedDay || null, reach);
  const asked = askedDay && !wrong ? askedDay : null;
  const [day, setDay] = useState(() => asked ?? firstFree(days, reach.first, reach) ?? reach.first);
  const [isWanted, setWanted] = useState(!props.choosesPatient);
  const onFocused = useCallback(() => setWanted(false), []);
  const toDay = (wantsFocus: boolean) => (chosen: string) => {
    setDay(chosen);
    setWanted(wantsFocus);
  };
  const shown = within(day, reach);
  const ofDay = days.get(shown) ?? [];
  const next = firstFree(days, shown, reach);
  if (!slots.hasPeriods) return <NoPeriods onFree={() => onFree(null)} />;
  return (
    <>
      {wrong && (
        <Alert severity="warning">
          <AlertTitle>{DATE_ERROR}</AlertTitle>
          {wrong}
        </Alert>
      )}
      <ClinicTime />
      <WeekStrip slots={slots} day={shown} onDay={toDay(false)} onDown={() => setWanted(true)} />
      {ofDay.length > 0 && (
        <DayTimes
          key={shown}
          day={shown}
          slots={ofDay}
          chosen={former}
          isWanted={isWanted}
          onFocused={onFocused}
          onChoose={props.onChoose}
          onUp={focusDay}
        />
      )}
      {next !== shown && (
        <NoneFree day={shown} next={next} isTaken={ofDay.length > 0} onDay={toDay(true)} />
      )}
      {!slots.isAll && <Arriving flush what="As sessões destes dias ainda não chegaram todas." />}
      <Button sx={{ alignSelf: 'flex-start' }} onClick={() => onFree(shown)}>
        Outro horário
      </Button>
    </>
  );
}

const focusDay = (): void =>
  document.querySelector<HTMLElement>('[role="dialog"] [data-day][tabindex="0"]')?.focus();

function NoneFree(props: {
  readonly day: string;
  readonly next: string | null;
  readonly isTaken: boolean;
  readonly onDay: (day: string) => void;
}) {
  const { day, next, isTaken } = props;
  return (
    <EmptyState
      title={isTaken ? 'Todos os horários deste dia estão ocupados.' : 'Nenhum horário neste dia.'}
      action={
        next !== null &&
        next !== day && (
          <Button variant="outlined" onClick={() => props.onDay(next)}>
            Ver {longDay(next)}
          </Button>
        )
      }
    />
  );
}
