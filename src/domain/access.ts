import {
  type AnyDocument,
  type Documents,
  type EntityName,
  definitionOf,
  without,
} from './core/documents.ts';
import type { Seen, SeenBy } from './core/entity.ts';
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

const versionOf = <D extends object>(document: D, sees: Seen<D>): D => {
  if (sees === 'whole') return document;
  if ('except' in sees) return without(document, sees.except);
  return Object.fromEntries(sees.only.map((field) => [field, document[field]])) as D;
};

/** Who sees which version of a document: the whole of Sereno's row and field permissions. */
export function visibleVersions<E extends EntityName>(
  entity: E,
  document: Documents[E],
  { portalUserIds }: Relations,
): readonly Visible<Documents[E]>[] {
  const { practice, administrators, account, owner, portal }: SeenBy<Documents[E]> =
    definitionOf(entity).seenBy;
  const ownerId = owner?.of(document);
  const accountId = account?.(document);
  const version = (audience: Audience, sees: Seen<Documents[E]> | undefined) =>
    sees ? [{ audience, document: versionOf(document, sees) }] : [];
  return [
    ...version('tenant', practice),
    ...version('administrators', administrators),
    ...(ownerId ? version(`user:${ownerId}`, owner?.sees) : []),
    ...(accountId ? version(`user:${accountId}`, 'whole') : []),
    ...(accountId ? version(`account:${accountId}`, 'whole') : []),
    ...portalUserIds
      .filter((id) => id !== document.id)
      .flatMap((id) => version(`user:${id}`, portal?.sees)),
  ];
}
