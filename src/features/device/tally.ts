import type { MadeExport } from '../../domain/audit/read.ts';
import type { EntityName } from '../../domain/core/documents.ts';

/** Counts what goes into a file, and whom it is about. */
export interface Tally {
  readonly add: (entity: EntityName, documents: readonly object[]) => void;
  /** Returns what is kept of the file. */
  readonly made: (bytes: number) => MadeExport;
}

/** Returns the patient whom a document is about. */
function patientOf(entity: EntityName, document: object): string | null {
  const named = entity === 'patients' ? 'id' : 'patientId';
  const id = (document as Readonly<Record<string, unknown>>)[named];
  return typeof id === 'string' ? id : null;
}

export function createTally(): Tally {
  const patients = new Set<string>();
  const counts = new Map<EntityName, number>();
  const of = (entity: EntityName): number => counts.get(entity) ?? 0;
  return {
    add(entity, documents) {
      counts.set(entity, of(entity) + documents.length);
      for (const document of documents) {
        const id = patientOf(entity, document);
        if (id !== null) patients.add(id);
      }
    },
    made: (bytes) => ({
      kind: 'everything',
      patientIds: [...patients],
      counts: {
        patients: patients.size,
        sessions: of('appointments'),
        notes: of('notes'),
        payments: of('payments'),
        bytes,
      },
    }),
  };
}
