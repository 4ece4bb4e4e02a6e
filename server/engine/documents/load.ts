import { type RawBuilder, sql } from 'kysely';
import { definitionOf, type EntityName, type Ref } from '../../../src/domain/core/documents.ts';
import { entityNames } from '../../../src/domain/entities.ts';
import type { Tx } from '../../kernel/db/tenant.ts';
import { ownRelations } from '../feed/feed.ts';
import type { Find, StoredDocument } from '../execution/store.ts';
import { documentTables } from './tables.ts';

/** The portal accounts that a row's document concerns, where the patients' table knows them. */
function relationsOf(tenantId: string, entity: EntityName): RawBuilder<unknown> {
  const portal = definitionOf(entity).readers.portal;
  if (portal !== 'patient' && portal !== 'treated') return sql`null`;
  const isPerson = !documentTables[entity].columns.includes('psychologist_id');
  const psychologist = isPerson ? sql`d.id` : sql`d.psychologist_id`;
  const concerned =
    portal === 'patient' ? sql`p.id = d.patient_id` : sql`p.psychologist_id = ${psychologist}`;
  return sql`coalesce((
    select json_agg(p.user_id) from patients p
    where p.tenant_id = ${tenantId} and ${concerned} and p.user_id is not null
  ), '[]')`;
}

interface LoadedRow extends Readonly<Record<string, unknown>> {
  readonly v: number;
  readonly portal_user_ids: readonly string[];
}

/** In the order of their ids: what a decision answers may not depend on how the database went about it. */
async function loadWhere<E extends EntityName>(
  tx: Tx,
  tenantId: string,
  entity: E,
  condition: RawBuilder<unknown>,
): Promise<StoredDocument<E>[]> {
  const { name, columns, fromRow } = documentTables[entity];
  // A tenant's own row carries no `v` beside the sequence itself.
  const isTenant = entity === 'tenants';
  const { rows } = await sql<LoadedRow>`
    select ${sql.join(columns.map((column) => sql.ref(`d.${column}`)))},
      ${isTenant ? sql`d.seq` : sql`d.v`} as v, ${relationsOf(tenantId, entity)} as portal_user_ids
    from ${sql.table(name)} d
    where ${sql.ref(isTenant ? 'd.id' : 'd.tenant_id')} = ${tenantId} and ${condition}
    order by d.id
  `.execute(tx);
  return rows.map((row) => {
    const document = fromRow(row);
    const { portalUserIds } = ownRelations(entity, document) ?? {
      portalUserIds: row.portal_user_ids,
    };
    return { entity, id: document.id, document, v: row.v, portalUserIds };
  });
}

/** The documents that exist, whole, one query an entity. */
export async function loadDocuments(
  tx: Tx,
  tenantId: string,
  refs: readonly Ref[],
): Promise<StoredDocument[]> {
  const loaded: StoredDocument[] = [];
  for (const entity of entityNames) {
    const ids = [...new Set(refs.filter(([name]) => name === entity).map(([, id]) => id))];
    if (ids.length > 0)
      loaded.push(...(await loadWhere(tx, tenantId, entity, sql`d.id = any(${ids}::uuid[])`)));
  }
  return loaded;
}

/** Finds the documents of an entity that meet all conditions, in no order. */
export function findDocuments<E extends EntityName>(
  tx: Tx,
  tenantId: string,
  entity: E,
  { equal = {}, among = {}, atLeast = {}, span, spans }: Find<E>,
): Promise<StoredDocument<E>[]> {
  const { columnOf } = documentTables[entity];
  const column = (field: string) => sql.ref(`d.${columnOf(field)}`);
  const conditions = [
    ...Object.entries(equal).map(([field, value]) =>
      value === null ? sql`${column(field)} is null` : sql`${column(field)} = ${value}`,
    ),
    ...Object.entries(among).map(([field, values]) => {
      const list = values as readonly unknown[];
      return list.length > 0 ? sql`${column(field)} in (${sql.join(list)})` : sql`false`;
    }),
    ...Object.entries(atLeast).map(([field, value]) => sql`${column(field)} >= ${value}`),
    ...(span ? [sql`${column('startAt')} < ${span.to} and ${column('endAt')} > ${span.from}`] : []),
    ...(spans
      ? [
          sql`exists (
            select 1 from unnest(${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ to }) => to)}::timestamptz[]) as s(a, b)
            where ${column('startAt')} < s.b and ${column('endAt')} > s.a)`,
        ]
      : []),
  ];
  const condition = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  return loadWhere(tx, tenantId, entity, condition);
}
