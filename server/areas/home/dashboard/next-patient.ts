import type { NextPatient } from '../../../../src/domain/contract/dashboard.ts';
import type { Note } from '../../../../src/domain/notes/note.ts';
import { shownSummary } from '../../../../src/domain/notes/summary.ts';
import { noteRead } from '../../../engine/audit-log/reads.ts';
import { statusNow, visibleAppointments } from '../../agenda/appointments/public.ts';
import {
  isVisibleRow,
  type Reader,
  readInOrder,
  readVisible,
} from '../../../engine/reading/reader.ts';

async function lastNoteOf(reader: Reader, patientId: string): Promise<Note | undefined> {
  const rows = await reader.tx
    .selectFrom('notes')
    .where('notes.tenant_id', '=', reader.actor.tenantId)
    .where('notes.patient_id', '=', patientId)
    .where(isVisibleRow(reader, 'notes', 'notes'))
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  const [note] = await readInOrder(reader, 'notes', rows);
  return note;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as the paragraphs that a summary's HTML may have. */
const paragraphsOf = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)}</p>`)
    .join('');

function lastNote(note: Note): NonNullable<NextPatient['lastNote']> {
  const { id, createdAt } = note;
  const shown = shownSummary(note);
  const summary = shown?.kind === 'edited' ? paragraphsOf(shown.text) : (shown?.text ?? null);
  return {
    id,
    summary,
    isDraft: shown?.kind === 'draft',
    isOutdated: shown?.isOutdated ?? false,
    createdAt,
  };
}

/** Whom the next session is with, and what the last note on that patient was about. */
export async function readNextPatient(reader: Reader): Promise<NextPatient> {
  const next = await visibleAppointments(reader)
    .where('start_at', '>', reader.now)
    .where(statusNow(reader.now), '=', 'scheduled')
    .where('patient_id', 'is not', null)
    .select(['id', 'start_at', 'patient_id'])
    .orderBy('start_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!next?.patient_id) return { appointment: null, patient: null, lastNote: null };
  const patient = (await readVisible(reader, 'patients', [next.patient_id])).get(next.patient_id);
  const note = await lastNoteOf(reader, next.patient_id);
  if (note) await noteRead(reader, 'notes', next.patient_id);
  return {
    appointment: { id: next.id, startAt: next.start_at },
    patient: patient ? { id: patient.id, name: patient.name, email: patient.email } : null,
    lastNote: note ? lastNote(note) : null,
  };
}
