import {
  type AnyDocument,
  type Documents,
  type EntityName,
  definitionOf,
} from './core/documents.ts';
import type { Entity, Reader } from './core/entity.ts';
import type { User } from './users/user.ts';

/**
 * A group of readers that sees one and the same version of a document: all of a tenant, its administrators, or one
 * user. Whoever belongs to none of a document's audiences must not learn that it exists. What an administrator keeps for himself has
 * an audience of its own: `user` also has what that person saw as a psychologist.
 */
export type Audience = 'tenant' | 'administrators' | `user:${string}` | `account:${string}`;

/** What a document's audiences depend on beside the document. */
export interface Relations {
  /** Portal accounts of the patients concerned: of the patient, of the session's patient, of a psychologist's patients. */
  readonly portalUserIds: readonly string[];
}

export interface Visible<D = AnyDocument> {
  readonly audience: Audience;
  readonly document: D;
}

/** The audiences whose documents a user reads. */
export const audiencesOf = ({ id, role }: Pick<User, 'id' | 'role'>): readonly Audience[] =>
  role === 'administrator'
    ? ['tenant', 'administrators', `account:${id}`]
    : ['tenant', `user:${id}`];

/**
 * Whose history a reader follows. One's own account began after these histories did: who starts to read it misses nothing, and
 * needs not read everything anew.
 */
export const historyOf = (audiences: readonly Audience[]): string =>
  audiences.filter((audience) => !audience.startsWith('account:')).join();

/**
 * Returns the document with the fields that a group of readers receives.
 * It is the same object where that is all of them.
 */
function versionFor<D extends AnyDocument>({ visible }: Entity<D>, document: D, reader: Reader): D {
  const seen = visible[reader];
  if (Object.keys(document).every((name) => seen.has(name))) return document;
  return Object.fromEntries(Object.entries(document).filter(([name]) => seen.has(name))) as D;
}

/** Who sees which version of a document: the whole of Sereno's row and field permissions. */
export function visibleVersions<E extends EntityName>(
  entity: E,
  document: Documents[E],
  { portalUserIds }: Relations,
): readonly Visible<Documents[E]>[] {
  const definition = definitionOf(entity);
  const { practice, administrators, account, owner, successor, portal } = definition.readers;
  const ownerId = owner?.(document);
  const successorId = successor?.(document);
  const accountId = account?.(document);
  const version = (audience: Audience, reader: Reader) => ({
    audience,
    document: versionFor(definition, document, reader),
  });
  return [
    ...(practice ? [version('tenant', 'practice')] : []),
    ...(administrators ? [version('administrators', 'administrators')] : []),
    ...(ownerId ? [version(`user:${ownerId}`, 'owner')] : []),
    ...(successorId ? [version(`user:${successorId}`, 'successor')] : []),
    ...(accountId
      ? [version(`user:${accountId}`, 'account'), version(`account:${accountId}`, 'account')]
      : []),
    ...(portal
      ? portalUserIds
          .filter((id) => id !== document.id)
          .map((id) => version(`user:${id}`, 'portal'))
      : []),
  ];
}
