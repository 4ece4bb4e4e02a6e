import type { KyselyPlugin, PluginTransformQueryArgs, QueryId, RootOperationNode } from 'kysely';

const hasOrder = (node: RootOperationNode): boolean =>
  node.kind === 'SelectQueryNode'
    ? node.orderBy !== undefined
    : /order by|"orderBy":/i.test(JSON.stringify(node));

/**
 * Brings the rows of a reading that asks for no order in another one than the database happened to: backwards. What depends
 * on the plan of a day fails at once, and on both engines.
 */
export function anyOrder(): KyselyPlugin {
  const unordered = new WeakSet<QueryId>();
  return {
    transformQuery({ node, queryId }: PluginTransformQueryArgs) {
      if (!hasOrder(node)) unordered.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      return unordered.has(queryId) ? { ...result, rows: result.rows.toReversed() } : result;
    },
  };
}
