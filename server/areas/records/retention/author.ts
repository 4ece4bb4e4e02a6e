import type { DocumentSet, Ref } from '../../../../src/domain/core/documents.ts';
import { professionalOf } from '../../../../src/domain/professional/professional.ts';
import type { RecordSheet } from '../../../../src/domain/records/sheet.ts';

/** Documents of a change or a command, and how more of them are brought in. */
export interface Loading {
  readonly documents: DocumentSet;
  readonly load: (refs: readonly Ref[]) => Promise<void>;
}

/** Returns how a psychologist signs, to stand beside what they wrote. */
export async function authorOf(
  { documents, load }: Loading,
  id: string,
): Promise<Pick<RecordSheet, 'authorName' | 'authorCrp'>> {
  await load([
    ['users', id],
    ['professionalProfiles', id],
  ]);
  const user = documents.get('users', id);
  const profile = documents.get('professionalProfiles', id) ?? null;
  if (!user) return { authorName: 'Psicólogo', authorCrp: null };
  const { name, crp = null } = professionalOf(user, profile);
  return { authorName: name, authorCrp: crp };
}
