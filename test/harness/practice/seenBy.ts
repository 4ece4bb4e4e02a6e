import { audiencesOf, visibleVersions } from '../../../src/domain/access.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import type { Documents, EntityName } from '../../../src/domain/core/documents.ts';
import type { RandomPractice } from '../random/randomPractice.ts';

interface Concerned {
  readonly patientId?: string | null;
  readonly userId?: string | null;
}

/** What somebody sees of a practice's documents, by the very function that the server publishes with. */
export function seenBy({ documents }: RandomPractice, { userId: id, role }: Actor) {
  const audiences = audiencesOf({ id, role });
  const accounts = new Map(documents.patients.map((one) => [one.id, one.userId]));
  const seen = <E extends EntityName>(entity: E, all: readonly Documents[E][]): Documents[E][] =>
    all.flatMap((document) => {
      const { userId, patientId } = document as Concerned;
      const account = userId ?? accounts.get(patientId ?? '');
      return visibleVersions(entity, document, { portalUserIds: account ? [account] : [] })
        .filter(({ audience }) => audiences.includes(audience))
        .map((version) => version.document);
    });
  return {
    patients: seen('patients', documents.patients),
    appointments: seen('appointments', documents.appointments),
    notes: seen('notes', documents.notes),
    packages: seen('packages', documents.packages),
    payments: seen('payments', documents.payments),
  };
}
