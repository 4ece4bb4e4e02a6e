import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Instance, listenTo, startInstance } from '../../test/server/instances/instance.ts';
import type { Report } from '../report.ts';
import { startCluster } from '../server/cluster.ts';
import { quantile } from '../statistics.ts';

const CHANGES = 200;
/** Longer than a stream keeps quiet after a change, so that each one is heard by itself. */
const PAUSE_MS = 230;
const LIMIT_MS = 1000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function distribution(report: Report, what: string, durations: readonly number[]): void {
  const figure = (name: string, q: number, limit = {}) =>
    report.figure(`${what}, ${name}`, quantile(durations, q), 'ms', limit);
  figure('min', 0);
  figure('median', 0.5);
  figure('p95', 0.95, { atMost: LIMIT_MS });
  figure('max', 1);
}

/** Until what one connection notified has reached another: what PostgreSQL and the driver take of the rest. */
async function measureNotify(report: Report, databaseUrl: string): Promise<void> {
  const [from, to] = [1, 2].map(() => new pg.Client({ connectionString: databaseUrl }));
  if (!from || !to) throw new Error('no clients');
  await Promise.all([from.connect(), to.connect()]);
  await to.query('listen prova');
  const durations: number[] = [];
  for (let turn = 0; turn < CHANGES; turn++) {
    const heard = new Promise((resolve) => to.once('notification', resolve));
    const start = performance.now();
    await from.query("select pg_notify('prova', '')");
    await heard;
    durations.push(performance.now() - start);
  }
  await Promise.all([from.end(), to.end()]);
  distribution(report, 'NOTIFY until another connection hears it', durations);
}

async function register(instance: Instance): Promise<{ token: string; patientId: string }> {
  const number = randomUUID().slice(-8);
  const { body } = await instance.call('POST', '/auth/registerTenantPsych', undefined, {
    name: 'Helena Prado',
    email: `helena-${number}@exemplo.com.br`,
    password: 'segredo-123',
    crp: '06/12345',
    tenantName: 'Consultório Prado',
    domain: `prado-${number}`,
  });
  const token = String(body.access_token);
  const form = { name: 'Davi', email: 'davi@exemplo.com' };
  const patient = await instance.call<{ id: string }>('POST', '/patients', token, form);
  return { token, patientId: patient.body.id };
}

/** Until a device on one instance hears of a change that another was asked for, from the request on. */
async function measureWakes(report: Report, writer: Instance, reader: Instance): Promise<void> {
  const { token, patientId } = await register(writer);
  const stream = await listenTo(reader, token);
  const whole: number[] = [];
  const afterAnswer: number[] = [];
  for (let turn = 0; turn < CHANGES; turn++) {
    await pause(PAUSE_MS);
    const { length } = stream.heard;
    const start = performance.now();
    const path = `/patients/${patientId}`;
    const { status } = await writer.call('PUT', path, token, { name: `Davi ${turn}` });
    if (status !== 200) throw new Error(`a change was answered ${status}`);
    const answered = performance.now();
    while (stream.heard.length === length) await pause(1);
    const heard = stream.heard.at(-1) ?? NaN;
    whole.push(heard - start);
    afterAnswer.push(Math.max(heard - answered, 0));
  }
  stream.stop();
  distribution(report, 'request on one, heard by a device on the other', whole);
  distribution(report, 'the same from the answer on', afterAnswer);
}

export async function run(report: Report): Promise<void> {
  report.start('instances', `two server processes on one PostgreSQL, ${CHANGES} changes`);
  const cluster = await startCluster();
  if (!cluster)
    return report.note('skipped: PostgreSQL 15 with pgbench is not installed (PG_BIN).');
  const folder = mkdtempSync(join(tmpdir(), 'sereno-bench-instances-'));
  const databaseUrl = await cluster.createDatabase('instances');
  const instances: Instance[] = [];
  try {
    for (let number = 0; number < 2; number++)
      instances.push(await startInstance(databaseUrl, folder));
    const [writer, reader] = instances as [Instance, Instance];
    await measureNotify(report, databaseUrl);
    await measureWakes(report, writer, reader);
  } finally {
    await Promise.all(instances.map((one) => one.terminate()));
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
