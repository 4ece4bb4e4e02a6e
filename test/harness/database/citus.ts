import type { KyselyPlugin } from 'kysely';
import type { Database } from '../../../server/kernel/db/database.ts';
import { openDatabase } from '../../../server/kernel/db/open.ts';
import { distribute } from '../../../server/program/operations/distribute.ts';
import { crossings } from './crossings.ts';
import { onDatabase } from './onDatabase.ts';

/** Each table is so many, and each test empties them. */
const SHARDS = 4;
const LOCK = 7_310_473;

const at = (url: string, name: string, machine?: Machine): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  if (machine) {
    other.hostname = machine.host;
    other.port = String(machine.port);
  }
  return other.href;
};

interface Machine {
  readonly host: string;
  readonly port: number;
}

/** Those that the Citus of a database knows, and as which it is known itself. */
async function machinesOf(url: string) {
  const { rows } = await onDatabase(url, (client) =>
    client.query<Machine & { readonly group: number }>(
      'select nodename as host, nodeport as port, groupid as "group" from pg_dist_node order by groupid',
    ),
  );
  return rows.filter(({ group }) => group > 0);
}

async function everywhere(url: string, statement: string): Promise<void> {
  const { pathname } = new URL(url);
  for (const machine of [undefined, ...(await machinesOf(url))])
    await onDatabase(at(url, pathname.slice(1), machine), (client) => client.query(statement));
}

async function dropSpread(url: string, name: string): Promise<void> {
  await everywhere(url, `drop database if exists ${name} with (force)`);
}

/**
 * A database of its own on the machines of `CITUS_URL`, its practices spread.
 * @param url of a database on the coordinator, whose Citus knows the other machines
 */
export const openSpread = (url: string, name: string): Promise<Database> =>
  onDatabase(url, async (client) => {
    // One after the other: roles are of all databases of a machine.
    await client.query(`select pg_advisory_lock(${LOCK})`);
    return makeSpread(url, name);
  });

async function makeSpread(url: string, name: string): Promise<Database> {
  await dropSpread(url, name);
  await everywhere(url, `create database ${name}`);
  const machines = await machinesOf(url);
  for (const machine of [undefined, ...machines])
    await onDatabase(at(url, name, machine), (client) => client.query('create extension citus'));
  const own = at(url, name);
  await onDatabase(own, async (client) => {
    const { hostname, port } = new URL(own);
    await client.query('select citus_set_coordinator_host($1, $2)', [hostname, Number(port)]);
    for (const { host, port: other } of machines)
      await client.query('select citus_add_node($1, $2)', [host, other]);
  });
  await (await openDatabase({ databaseUrl: own })).close();
  await onDatabase(own, async (client) => {
    await distribute(client, SHARDS);
    for (const crossing of Object.keys(crossings))
      await client.query(`alter function ${crossing} set ${LEVEL} = 'off'`);
  });
  const database = await openDatabase({ databaseUrl: own });
  return { ...database, kysely: database.kysely.withPlugin(refuseCrossings) };
}

const LEVEL = 'citus.multi_task_query_log_level';

/**
 * What the server asks of several machines at once without being named in `crossings` fails, so that each suite is a test of
 * that. It asks in a role of its own; what a test looks up by itself may stand anywhere.
 */
const refuseCrossings: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind !== 'RawNode' || !JSON.stringify(node).includes("set_config('role', 'app_"))
      return node;
    const last = `${node.sqlFragments.at(-1)}; select set_config('${LEVEL}', 'error', true)`;
    return { ...node, sqlFragments: node.sqlFragments.with(-1, last) };
  },
  transformResult: async ({ result }) => result,
};
