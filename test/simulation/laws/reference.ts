import { headOf } from '../../../src/data/view/head.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import {
  type AnyDocument,
  type Documents,
  type EntityName,
  refKey,
} from '../../../src/domain/core/documents.ts';
import { commands } from '../../../src/domain/registry.ts';
import type { MemoryBaseStore } from '../../harness/memory/memoryBase.ts';
import type { MemoryStore } from '../../harness/memory/memoryOutbox.ts';

type Docs = Map<string, AnyDocument>;

/** What a person must see, folded plainly from what the disk holds: the product's own fold is measured against it. */
export function referenceView(base: MemoryBaseStore, { rows }: MemoryStore, actor: Actor): Docs {
  const docs: Docs = new Map();
  for (const [key, { doc }] of base.rows) if (doc) docs.set(key, doc);
  for (const row of rows) {
    if (row.state === 'refused' || row.state === 'parked') continue;
    const staged = new Map<string, AnyDocument | undefined>();
    const stage = (key: string, doc: AnyDocument | undefined) => {
      const cs = base.rows.get(key)?.cs ?? 0;
      if (row.seq === null || cs < row.seq) staged.set(key, doc);
    };
    try {
      commands.get(row.name)?.apply(
        {
          get: <E extends EntityName>(entity: E, id: string) => {
            const key = refKey([entity, id]);
            return (staged.has(key) ? staged.get(key) : docs.get(key)) as Documents[E] | undefined;
          },
          put: (entity, doc) => stage(refKey([entity, doc.id]), doc),
          remove: (entity, id) => stage(refKey([entity, id]), undefined),
        },
        row.args,
        { actor, at: row.at },
      );
    } catch {
      continue;
    }
    for (const [key, doc] of staged) {
      if (doc) docs.set(key, doc);
      else docs.delete(key);
    }
  }
  return docs;
}

/** As a view keeps it. */
export const shown = (key: string, doc: AnyDocument): AnyDocument =>
  headOf(key.slice(0, key.indexOf('/')) as EntityName, doc);
