import { PAGE_DOCUMENTS } from '../../src/domain/sync/protocol.ts';
import { largePractice, mainPsychologist, SIZE_TEXT } from '../practice.ts';
import type { Report } from '../report.ts';
import { signIn, startServer } from '../stage/server.ts';
import { median, timed } from '../statistics.ts';
import { WireClient } from './client.ts';
import { type Cluster, startCluster, tpsOf } from './cluster.ts';

const SECONDS = 2;
const ROUNDS = 5;
const BATCH = 250;
const DATABASE = 'sereno';

type Practice = ReturnType<typeof largePractice>;

/** What a psychologist does in a day: mostly notes and outcomes, some new sessions and patients' details. */
function dayOfWork({ notes, patients, appointments }: Practice, run: number) {
  const take = <T>(list: readonly T[], i: number): T => list[(run * BATCH + i) % list.length] as T;
  return Array.from({ length: BATCH }, (_, i) => {
    const note = take(notes, i);
    const patient = take(patients, i);
    const appointment = take(appointments, i);
    const kinds = [
      {
        name: 'note.update',
        args: { id: note.id, plaintext: `${note.plaintext} Revisto ${run}.` },
      },
      { name: 'patient.update', args: { id: patient.id, phone: `(11) 9${run}${i}` } },
      { name: 'appointment.update', args: { id: appointment.id, notes: `Sala ${run}.${i}` } },
    ] as const;
    return kinds[i % kinds.length] as (typeof kinds)[number];
  });
}

interface Pair {
  /** Both a second, measured one right after the other: other work on the machine slows both. */
  readonly ours: number;
  readonly peer: number;
}

async function inTurns(ours: (round: number) => Promise<number>, peer: () => Promise<number>) {
  const pairs: Pair[] = [];
  for (let round = 0; round < ROUNDS; round++)
    pairs.push({ ours: await ours(round), peer: await peer() });
  return pairs;
}

function compare(
  report: Report,
  what: string,
  against: string,
  pairs: readonly Pair[],
  atLeast: number,
) {
  report.figure(`${what} a second`, median(pairs.map(({ ours }) => ours)), '');
  report.figure(`${against} a second`, median(pairs.map(({ peer }) => peer)), '');
  const ratios = pairs.map(({ ours, peer }) => ours / peer);
  report.figure('the one against the other, median of turns', median(ratios), '×', { atLeast });
}

const pgbench = async (
  cluster: Cluster,
  database: string,
  flags: readonly string[],
  script?: string,
) => tpsOf(await cluster.pgbench(database, ['-c', '1', '-T', String(SECONDS), ...flags], script));

async function measureBatches(
  report: Report,
  cluster: Cluster,
  client: WireClient,
  practice: Practice,
) {
  const push = async (round: number) => {
    const { results } = await client.push(dayOfWork(practice, round));
    const refused = results.filter(({ status }) => status !== 'done');
    if (refused.length > 0) throw new Error(`a batch: ${JSON.stringify(refused[0])}`);
  };
  await push(ROUNDS * 2);
  const pairs = await inTurns(
    async (round) => {
      const durations = await timed(2, (run) => push(round * 2 + run), 0);
      return (BATCH * 1000) / median(durations);
    },
    () => pgbench(cluster, 'peer', []),
  );
  compare(
    report,
    'commands of one device, in batches of 250:',
    'pgbench TPC-B-like transactions:',
    pairs,
    0.1,
  );
}

/** The bodies of the same documents in a table of their own, by number: what no feed can be quicker than. */
const bareTable = (tenantId: string, userId: string): string => `
  create table bare as select row_number() over (order by v) as n, body from feed
    where tenant_id = '${tenantId}' and audience = 'user:${userId}';
  alter table bare add primary key (n);
  analyze bare;`;

/** A page of it by PostgreSQL's own client: an index range, and nothing else. */
const pageScript = (documents: number): string =>
  `\\set first random(1, ${documents - PAGE_DOCUMENTS})
  select body from bare where n > :first order by n limit ${PAGE_DOCUMENTS};`;

async function measurePull(
  report: Report,
  cluster: Cluster,
  client: WireClient,
  practice: Practice,
) {
  const { documents, pages, cursor } = await client.pullAll();
  report.note(`a first sync has ${documents} documents in ${pages} pages`);
  await cluster.sql(DATABASE, bareTable(practice.tenant.id, mainPsychologist(practice).id));
  const script = pageScript(documents);
  const pairs = await inTurns(
    async () => (documents * 1000) / median(await timed(1, () => client.pullAll(), 0)),
    async () => PAGE_DOCUMENTS * (await pgbench(cluster, DATABASE, [], script)),
  );
  compare(
    report,
    'first sync, answers parsed: documents',
    'pgbench, a bare range of the same bodies: documents',
    pairs,
    0.03,
  );
  return cursor;
}

async function measureEmptyPull(
  report: Report,
  cluster: Cluster,
  client: WireClient,
  cursor: string,
) {
  const pairs = await inTurns(
    async () => 1000 / median(await timed(200, () => client.pull(cursor))),
    () => pgbench(cluster, 'peer', ['-S']),
  );
  compare(
    report,
    'pulls with nothing new, one device:',
    'pgbench single-row selects:',
    pairs,
    0.005,
  );
}

async function measure(report: Report, cluster: Cluster): Promise<void> {
  const now = Date.now();
  await cluster.createDatabase('peer');
  await cluster.pgbench('peer', ['-i', '-q', '-s', '10']);
  const databaseUrl = await cluster.createDatabase(DATABASE);
  const server = await startServer({ now, databaseUrl });
  try {
    const client = new WireClient(server.origin, await signIn(server.origin));
    const practice = largePractice(now);
    const cursor = await measurePull(report, cluster, client, practice);
    await measureEmptyPull(report, cluster, client, cursor);
    await measureBatches(report, cluster, client, practice);
  } finally {
    await server.stop();
  }
}

export async function run(report: Report): Promise<void> {
  report.start('server', `PostgreSQL 15, server and clients on this machine; ${SIZE_TEXT}`);
  const cluster = await startCluster();
  if (!cluster)
    return report.note('skipped: PostgreSQL 15 with pgbench is not installed (PG_BIN).');
  try {
    await measure(report, cluster);
  } finally {
    await cluster.stop();
  }
}
