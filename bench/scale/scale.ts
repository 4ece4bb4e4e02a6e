import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasCluster, startTestCluster } from '../../test/harness/database/cluster.ts';
import { crossings } from '../../test/harness/database/crossings.ts';
import { hasCitus, startSpreadCluster } from '../../test/harness/database/spread.ts';
import { startInstance } from '../../test/server/instances/instance.ts';
import type { Report } from '../report.ts';
import type { WireClient } from '../server/client.ts';
import { openPractice } from '../server/openPractice.ts';
import { median } from '../statistics.ts';

const PRACTICES = 200;
const ROUNDS = 5;
const ROUND_MS = 3_000;
/** Devices that talk to the server at a time. */
const AT_ONCE = 8;
const COMMANDS = 5;

/** A database with a server of its own before it. */
interface Stage {
  readonly name: string;
  readonly devices: readonly Device[];
  /** What of the practices' tables was asked of several machines at once, and is not named. */
  crossed(): number;
  stop(): Promise<void>;
}

interface Device {
  readonly client: WireClient;
  readonly patientId: string;
  cursor: string | null;
}

const eachAtOnce = async <T>(items: readonly T[], work: (item: T) => Promise<void>) => {
  const rest = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item);
    }),
  );
};

async function openDevice(origin: string, number: number): Promise<Device> {
  // Each from a network of its own: of one no more than a few are taken in an hour.
  const network = { 'x-forwarded-for': `10.${number}.0.1` };
  const { device, patientId } = await openPractice(origin, number, network);
  return { client: device, patientId, cursor: (await device.pullAll()).cursor };
}

interface Storage {
  readonly url: string;
  readonly log: () => string;
  remove(): Promise<void>;
}

async function openStage(name: string, storage: Storage, folder: string): Promise<Stage> {
  const instance = await startInstance(storage.url, folder, { TRUST_PROXY: '1' });
  const devices: Device[] = [];
  await eachAtOnce(
    Array.from({ length: PRACTICES }, (_, number) => number),
    async (number) => void devices.push(await openDevice(instance.origin, number)),
  );
  return {
    name,
    devices,
    crossed: () => storage.log().split('multi-task query about to be executed').length - 1,
    async stop() {
      await instance.terminate();
      await storage.remove();
    },
  };
}

/** On so many machines beside the coordinator. */
async function spreadOver(machines: number): Promise<Storage> {
  const cluster = await startSpreadCluster(machines);
  const level = 'citus.multi_task_query_log_level';
  await cluster.query(`alter database postgres set ${level} = 'log'`);
  for (const crossing of Object.keys(crossings))
    await cluster.query(`alter function ${crossing} set ${level} = 'off'`);
  return { url: cluster.url, log: cluster.log, remove: () => cluster.remove() };
}

async function onePostgres(): Promise<Storage> {
  const cluster = await startTestCluster();
  return { url: cluster.url, log: () => '', remove: () => cluster.remove() };
}

/** Milliseconds that this machine's processors have worked, all together. */
const worked = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

interface Round {
  readonly perSecond: number;
  /** Milliseconds of processor, of all processes of this machine. */
  readonly cost: number;
}

/** Devices of all practices in turn, some at once, for the time of a round. @param work answers how much it was */
async function round(
  { devices }: Stage,
  work: (device: Device) => Promise<number>,
): Promise<Round> {
  const [start, before] = [performance.now(), worked()];
  let [next, done] = [0, 0];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() - start < ROUND_MS)
        done += await work(devices[next++ % devices.length]!);
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: done / seconds, cost: (worked() - before) / done };
}

let phone = 0;

async function push({ client, patientId }: Device): Promise<number> {
  const change = () => ({
    name: 'patient.update',
    args: { id: patientId, phone: `(11) 9${String(++phone).padStart(8, '0')}` },
  });
  const { results } = await client.push(Array.from({ length: COMMANDS }, change));
  const done = results.filter(({ status }) => status === 'done').length;
  if (done < COMMANDS) throw new Error(`a batch: ${JSON.stringify(results)}`);
  return done;
}

async function pull(device: Device): Promise<number> {
  const { page } = await device.client.pull(device.cursor);
  device.cursor = page.cursor;
  return 1;
}

async function measure(report: Report, stages: readonly Stage[], what: string, work: typeof push) {
  const rounds = stages.map((): Round[] => []);
  // In turns: what else the machine does slows all of them down alike.
  for (let turn = -1; turn < ROUNDS; turn++)
    for (const [index, stage] of stages.entries()) {
      const measured = await round(stage, work);
      if (turn >= 0) rounds[index]?.push(measured);
    }
  const of = (index: number, figure: keyof Round) =>
    median((rounds[index] ?? []).map((one) => one[figure]));
  for (const [index, { name }] of stages.entries()) {
    report.figure(`${what} a second, ${name}`, of(index, 'perSecond'), '');
    report.figure(`  processor of each`, of(index, 'cost'), 'ms');
    if (index > 0)
      report.ratio(`  against one PostgreSQL`, of(index, 'perSecond'), of(0, 'perSecond'));
  }
}

export async function run(report: Report): Promise<void> {
  report.start('scale', `${PRACTICES} practices, ${AT_ONCE} devices at once, all on this machine`);
  if (!hasCluster || !hasCitus)
    return report.note('skipped: there is no PostgreSQL with Citus here (PG_BIN).');
  const folder = mkdtempSync(join(tmpdir(), 'sereno-bench-scale-'));
  const stages: Stage[] = [];
  try {
    stages.push(await openStage('one PostgreSQL', await onePostgres(), folder));
    for (const [machines, name] of ['one node', 'two nodes', 'three nodes'].entries())
      stages.push(await openStage(`Citus, ${name}`, await spreadOver(machines), folder));
    await measure(report, stages, 'commands', push);
    await measure(report, stages, 'pulls', pull);
    for (const stage of stages.slice(1))
      report.figure(`statements to several parts, ${stage.name}`, stage.crossed(), '', {
        atMost: 0,
      });
  } finally {
    for (const stage of stages) await stage.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
