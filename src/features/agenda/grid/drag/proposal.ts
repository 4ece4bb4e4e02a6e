import type { AppointmentRow } from '../../../../data/queries/agenda/results.ts';
import type { Span } from '../../../../domain/availability/spans.ts';
import { formatSpan, longDay } from '../../../../domain/time/format.ts';
import { skippedOn } from '../../../../domain/time/zone.ts';
import { SKIPPED } from '../../booking/appointmentForm.ts';
import type { Column } from '../place/columns.ts';
import { type Objection, objectionTo, type Surroundings } from './objection.ts';
import { spanOf, type Stretch } from '../place/stretch.ts';

/** What the grid shows at this moment. */
export interface Scene extends Surroundings {
  readonly columns: readonly Column[];
  /** Whose sessions are booked in a column that is everybody's; `null` where an administrator says it later. */
  readonly bookedFor: string | null;
}

/** A stretch as it would be: its instants, and what speaks against it. */
export interface Proposal {
  readonly stretch: Stretch;
  readonly span: Span;
  readonly psychologistId: string | null;
  readonly objection: Objection | null;
}

const elsewhere = (person: Column['person'], row: AppointmentRow | null): Objection | null =>
  row !== null && person !== null && person.id !== row.psychologistId
    ? { kind: 'refused', words: 'Aqui muda só o horário, não o psicólogo' }
    : null;

function skippedIn({ column, start }: Stretch, { columns, zone }: Scene): Objection | null {
  const { start: from, end } = skippedOn(columns[column]?.day ?? '', zone) ?? { start: 0, end: 0 };
  return start >= from && start < end ? { kind: 'refused', words: SKIPPED } : null;
}

/** What would become of a session that is moved to the stretch, or of a new one. */
export function propose(scene: Scene, stretch: Stretch, row: AppointmentRow | null): Proposal {
  const span = spanOf(stretch, scene.columns, scene.zone);
  const person = scene.columns[stretch.column]?.person ?? null;
  const psychologistId = row?.psychologistId ?? person?.id ?? scene.bookedFor;
  const objection =
    elsewhere(person, row) ??
    skippedIn(stretch, scene) ??
    objectionTo({ ...span, psychologistId, id: row?.id ?? null }, scene);
  return { stretch, span, psychologistId, objection };
}

/** `terça-feira, 24 de novembro, 14:00 – 14:50, Helena Duarte. Fora do expediente.` */
export function inWords({ stretch, span, objection }: Proposal, { columns, zone }: Scene): string {
  const { day = '', person } = columns[stretch.column] ?? {};
  const who = person ? `, ${person.name}` : '';
  return `${longDay(day)}, ${formatSpan(span, zone)}${who}. ${objection?.words ?? 'Livre'}.`;
}
