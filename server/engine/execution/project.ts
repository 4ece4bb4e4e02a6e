import { freeTimesIdOf } from '../../../src/domain/availability/free.ts';
import type { Patient } from '../../../src/domain/patients/patient.ts';
import {
  definitionOf,
  type EntityName,
  type Ref,
  refKey,
} from '../../../src/domain/core/documents.ts';
import { entityNames } from '../../../src/domain/entities.ts';
import { ownRelations, published, unpublished } from '../feed/feed.ts';
import type { CommandTransaction, StoredDocument } from './store.ts';
import type { DocumentChange } from '../../kernel/document-change.ts';

const accountOf = (patient: Patient | undefined): string | null => patient?.userId ?? null;
const psychologistOf = (patient: Patient | undefined): string | null =>
  patient?.psychologistId ?? null;

/** What the portal shows to the patient whom it names. */
async function seenByPatient(tx: CommandTransaction, patientId: string): Promise<Ref[]> {
  const refs: Ref[] = [];
  for (const entity of entityNames) {
    if (definitionOf(entity).readers.portal !== 'patient') continue;
    const found = await tx.find<EntityName>(entity, { equal: { patientId } as object });
    refs.push(...found.map(({ id }): Ref => [entity, id]));
  }
  return refs;
}

/** Other documents whose audiences a change of a patient moves: its sessions, and its psychologists with what they show it. */
async function dependentsOf(
  tx: CommandTransaction,
  { entity, id, before, after }: DocumentChange,
): Promise<Ref[]> {
  if (entity !== 'patients') return [];
  const [was, is] = [before, after] as [Patient | undefined, Patient | undefined];
  const people = new Set([psychologistOf(was), psychologistOf(is)]);
  const isOther = accountOf(was) !== accountOf(is);
  if (!isOther && (accountOf(is) === null || people.size === 1)) return [];
  const ofPatient = isOther ? await seenByPatient(tx, id) : [];
  return [
    ...[...people].flatMap((person): Ref[] =>
      person
        ? [
            ['users', person],
            ['freeTimes', freeTimesIdOf(person)],
            ['professionalProfiles', person],
          ]
        : [],
    ),
    ...ofPatient,
  ];
}

/** The changed documents with their relations, read anew where those stand elsewhere. */
async function afterwards(
  tx: CommandTransaction,
  changes: readonly DocumentChange[],
): Promise<StoredDocument[]> {
  const known: StoredDocument[] = [];
  const unknown = new Map<string, Ref>();
  for (const change of changes) {
    const { entity, id, after, v } = change;
    const relations = after && ownRelations<EntityName>(entity, after);
    if (after && relations) known.push({ entity, id, document: after, v, ...relations });
    else if (after) unknown.set(refKey([entity, id]), [entity, id]);
    for (const ref of await dependentsOf(tx, change)) unknown.set(refKey(ref), ref);
  }
  return unknown.size > 0 ? [...known, ...(await tx.load([...unknown.values()]))] : known;
}

/** Writes the changes and everything that they change in the feed. */
export async function writeAndPublish(
  tx: CommandTransaction,
  changes: readonly DocumentChange[],
): Promise<void> {
  await tx.write(changes);
  const stored = await afterwards(tx, changes);
  const places = new Map(
    changes.map(({ entity, id, before, v }) => [refKey([entity, id]), { v, isNew: !before }]),
  );
  await tx.publish([
    ...stored.map((one) => {
      const place = places.get(refKey([one.entity, one.id])) ?? { v: tx.v, isNew: false };
      return published<EntityName>(one.entity, one.document, one, place);
    }),
    ...changes.filter(({ after }) => !after).map(({ entity, id, v }) => unpublished(entity, id, v)),
  ]);
}
