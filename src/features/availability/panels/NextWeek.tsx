import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLive } from '../../../client/live/useLive.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { shownOf } from '../../../data/queries/kit/known.ts';
import type { PsychologistTimes } from '../../../data/queries/agenda/results.ts';
import { type Span, without } from '../../../domain/availability/spans.ts';
import { addDays, weekOf } from '../../../domain/time/days.ts';
import { formatDay, weekdayShort } from '../../../domain/time/format.ts';
import { rangeOf, wallClock } from '../../../domain/time/zone.ts';
import { type PreviewDay, type Stretch, WeekPreview } from '../periods/WeekPreview.tsx';
import { useToday } from '../../../client/time/useToday.ts';

const DAY_MINUTES = 24 * 60;

/** The part of a span that lies on a day, by its clocks. */
function partOn(day: string, { startAt, endAt }: Span, zone: string): Stretch[] {
  const [start, end] = [wallClock(startAt, zone), wallClock(endAt, zone)];
  if (start.day > day || end.day < day) return [];
  const part = {
    start: start.day < day ? 0 : start.minutes,
    end: end.day > day ? DAY_MINUTES : end.minutes,
  };
  return part.start < part.end ? [part] : [];
}

/** What overlaps or touches is one. */
function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (!last || span.startAt > last.endAt) found.push({ ...span });
    else if (span.endAt > last.endAt)
      found[found.length - 1] = { startAt: last.startAt, endAt: span.endAt };
  }
  return found;
}

function previewDays(
  { open, pauses }: Pick<PsychologistTimes, 'open' | 'pauses'>,
  days: readonly string[],
  zone: string,
): readonly PreviewDay[] {
  const free = joined(open).flatMap((span) => without(span, pauses));
  return days.map((day) => ({
    label: `${weekdayShort(day)} ${formatDay(day).slice(0, 5)}`,
    open: free.flatMap((span) => partOn(day, span, zone)),
  }));
}

/** The coming week, pauses taken out. */
export function NextWeek({ psychologistId }: { psychologistId: string }) {
  const zone = useZone();
  const today = useToday();
  const days = weekOf(addDays(today, 7));
  const known = useLive('availability.between', { ...rangeOf(days, zone), psychologistId });
  const times = known && shownOf(known)[0];
  if (!times) return null;
  const title = `Semana de ${formatDay(days[0] ?? '').slice(0, 5)} a ${formatDay(days[6] ?? '').slice(0, 5)}`;
  return (
    <Paper variant="outlined" sx={{ padding: 2, marginBottom: 1 }}>
      <Typography variant="subtitle2" component="h3" sx={{ marginBottom: 1 }}>
        {title}, sem pausas e bloqueios
      </Typography>
      <WeekPreview label={title} days={previewDays(times, days, zone)} />
    </Paper>
  );
}
