import { findConflicts } from '../../../domain/recurrences/conflicts.ts';
import type { RecurringAppointment } from '../../../domain/recurrences/recurrence.ts';
import type { OutboxRow } from '../../outbox/row.ts';
import { isFolded } from '../../view/fold.ts';
import { obstaclesOf } from './recurrences.ts';
import type { QueryView } from '../kit/source.ts';
import { zoneOf } from '../kit/zone.ts';

const ENTITY = 'recurringAppointments';
const PREFIX = `${ENTITY}/`;

/** What the server will make of recurrences whose commands it has not confirmed. */
export interface RecurrenceChanges {
  /** Whose sessions it makes anew. */
  readonly going: readonly RecurringAppointment[];
  /** Ids of those whose sessions ahead it takes back. */
  readonly ended: ReadonlySet<string>;
}

/** The recurrences in the way of a new one that takes their place: its command names one of them at most. */
const inTheWayOf = (view: QueryView, recurrence: RecurringAppointment, now: string): string[] =>
  findConflicts(recurrence, obstaclesOf(view, recurrence.psychologistId), zoneOf(view), now)
    .filter(({ type }) => type === 'recurring_overlap')
    .map(({ conflictingItem }) => conflictingItem.id);

interface Told {
  readonly strategy?: unknown;
  readonly isActive?: unknown;
}

const replaces = ({ args }: OutboxRow): boolean => (args as Told | null)?.strategy === 'replace';

/** Other changes of one that sleeps are about no session. */
const staysAsleep = ({ name, args }: OutboxRow): boolean =>
  name === 'recurringAppointment.update' && (args as Told | null)?.isActive !== false;

/** The commands that change what the person sees, and the recurrences that each touches: a resolution two. */
const touched = ({ outbox }: QueryView): { row: OutboxRow; id: string }[] =>
  outbox
    .filter((row) => row.name.startsWith('recurringAppointment.') && isFolded(row))
    .flatMap((row) => row.touches.map((ref) => ({ row, id: ref.slice(PREFIX.length) })));

/** @param now ISO instant */
export function recurrenceChanges(view: QueryView, now: string): RecurrenceChanges {
  const going = new Map<string, RecurringAppointment>();
  const ended = new Set<string>();
  for (const { row, id } of touched(view)) {
    const recurrence = view.get(ENTITY, id);
    if (recurrence?.isActive === false && staysAsleep(row)) continue;
    if (!recurrence?.isActive) ended.add(id);
    // The server refuses sessions for somebody inactive.
    else if (view.get('patients', recurrence.patientId)?.isActive !== false) {
      going.set(id, recurrence);
      const others = replaces(row) ? inTheWayOf(view, recurrence, now) : [];
      for (const other of others) ended.add(other);
    }
  }
  return { going: [...going.values()].filter(({ id }) => !ended.has(id)), ended };
}
