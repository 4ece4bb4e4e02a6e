import type { EntityName } from '../../../domain/core/documents.ts';
import type { QuerySource, QueryView } from './source.ts';

/**
 * A source that a result depends on.
 * An entity stands for its documents and their marks, `outbox` for the list of its rows. The others
 * are the drafts, the recordings, the shelf and the engine's state. The last two are how far an
 * earlier version's documents are carried over, and how the device keeps things.
 */
export type Topic =
  | EntityName
  | 'outbox'
  | 'drafts'
  | 'recordings'
  | 'shelf'
  | 'losses'
  | 'status'
  | 'carriedOver'
  | 'storage';

type Note = (topic: Topic) => void;

/** Whose documents an index holds. */
const entityOf: Readonly<Record<keyof QueryView['indexes'], EntityName>> = {
  appointments: 'appointments',
  appointmentsOfPatient: 'appointments',
  longestMs: 'appointments',
  blocksOnce: 'availabilityBlocks',
  blocksWeekly: 'availabilityBlocks',
  longestBlockMs: 'availabilityBlocks',
  patients: 'patients',
  activePatients: 'patients',
  notesOfAppointment: 'notes',
  notes: 'notes',
  notesOfPatient: 'notes',
  notesInConflict: 'notes',
  paymentsOfAppointment: 'payments',
  paymentsOfPatient: 'payments',
  packagesOfPatient: 'packages',
  sheetsOfPatient: 'recordSheets',
};

function recordedIndexes(indexes: QueryView['indexes'], note: Note): QueryView['indexes'] {
  const properties = Object.entries(entityOf).map(([name, entity]) => [
    name,
    {
      get() {
        note(entity);
        return indexes[name as keyof QueryView['indexes']];
      },
    },
  ]);
  return Object.defineProperties({}, Object.fromEntries(properties)) as QueryView['indexes'];
}

function recordedView(view: QueryView, note: Note): QueryView {
  return {
    actor: view.actor,
    indexes: recordedIndexes(view.indexes, note),
    get outbox() {
      note('outbox');
      return view.outbox;
    },
    get(entity, id) {
      note(entity);
      return view.get(entity, id);
    },
    base: {
      get(entity, id) {
        note(entity);
        return view.base.get(entity, id);
      },
    },
    all(entity) {
      note(entity);
      return view.all(entity);
    },
    mark(entity, id) {
      note(entity);
      return view.mark(entity, id);
    },
    revision(entity, id) {
      note(entity);
      return view.revision(entity, id);
    },
  };
}

/** The same source, which notes what is looked at: a pure query gives another result only when some of that changed. */
export function recorded(source: QuerySource, note: Note): QuerySource {
  return {
    view: recordedView(source.view, note),
    coverage: source.coverage,
    get status() {
      note('status');
      return source.status;
    },
    get drafts() {
      note('drafts');
      return source.drafts;
    },
    get recordings() {
      note('recordings');
      return source.recordings;
    },
    get shelf() {
      note('shelf');
      return source.shelf;
    },
    get losses() {
      note('losses');
      return source.losses;
    },
    get carriedOver() {
      note('carriedOver');
      return source.carriedOver;
    },
    get storage() {
      note('storage');
      return source.storage;
    },
  };
}
