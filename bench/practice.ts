import { createPractice, type Practice } from '../server/program/demo/practice.ts';
import type { BaseRow } from '../src/data/base/base.ts';
import type { Actor } from '../src/domain/core/command.ts';
import type { AnyDocument, EntityName } from '../src/domain/core/documents.ts';
import type { User } from '../src/domain/users/user.ts';

const LARGE = { years: 10, patients: 2000 } as const;
export const SIZE_TEXT = '10 years, 2,000 patients, about 61,000 documents';

/** The psychologist on whose device everything is measured. */
export function mainPsychologist({ users }: Practice): User {
  const found = users.find(({ email }) => email === 'psicologa@demo.local');
  if (!found) throw new Error('the practice has no psychologist');
  return found;
}

/**
 * The large practice with one psychologist seeing all patients: so that one device holds all of its documents, which
 * is more than any real one will. What the colleague had booked ahead is cancelled, since nobody is in two places.
 */
export function largePractice(now: number): Practice {
  const practice = createPractice({ now, ...LARGE });
  const main = mainPsychologist(practice).id;
  const own = <D extends { psychologistId: string | null }>(document: D): D => ({
    ...document,
    psychologistId: document.psychologistId && main,
  });
  return {
    ...practice,
    patients: practice.patients.map(own),
    appointments: practice.appointments.map((one) =>
      one.psychologistId !== main && one.status === 'scheduled'
        ? { ...own(one), status: 'cancelled' }
        : own(one),
    ),
    notes: practice.notes.map(own),
  };
}

export const actorOfMain = (practice: Practice): Actor => ({
  userId: mainPsychologist(practice).id,
  tenantId: practice.tenant.id,
  role: 'psych',
});

/** All documents as the base of that psychologist's device holds them. */
export function baseRows(practice: Practice): BaseRow[] {
  let v = 0;
  const rows = (entity: EntityName, documents: readonly AnyDocument[]): BaseRow[] =>
    documents.map((doc) => ({ entity, id: doc.id, g: 1, v: ++v, cs: 0, doc }));
  return [
    ...rows('tenants', [practice.tenant]),
    ...rows('users', [mainPsychologist(practice)]),
    ...rows('patients', practice.patients),
    ...rows('appointments', practice.appointments),
    ...rows('notes', practice.notes),
  ];
}
