import { largePractice, SIZE_TEXT } from '../practice.ts';
import type { Report } from '../report.ts';
import { withPage } from '../stage/browser.ts';
import { buildPages, callPage } from '../stage/pages.ts';
import { signIn, startServer } from '../stage/server.ts';
import { measureTap, type TapTimes } from './subject.ts';
import { tanstackSubject } from './tanstackSubject.ts';
import { viewSubject } from './viewSubject.ts';

const WEEK_QUERY_MS = 0.2;
/** What still feels like at once. */
const BOOKING_P95_MS = 100;

type SpreadLimits = Parameters<Report['spread']>[2];

function show(
  report: Report,
  name: string,
  { week, book, rows }: TapTimes,
  weekLimits: SpreadLimits = {},
  bookLimits: SpreadLimits = {},
): void {
  report.spread(`${name}: week of ${rows} sessions`, week, weekLimits);
  report.spread(`${name}: booking until it is seen`, book, bookLimits);
}

async function inNode(report: Report, now: number): Promise<void> {
  const practice = largePractice(now);
  const view = await measureTap(viewSubject(practice), practice, now);
  const tanstack = await measureTap(await tanstackSubject(practice), practice, now);
  compareInMemory(report, view, tanstack);
}

function compareInMemory(report: Report, view: TapTimes, tanstack: TapTimes): void {
  show(report, 'view in memory', view, { p50: { atMost: WEEK_QUERY_MS } });
  show(report, 'TanStack DB in memory', tanstack);
  report.ratio('view against TanStack DB, week', view.week.p50, tanstack.week.p50, { atMost: 1 });
  report.ratio('view against TanStack DB, booking', view.book.p50, tanstack.book.p50);
}

async function inChromium(report: Report, now: number): Promise<void> {
  const server = await startServer({ now, clientDir: await buildPages() });
  try {
    const token = await signIn(server.origin);
    await withPage(async (page) => {
      await page.goto(server.origin);
      const { view, tanstack } = await callPage(page, 'tapInMemory', now);
      compareInMemory(report, view, tanstack);
    });
    await withPage(async (page) => {
      await page.goto(server.origin);
      const { ours, raw } = await callPage(page, 'tapOnDisk', now, token);
      show(
        report,
        'device, through the sync worker',
        ours,
        {},
        { p95: { atMost: BOOKING_P95_MS } },
      );
      show(report, 'raw IndexedDB, strictly durable', raw);
      report.ratio('device against raw IndexedDB, week', ours.week.p50, raw.week.p50, {
        atMost: 1,
      });
      report.ratio('device against raw IndexedDB, booking', ours.book.p50, raw.book.p50);
    });
  } finally {
    await server.stop();
  }
}

export async function run(report: Report): Promise<void> {
  report.start('tap', `a booking until it is seen, and the week query; ${SIZE_TEXT}`);
  const now = Date.now();
  report.note('in Node:');
  await inNode(report, now);
  report.note('in Chromium:');
  await inChromium(report, now);
}
