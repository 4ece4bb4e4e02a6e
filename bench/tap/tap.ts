import { largePractice, SIZE_TEXT } from '../practice.ts';
import type { Report } from '../report.ts';
import { measureTap, type Subject, type TapTimes } from './subject.ts';
import { tanstackSubject } from './tanstackSubject.ts';
import { viewSubject } from './viewSubject.ts';

export const WEEK_QUERY_MS = 0.2;

function show(
  report: Report,
  { name }: Pick<Subject, 'name'>,
  { week, book, rows }: TapTimes,
  weekMs?: number,
): void {
  report.spread(
    `${name}: week of ${rows} sessions`,
    week,
    weekMs === undefined ? {} : { p50: { atMost: weekMs } },
  );
  report.spread(`${name}: booking until the week shows it`, book);
}

export async function run(report: Report): Promise<void> {
  report.start('tap', `a booking until it is seen, and the week query; ${SIZE_TEXT}`);
  const now = Date.now();
  const practice = largePractice(now);
  report.note('in Node:');
  const view = viewSubject(practice);
  const ours = await measureTap(view, practice, now);
  show(report, view, ours, WEEK_QUERY_MS);
  const peer = await tanstackSubject(practice);
  const theirs = await measureTap(peer, practice, now);
  show(report, peer, theirs);
  report.ratio('view against TanStack DB, week', ours.week.p50, theirs.week.p50);
  report.ratio('view against TanStack DB, booking', ours.book.p50, theirs.book.p50);
}
