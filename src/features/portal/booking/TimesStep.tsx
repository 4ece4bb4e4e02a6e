import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useHours } from '../../../client/time/useHours.ts';
import { useToday } from '../../../client/time/useToday.ts';
import type { FreeDay } from '../../../data/queries/portal/portalTimes.ts';
import { ALTERNATIVES_MAX } from '../../../domain/appointments/wishes.ts';
import type { Span } from '../../../domain/availability/spans.ts';
import { formatTime, longDay } from '../../../domain/time/format.ts';
import { ClinicTime } from '../../../pieces/ClinicTime.tsx';
import { DayField } from '../../../ui/DayField.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { isSame, pressed } from './wishes.ts';

/** So many days are shown at a time. */
const DAYS = 7;

interface TimesProps {
  readonly days: readonly FreeDay[];
  readonly wishes: readonly Span[];
  readonly onChange: (wishes: readonly Span[]) => void;
}

/** The first step: one of the free times, and up to two others that would do as well. */
export function TimesStep({ days, wishes, onChange }: TimesProps) {
  const today = useToday();
  const [from, setFrom] = useState<string | null>(null);
  const [shown, setShown] = useState(DAYS);
  const [takesMore, setTakesMore] = useState(wishes.length > 1);
  const isPast = from !== null && from < today;
  const later = isPast || from === null ? days : days.filter(({ day }) => day >= from);
  return (
    <Stack sx={{ gap: 2, paddingTop: 1 }}>
      <ClinicTime />
      <DayField label="A partir de" value={from} onChange={setFrom} />
      {isPast && (
        <Alert severity="warning">
          <AlertTitle>Erro de data</AlertTitle>A data não pode ser anterior a hoje.
        </Alert>
      )}
      <OtherOptions
        takesMore={takesMore}
        onChange={(takes) => {
          setTakesMore(takes);
          if (!takes) onChange(wishes.slice(0, 1));
        }}
      />
      {later.length === 0 && <EmptyState title="Nenhum horário livre nestes dias." />}
      {later.slice(0, shown).map((day) => (
        <Day
          key={day.day}
          day={day}
          wishes={wishes}
          onPress={(time) => onChange(pressed(wishes, time, takesMore))}
        />
      ))}
      {later.length > shown && (
        <Button onClick={() => setShown(shown + DAYS)}>Ver mais dias</Button>
      )}
    </Stack>
  );
}

function Day(props: {
  readonly day: FreeDay;
  readonly wishes: readonly Span[];
  readonly onPress: (time: Span) => void;
}) {
  const { day, wishes, onPress } = props;
  const { zone, hour, hourHere } = useHours();
  return (
    <Stack component="section" aria-label={longDay(day.day)} sx={{ gap: 1 }}>
      <Typography variant="h3" component="h3">
        {longDay(day.day)}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {day.times.map((time) => {
          const here = hourHere(time.startAt);
          const rank = wishes.findIndex((each) => isSame(each, time)) + 1;
          return (
            <ToggleButton
              key={time.startAt + time.endAt}
              value={time.startAt}
              selected={rank > 0}
              color="primary"
              onChange={() => onPress(time)}
              sx={{ minWidth: 88, minHeight: 44, flexDirection: 'column' }}
              {...(here && { 'aria-label': hour(time.startAt) })}
            >
              <span>
                {formatTime(time.startAt, zone)}
                {rank > 0 && wishes.length > 1 && ` · ${rank}ª`}
              </span>
              {here && <Typography variant="caption">{here}</Typography>}
            </ToggleButton>
          );
        })}
      </Stack>
    </Stack>
  );
}

const OtherOptions = (props: {
  readonly takesMore: boolean;
  readonly onChange: (takesMore: boolean) => void;
}) => (
  <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
    <Button aria-expanded={props.takesMore} onClick={() => props.onChange(!props.takesMore)}>
      Outras opções
    </Button>
    {props.takesMore && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Escolha até {ALTERNATIVES_MAX} horários a mais, o melhor primeiro. Você fica com o primeiro
        que estiver livre.
      </Typography>
    )}
  </Stack>
);
