import { useEffect, useMemo } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { weekOf } from '../../../domain/time/days.ts';
import { usePsychologists } from '../../../pieces/people/usePsychologists.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { dialogOf } from '../../../ui/dialogs/repair.ts';
import { useNarrow } from '../../../ui/useMediaQuery.ts';
import { useToast } from '../../../ui/toasts/toasts.ts';
import type { InSight } from '../calendar/useDaysOf.ts';
import { useAgendaMoves } from '../useAgendaSearch.ts';
import { useMove } from '../session/useMove.ts';
import type { Proposal } from './drag/proposal.ts';
import type { Person } from './place/columns.ts';
import { DayHeaders } from './DayHeaders.tsx';
import { PersonChoice } from './PersonChoice.tsx';
import { TimeGrid } from './TimeGrid.tsx';
import { useToday } from '../../../client/time/useToday.ts';

/** The week or the day by the hour. In a clinic a day has a column for each psychologist, on a phone one at a time. */
export function Times({ of }: { of: InSight }) {
  const { view, day, days } = of;
  const today = useToday();
  const { change } = useAgendaMoves();
  const { open } = useDialogs();
  const move = useToldMove();
  const { people, choice, psychologistId, bookedFor } = usePeople(of);
  const rows = useOnly(useMarked(of), psychologistId);
  const times = useOnly(of.times, psychologistId);
  const book = ({ span, psychologistId: whose }: Proposal) =>
    open({
      dialogo: 'agendar',
      quando: `${span.startAt}/${span.endAt}`,
      ...(whose && { com: whose }),
    });
  return (
    <>
      {view === 'dia' && (
        <DayHeaders
          days={weekOf(day)}
          today={today}
          chosen={day}
          onDay={(chosen) => change({ dia: chosen })}
        />
      )}
      {choice.length > 0 && (
        <PersonChoice
          people={choice}
          chosen={psychologistId}
          onChoose={(psicologo) => change({ psicologo })}
        />
      )}
      <TimeGrid
        days={days}
        rows={rows}
        times={times}
        waiting={of.waiting.sessions}
        people={people}
        bookedFor={bookedFor}
        showPsychologist={bookedFor === null && people.length === 0}
        onOpen={(row) => open(dialogOf(row, 'sessao'))}
        onNew={book}
        onMove={(row, { span }) => move(row, span)}
        onDay={(chosen) => change({ visao: 'dia', dia: chosen })}
      />
    </>
  );
}

/** A session that a recurrence takes back, for certain or perhaps, waits for the server as it does. */
function useMarked({ rows, waiting }: InSight): InSight['rows'] {
  const { leaving, unsure } = waiting;
  return useMemo(() => {
    if (leaving.length + unsure.length === 0) return rows;
    const ids = new Set([...leaving, ...unsure]);
    return rows.map((row) => (ids.has(row.id) ? { ...row, mark: 'waiting' } : row));
  }, [rows, leaving, unsure]);
}

const useOnly = <T extends { readonly psychologistId: string }>(
  all: readonly T[],
  psychologistId: string | undefined,
): readonly T[] =>
  useMemo(
    () => (psychologistId ? all.filter((one) => one.psychologistId === psychologistId) : all),
    [all, psychologistId],
  );

/** A move of which the device's own no is told, for no form is there to say it. */
function useToldMove() {
  const { move, failure } = useMove();
  const toast = useToast();
  useEffect(() => {
    if (failure !== null) toast({ message: failure, tone: 'error' });
  }, [failure, toast]);
  return move;
}

const NOBODY: readonly Person[] = [];

/** Who stands beside whom, and whom one may choose from instead. */
function usePeople({ view, psychologistId }: InSight) {
  const { role, userId } = useActor();
  const psychologists = usePsychologists();
  const narrow = useNarrow();
  const isClinic = role === 'administrator' && psychologists.length > 1;
  const isSide = isClinic && view === 'dia' && !narrow && psychologistId === undefined;
  const isPhone = isClinic && view === 'dia' && narrow;
  const shown = psychologistId ?? (isPhone ? psychologists[0]?.id : undefined);
  return {
    people: isSide ? psychologists : NOBODY,
    choice: isPhone ? psychologists : NOBODY,
    psychologistId: shown,
    bookedFor: role === 'administrator' ? (shown ?? null) : userId,
  };
}
