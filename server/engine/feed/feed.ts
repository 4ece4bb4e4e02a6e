import { type Audience, type Relations, visibleVersions } from '../../../src/domain/access.ts';
import {
  definitionOf,
  type Documents,
  type EntityName,
} from '../../../src/domain/core/documents.ts';

/** What one audience sees of a document. */
interface PublishedVersion {
  readonly audience: Audience;
  /** JSON. */
  readonly body: string;
}

/** A document on its way into the feed; no versions means that nobody sees it any longer. */
export interface Published {
  readonly entity: EntityName;
  readonly id: string;
  readonly v: number;
  /** Orders the hot set of a first sync; `null` keeps a document out of it. */
  readonly hotAt: number | null;
  readonly versions: readonly PublishedVersion[];
  /** It was not there before, so that no audience can lose it. */
  readonly isNew: boolean;
}

/** A document that a first sync brings at once, whatever the window. */
export const ALWAYS_HOT = Number.MAX_SAFE_INTEGER;

function hotAtOf<E extends EntityName>(entity: E, document: Documents[E]): number | null {
  const { hotAt } = definitionOf(entity);
  if (hotAt === undefined) return null;
  return hotAt === 'always' ? ALWAYS_HOT : Date.parse(hotAt(document));
}

/** A document's place in the feed. Where one audience is entitled to it twice, the first version holds. */
export function published<E extends EntityName>(
  entity: E,
  document: Documents[E],
  relations: Relations,
  place: { readonly v: number; readonly isNew: boolean },
): Published {
  const versions = new Map<Audience, PublishedVersion>();
  for (const { audience, document: visible } of visibleVersions(entity, document, relations))
    if (!versions.has(audience))
      versions.set(audience, { audience, body: JSON.stringify(visible) });
  return {
    entity,
    id: document.id,
    hotAt: hotAtOf(entity, document),
    versions: [...versions.values()],
    ...place,
  };
}

export const unpublished = (entity: EntityName, id: string, v: number): Published => ({
  entity,
  id,
  v,
  hotAt: null,
  versions: [],
  isNew: false,
});

/** A document's relations where the document itself names them. */
export function ownRelations<E extends EntityName>(
  entity: E,
  document: Documents[E],
): Relations | undefined {
  const portal = definitionOf(entity).readers.portal;
  if (portal === 'patient' || portal === 'treated') return undefined;
  const { userId } = document as { readonly userId?: string | null };
  return { portalUserIds: portal && userId ? [userId] : [] };
}
