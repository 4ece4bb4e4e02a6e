import { SIZE_TEXT } from '../practice.ts';
import type { Report } from '../report.ts';
import { withPage } from '../stage/browser.ts';
import { buildPages, callPage } from '../stage/pages.ts';
import { type BenchServer, signIn, startServer } from '../stage/server.ts';
import { median } from '../statistics.ts';

const ROUNDS = 3;
const LONGEST_TASK_MS = 50;
const PEERS = ['parseOnly', 'rawPuts', 'rxdbReplication'] as const;
const SHOWN = {
  parseOnly: 'read and parsed only',
  rawPuts: 'raw IndexedDB puts',
  rxdbReplication: 'RxDB replication',
} as const;

/** One turn of everybody, each in a new profile. */
async function round({ origin }: BenchServer, now: number, token: string) {
  const ours = await withPage(async (page) => {
    await page.goto(origin);
    return callPage(page, 'firstSync', now, token);
  });
  const peers = new Map<(typeof PEERS)[number], number>();
  for (const peer of PEERS)
    peers.set(
      peer,
      await withPage(async (page) => {
        await page.goto(origin);
        return callPage(page, 'firstSyncOf', peer, token);
      }),
    );
  return { ours, peers };
}

export async function run(report: Report): Promise<void> {
  report.start('first-sync', `a new device reads everything, in Chromium; ${SIZE_TEXT}`);
  const now = Date.now();
  const server = await startServer({ now, clientDir: await buildPages() });
  try {
    const token = await signIn(server.origin);
    const rounds: Awaited<ReturnType<typeof round>>[] = [];
    for (let i = 0; i < ROUNDS; i++) rounds.push(await round(server, now, token));
    const of = (value: (one: (typeof rounds)[number]) => number) => median(rounds.map(value));
    report.figure(
      'documents',
      of(({ ours }) => ours.documents),
      '',
    );
    report.figure(
      'week and patients usable',
      of(({ ours }) => ours.hot),
      'ms',
    );
    report.figure(
      'all documents',
      of(({ ours }) => ours.all),
      'ms',
    );
    for (const peer of PEERS) {
      report.figure(
        SHOWN[peer],
        of(({ peers }) => peers.get(peer) ?? NaN),
        'ms',
      );
      const ratio = of(({ ours, peers }) => ours.all / (peers.get(peer) ?? NaN));
      const limit = peer === 'rxdbReplication' ? { atMost: 1 } : {};
      report.figure(`all documents against ${SHOWN[peer]}`, ratio, '×', limit);
    }
    report.figure(
      'usable against all of raw puts',
      of(({ ours, peers }) => ours.hot / (peers.get('rawPuts') ?? NaN)),
      '×',
      { atMost: 0.5 },
    );
    report.figure(
      'longest task on the page (0: none over 50 ms)',
      Math.max(...rounds.map(({ ours }) => ours.longestTask)),
      'ms',
      { atMost: LONGEST_TASK_MS },
    );
  } finally {
    await server.stop();
  }
}
