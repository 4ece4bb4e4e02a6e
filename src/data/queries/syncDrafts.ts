import type { DraftHead } from '../drafts/drafts.ts';
import type { View } from '../view/view.ts';
import type { DraftItem } from './results.ts';
import type { QueryDefinition } from './source.ts';

const ROWS_MAX = 200;
const NEW = 'new';

type Place = Pick<DraftItem, 'kind' | 'target' | 'subject'>;

const nameOf = (view: View, patientId: string | null | undefined): string | null =>
  (patientId && view.get('patients', patientId)?.name) || null;

const ofSession = (view: View, kind: 'note' | 'decision', id: string): Place => ({
  kind,
  target: id,
  subject: nameOf(view, view.get('appointments', id)?.patientId),
});

function ofConflict(view: View, conflictId: string): Place {
  const note = [...view.indexes.notesInConflict].find(({ conflicts }) =>
    conflicts.some(({ id }) => id === conflictId),
  );
  return note
    ? ofSession(view, 'decision', note.appointmentId)
    : { kind: 'decision', target: null, subject: null };
}

function ofPatient(view: View, id: string): Place {
  const target = id === NEW ? null : id;
  return { kind: 'patient', target, subject: nameOf(view, target) };
}

/** Where drafts come from, by what their keys begin with: `note:<session>`, `patient:<id>`, `patient:new`. */
const places: Readonly<Record<string, (view: View, id: string) => Place>> = {
  note: (view, id) => ofSession(view, 'note', id),
  conflict: ofConflict,
  patient: ofPatient,
  appointment: () => ({ kind: 'appointment', target: null, subject: null }),
};

const OTHER: Place = { kind: 'other', target: null, subject: null };

function itemOf(view: View, { key, updatedAt: at }: DraftHead): DraftItem {
  const colon = key.indexOf(':');
  const place = places[key.slice(0, colon)]?.(view, key.slice(colon + 1)) ?? OTHER;
  return { key, at, ...place };
}

export const syncDrafts: QueryDefinition<'sync.drafts'> = {
  topics: ['drafts', 'notes', 'patients', 'appointments'],
  run: ({ view, drafts }) =>
    drafts
      .toSorted((a, b) => (a.updatedAt > b.updatedAt ? -1 : 1))
      .slice(0, ROWS_MAX)
      .map((head) => itemOf(view, head)),
};
