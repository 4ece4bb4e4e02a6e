import type { QueryArgs, QueryName } from '../../../src/data/queries/index.ts';
import { runQuery } from '../../../src/data/queries/index.ts';
import { View } from '../../../src/data/view/view.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import type { AnyDocument, EntityName } from '../../../src/domain/core/documents.ts';
import type { ChangesPage } from '../../../src/domain/sync/protocol.ts';
import type { ClinicApi } from '../../harness/server/clinicApi.ts';
import { plain } from '../../harness/practice/plain.ts';
import { querySource } from '../../harness/practice/querySource.ts';

export type Psychologist = 'ana' | 'bruno';
export const psychologists: readonly Psychologist[] = ['ana', 'bruno'];

export type AnyDoc = AnyDocument & Readonly<Record<string, unknown>>;

/** The rows that a first sync brought somebody. */
export interface Brought {
  readonly actor: Actor;
  readonly rows: readonly { readonly entity: EntityName; readonly doc: AnyDoc }[];
}

/** Returns a document as a device takes it; `null` for one that it does not take. */
export type Reading = (entity: EntityName, doc: AnyDoc) => AnyDoc | null;

export const honest: Reading = (_entity, doc) => doc;

export async function sync({ api, clinic }: ClinicApi, as: Psychologist): Promise<Brought> {
  const actor = clinic.actor(clinic.people[as]);
  const token = await api.tokenFor(actor);
  const clientId = crypto.randomUUID();
  const rows: { entity: EntityName; doc: AnyDoc }[] = [];
  for (let cursor = '', isDone = false; !isDone;) {
    const asked = new URLSearchParams({ limit: '500', clientId, ...(cursor && { cursor }) });
    const page = await api.call<ChangesPage>('GET', `/sync/changes?${asked}`, { token });
    for (const { entity, doc } of page.body.changes)
      if (doc) rows.push({ entity, doc: doc as AnyDoc });
    ({ cursor, done: isDone } = page.body);
  }
  return { actor, rows };
}

/** A device with what a sync brought, and its answers. */
export function deviceWith({ actor, rows }: Brought, reading: Reading = honest) {
  const view = new View(actor);
  view.applyBase(
    rows.flatMap(({ entity, doc }) => {
      const read = reading(entity, doc);
      return read ? [{ entity, id: read.id, g: 1, v: 1, cs: 0, doc: read }] : [];
    }),
  );
  const ask = <N extends QueryName>(name: N, args: QueryArgs<N>) =>
    plain(runQuery(querySource(view), name, args));
  return { view, ask };
}

export type Device = ReturnType<typeof deviceWith>;
export type Devices = Readonly<Record<Psychologist, Device>>;
