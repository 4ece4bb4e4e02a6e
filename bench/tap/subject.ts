import type { Appointment } from '../../src/domain/appointments/appointment.ts';
import { uuidv7 } from '../../src/domain/core/id.ts';
import type { Practice } from '../../server/program/demo/practice.ts';
import { createRandom } from '../../server/program/demo/random.ts';
import { type Spread, spread, timed } from '../statistics.ts';

/** One way to keep a practice and show a week of it: Sereno's, or a peer's. */
export interface Subject {
  readonly name: string;
  /** How many steps are timed together, because a browser's clock is coarse. */
  readonly together: number;
  /** The sessions of [from, to) with their patients' names, by start; how many there are. */
  week(from: string, to: string): number | Promise<number>;
  /** Shows a week and keeps it shown. */
  show(from: string, to: string): void | Promise<void>;
  /** Books a session in the shown week, as a person does; done when the week shows it. */
  book(appointment: Appointment): void | Promise<void>;
}

export interface TapTimes {
  readonly week: Spread;
  readonly book: Spread;
  /** Sessions in an average week, so that nobody is quick by finding nothing. */
  readonly rows: number;
}

const WEEK_MS = 7 * 86_400_000;
const WEEKS = 400;
const BOOKINGS = 200;

const iso = (at: number): string => new Date(at).toISOString();

/** Milliseconds of one step, each the mean of some that were timed together. */
async function timedTogether(
  steps: number,
  together: number,
  step: () => void | Promise<void>,
): Promise<number[]> {
  const durations = await timed(steps / together, async () => {
    for (let i = 0; i < together; i++) await step();
  });
  return durations.map((duration) => duration / together);
}

/** Asks for weeks all over the years, then books sessions in one of them. */
export async function measureTap(
  subject: Subject,
  practice: Practice,
  now: number,
): Promise<TapTimes> {
  const random = createRandom(11);
  const starts = Array.from({ length: WEEKS * 2 }, () => now - random.between(0, 500) * WEEK_MS);
  let rows = 0;
  let asked = 0;
  const week = await timedTogether(WEEKS, subject.together, () => {
    const from = starts[asked++ % starts.length] ?? now;
    const found = subject.week(iso(from), iso(from + WEEK_MS));
    const count = (number: number) => void (rows += number);
    return typeof found === 'number' ? count(found) : found.then(count);
  });
  const shown = now + 3 * WEEK_MS;
  await subject.show(iso(shown), iso(shown + WEEK_MS));
  const patient = practice.patients.find(({ isActive }) => isActive);
  const psychologistId = patient?.psychologistId ?? '';
  let booked = 0;
  const book = await timedTogether(BOOKINGS, subject.together, () => {
    // Each in a minute of its own: the rules of booking are not what is measured.
    const startAt = shown + ++booked * 60_000;
    return subject.book({
      id: uuidv7(now + booked, random.bytes),
      psychologistId,
      patientId: patient?.id ?? null,
      startAt: iso(startAt),
      endAt: iso(startAt + 30_000),
      status: 'scheduled',
      title: null,
      description: null,
      notes: null,
      cancellationReason: null,
      isGoogleCalendarEvent: false,
      createdAt: iso(now),
    });
  });
  return { week: spread(week), book: spread(book), rows: Math.round(rows / asked) };
}
