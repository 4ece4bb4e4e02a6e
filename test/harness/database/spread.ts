import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { openDatabase } from '../../../server/kernel/db/open.ts';
import { distribute } from '../../../server/program/operations/distribute.ts';
import { hasCluster, PG_BIN, startTestCluster, type TestCluster } from './cluster.ts';
import { onDatabase } from './onDatabase.ts';

/** Whether the PostgreSQL of this machine has Citus. */
export const hasCitus =
  hasCluster &&
  ['../lib/citus.so', '../lib/postgresql/citus.so'].some((path) => existsSync(join(PG_BIN, path)));

const OPTIONS = {
  shared_preload_libraries: 'citus',
  max_prepared_transactions: 200,
  max_connections: 200,
  // For moving parts while they are written to.
  wal_level: 'logical',
  max_worker_processes: 40,
  max_replication_slots: 20,
  max_wal_senders: 20,
  'citus.recover_2pc_interval': '2s',
};

/** A PostgreSQL with the last mends of security names who may read what is written; older ones do not know the setting. */
const READERS = 'output_plugin_libraries';

const startMachine = async (): Promise<TestCluster> => {
  const options = Object.entries(OPTIONS).map(([name, value]) => `-c ${name}=${value}`);
  const machine = await startTestCluster(options.join(' '));
  await onDatabase(machine.url, async (client) => {
    await client.query('create extension citus');
    const { rowCount } = await client.query('select from pg_settings where name = $1', [READERS]);
    if (rowCount === 0) return;
    await client.query(`alter system set ${READERS} = pgoutput, citus`);
    await client.query('select pg_reload_conf()');
  });
  return machine;
};

const HOST = '127.0.0.1';

/** The port by which others know it. */
export const portOf = ({ url }: TestCluster): number => Number(new URL(url).port);

/** Practices on several PostgreSQLs of the test's own, on the loopback. */
export interface SpreadCluster {
  /** Of the coordinator. */
  readonly url: string;
  readonly machines: readonly TestCluster[];
  /** Of its owner, on the coordinator. */
  query<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
  /** What the coordinator has written down. */
  readonly log: () => string;
  /** One more, empty as yet. */
  addMachine(): Promise<TestCluster>;
  remove(): Promise<void>;
}

/** Fewer than a real one has: each is moved by itself. */
export const SHARDS = 8;

/** An empty database of ours, spread over so many machines; with 0 over the coordinator itself. */
export async function startSpreadCluster(count: number): Promise<SpreadCluster> {
  const cluster = await startMachines(count);
  await onDatabase(cluster.url, (client) => distribute(client, SHARDS));
  return cluster;
}

/** An empty database of ours on a coordinator that knows so many machines, of which none keeps anything yet. */
export async function startMachines(count: number): Promise<SpreadCluster> {
  const coordinator = await startMachine();
  const machines: TestCluster[] = [];
  // By a connection of its own each time: one that is kept remembers a machine that was killed.
  const query = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await onDatabase(coordinator.url, (client) => client.query<T>(text, values))).rows;
  const addMachine = async () => {
    const machine = await startMachine();
    await query('select citus_add_node($1, $2)', [HOST, portOf(machine)]);
    machines.push(machine);
    return machine;
  };
  await query('select citus_set_coordinator_host($1, $2)', [HOST, portOf(coordinator)]);
  for (let number = 0; number < count; number++) await addMachine();
  if (count === 0)
    await query("select citus_set_node_property($1, $2, 'shouldhaveshards', true)", [
      HOST,
      portOf(coordinator),
    ]);
  await (await openDatabase({ databaseUrl: coordinator.url })).close();
  return {
    url: coordinator.url,
    machines,
    query,
    log: () => coordinator.log(),
    addMachine,
    async remove() {
      await Promise.all([coordinator, ...machines].map((one) => one.remove()));
    },
  };
}
