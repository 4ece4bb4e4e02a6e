import { lineOf } from '../../../domain/availability/labels.ts';
import type { DraftHead } from '../../drafts/drafts.ts';
import { defineQuery } from '../kit/query.ts';
import type { DraftItem } from './results.ts';
import { type PendingArgs, pendingSlice } from '../kit/pending.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';

const NEW = 'new';

type Place = Pick<DraftItem, 'kind' | 'target' | 'subject'>;

const nameOf = (view: QueryView, patientId: string | null | undefined): string | null =>
  (patientId && view.get('patients', patientId)?.name) || null;

const ofSession = (
  view: QueryView,
  kind: 'note' | 'decision' | 'leftText' | 'cancellation' | 'payment',
  id: string,
): Place => ({
  kind,
  target: id,
  subject: nameOf(view, view.get('appointments', id)?.patientId),
});

/** `conflict:<text>:<session>`, of older builds without the session. */
function ofConflict(view: QueryView, key: string): Place {
  const [textId, appointmentId] = key.split(':');
  const note = [...view.indexes.notesInConflict].find(({ conflicts }) =>
    conflicts.some(({ id, firstId }) => (firstId ?? id) === textId),
  );
  if (note) return ofSession(view, 'decision', note.appointmentId);
  if (appointmentId === undefined) return { kind: 'leftText', target: null, subject: null };
  return ofSession(view, 'leftText', appointmentId);
}

const targetOf = (id: string): string | null =>
  id === NEW || id.startsWith(`${NEW}:`) ? null : id;

const ofRecurrence =
  (kind: 'recurrence' | 'solution') =>
  (view: QueryView, id: string): Place => {
    const target = targetOf(id);
    const patientId = target && view.get('recurringAppointments', target)?.patientId;
    return { kind, target, subject: nameOf(view, patientId) };
  };

function ofPatient(view: QueryView, id: string): Place {
  const target = targetOf(id);
  return { kind: 'patient', target, subject: nameOf(view, target) };
}

const ofSummary = (view: QueryView, id: string): Place => ({
  kind: 'summary',
  target: id,
  subject: nameOf(view, view.get('notes', id)?.patientId),
});

function ofTemplate(view: QueryView, id: string): Place {
  const target = targetOf(id);
  const subject = (target && view.get('noteTemplates', target)?.name) || null;
  return { kind: 'template', target, subject };
}

type Times = 'break' | 'block' | 'period' | 'week';

/** What is written of it where it exists; of something new an administrator's draft names the psychologist in its key. */
function wordsOf(view: QueryView, kind: Times, id: string): string | null | undefined {
  if (kind === 'break') return view.get('recurringBreaks', id)?.description;
  return kind === 'block' ? view.get('availabilityBlocks', id)?.reason : null;
}

const ofTimes =
  (kind: Times) =>
  (view: QueryView, id: string): Place => {
    const target = targetOf(id);
    const [, owner = ''] = id.split(':');
    const subject = target
      ? lineOf(wordsOf(view, kind, target))
      : (view.get('users', owner)?.name ?? null);
    return { kind, target, subject };
  };

/**
 * Where drafts come from, by what their keys begin with: `note:<session>`, `patient:<id>`, `patient:new:<its own id>`,
 * `block:new:<psychologist>:<its own id>`.
 */
const places: Readonly<Record<string, (view: QueryView, id: string) => Place>> = {
  note: (view, id) => ofSession(view, 'note', id),
  conflict: ofConflict,
  summary: ofSummary,
  template: ofTemplate,
  patient: ofPatient,
  recurrence: ofRecurrence('recurrence'),
  solution: ofRecurrence('solution'),
  cancellation: (view, id) => ofSession(view, 'cancellation', id),
  payment: (view, id) => ofSession(view, 'payment', id),
  package: (view, id) => ({ kind: 'package', target: id, subject: nameOf(view, id) }),
  import: () => ({ kind: 'import', target: null, subject: null }),
  appointment: () => ({ kind: 'appointment', target: null, subject: null }),
  break: ofTimes('break'),
  block: ofTimes('block'),
  period: ofTimes('period'),
  week: ofTimes('week'),
  professional: () => ({ kind: 'professional', target: null, subject: null }),
};

const OTHER: Place = { kind: 'other', target: null, subject: null };

function itemOf(view: QueryView, { key, updatedAt: at }: DraftHead): DraftItem {
  const colon = key.indexOf(':');
  const place = places[key.slice(0, colon)]?.(view, key.slice(colon + 1)) ?? OTHER;
  return { key, at, ...place };
}

/** Newest first. At most 200 from the offset on. */
export const syncDrafts = defineQuery({
  name: 'sync.drafts',
  run({ view, drafts }: QuerySource, args: PendingArgs): readonly DraftItem[] {
    const newest = drafts.toSorted((a, b) => (a.updatedAt > b.updatedAt ? -1 : 1));
    return pendingSlice(newest, args).map((head) => itemOf(view, head));
  },
});
