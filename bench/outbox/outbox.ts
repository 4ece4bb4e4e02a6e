import type { Page } from '@playwright/test';
import { NetworkProxy } from '../../test/network/proxy.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import { SIZE_TEXT } from '../practice.ts';
import type { Report } from '../report.ts';
import { WireClient } from '../server/client.ts';
import { withPage } from '../stage/browser.ts';
import { buildPages, callPage } from '../stage/pages.ts';
import { type BenchServer, signIn, startServer } from '../stage/server.ts';
import { median, timed } from '../statistics.ts';

const COMMANDS = 500;
const ROUND_TRIP_MS = 300;
const ROUNDS = 3;
const ROUND_TRIPS = 6;
const PUSH = 'POST /api/sync/commands';
/** One by one takes minutes: so many are measured, and the rest is calculated. */
const ONE_BY_ONE = 15;

interface Stage {
  readonly server: BenchServer;
  readonly proxy: NetworkProxy;
  readonly page: Page;
  readonly token: string;
}

const slow = { mode: 'pass', latencyMs: ROUND_TRIP_MS / 2 } as const;

async function queueOffline({ proxy, page }: Stage, prefix: string): Promise<void> {
  proxy.set({ mode: 'refuse' });
  await callPage(page, 'addPatients', prefix, COMMANDS);
}

/** @returns milliseconds until all was confirmed, and the requests that carried it */
async function drainOnce(stage: Stage, prefix: string) {
  await queueOffline(stage, prefix);
  const before = stage.server.answered(PUSH);
  stage.proxy.set(slow);
  const ms = await callPage(stage.page, 'drain');
  return { ms, requests: stage.server.answered(PUSH) - before };
}

async function oneByOne({ proxy, token }: Stage): Promise<number> {
  proxy.set(slow);
  const client = new WireClient(`http://127.0.0.1:${proxy.port}`, token);
  const durations = await timed(ONE_BY_ONE, async () => {
    const email = `${crypto.randomUUID()}@pacientes.example`;
    const args = { id: crypto.randomUUID(), name: 'Um por vez', email };
    await client.push([{ name: 'patient.create', args }]);
  });
  return median(durations) * COMMANDS;
}

/** Cuts the connection when the server has carried out a batch and its answer is still on the way. */
async function drainWithKilledAnswer(stage: Stage, prefix: string): Promise<number> {
  await queueOffline(stage, prefix);
  stage.proxy.set(slow);
  const drained = callPage(stage.page, 'drain');
  await stage.server.nextAnswer(PUSH);
  stage.proxy.set({ mode: 'refuse' });
  await new Promise((resolve) => setTimeout(resolve, ROUND_TRIP_MS));
  stage.proxy.set(slow);
  return drained;
}

/** How often each name of the prefix stands on the server. */
async function countOnServer(
  { server, token }: Stage,
  prefix: string,
): Promise<Map<string, number>> {
  const client = new WireClient(server.origin, token);
  const names = new Map<string, number>();
  await client.pullAll(({ entity, doc }) => {
    const name = entity === 'patients' && doc ? (doc as Patient).name : '';
    if (name.startsWith(`${prefix} `)) names.set(name, (names.get(name) ?? 0) + 1);
  });
  return names;
}

async function measure(report: Report, stage: Stage): Promise<void> {
  await callPage(stage.page, 'openAndSync', stage.token);
  const drains: Awaited<ReturnType<typeof drainOnce>>[] = [];
  for (let round = 0; round < ROUNDS; round++)
    drains.push(await drainOnce(stage, `rodada${round}`));
  const ours = median(drains.map(({ ms }) => ms));
  report.figure('until the server has confirmed all', ours, 'ms');
  report.figure(
    'requests that carried them',
    Math.max(...drains.map(({ requests }) => requests)),
    '',
    {
      atMost: ROUND_TRIPS,
    },
  );
  const peer = await oneByOne(stage);
  report.figure(`one by one (${ONE_BY_ONE} measured, times ${COMMANDS})`, peer, 'ms');
  report.ratio('batches against one by one', ours, peer, { atMost: 1 / 60 });

  report.figure('with a killed answer', await drainWithKilledAnswer(stage, 'cortada'), 'ms');
  const counts = [...(await countOnServer(stage, 'cortada')).values()];
  report.figure('with a killed answer: lost', COMMANDS - counts.length, '', { atMost: 0 });
  report.figure('with a killed answer: doubled', counts.filter((count) => count > 1).length, '', {
    atMost: 0,
  });
}

export async function run(report: Report): Promise<void> {
  report.start(
    'outbox',
    `${COMMANDS} commands made offline, ${ROUND_TRIP_MS} ms round trip, in Chromium; ${SIZE_TEXT}`,
  );
  const server = await startServer({ now: Date.now(), clientDir: await buildPages() });
  const proxy = await NetworkProxy.start(server.port);
  try {
    const token = await signIn(server.origin);
    await withPage(async (page) => {
      await page.goto(`http://localhost:${proxy.port}`);
      await measure(report, { server, proxy, page, token });
    });
  } finally {
    await proxy.close();
    await server.stop();
  }
}
