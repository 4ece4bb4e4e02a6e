import { SIZE_TEXT } from '../practice.ts';
import type { SearchFigures } from '../pages/search.ts';
import type { Report } from '../report.ts';
import { withPage } from '../stage/browser.ts';
import { buildPages, callPage } from '../stage/pages.ts';
import { signIn, startServer } from '../stage/server.ts';
import { median, spread } from '../statistics.ts';

/** What still feels like at once while one types. */
const FIRST_P95_MS = 100;
/** Of the notes' own characters: what is kept must not weigh more than what it finds. */
const DISK_SHARE = 0.6;
const MB = 1_000_000;

export async function run(report: Report): Promise<void> {
  report.start('search', `words in all notes of a device, in Chromium; ${SIZE_TEXT}`);
  const server = await startServer({ now: Date.now(), clientDir: await buildPages() });
  try {
    const token = await signIn(server.origin);
    const figures = await withPage(async (page) => {
      await page.goto(server.origin);
      return callPage(page, 'searchNotes', token);
    });
    show(report, figures);
  } finally {
    await server.stop();
  }
}

function show(report: Report, figures: SearchFigures): void {
  const { notes, characters, disk, cold, warm, peers } = figures;
  const first = spread(warm.map((found) => found.first));
  const all = spread(warm.map((found) => found.all));
  report.figure('notes on the device', notes, '', { atLeast: 20_000 });
  report.figure('until all words are kept, after the first sync', figures.keptMs, 'ms');
  report.figure('first search after a start, until the first hits', cold.first, 'ms');
  report.figure('first search after a start, until all hits', cold.all, 'ms');
  report.spread('first hits, through the worker', first, { p95: { atMost: FIRST_P95_MS } });
  report.spread('all hits, through the worker', all);
  report.figure('a phrase, whose notes are read, until all hits', figures.phrase.all, 'ms');
  report.spread('scan of the texts in memory, folded while scanning', spread(peers.plain));
  report.spread('scan of the texts in memory, folded before', spread(peers.prepared));
  report.figure('folding all texts before', figures.foldMs, 'ms');
  report.ratio('first hits against folding while scanning', first.p50, median(peers.plain), {
    atMost: 1,
  });
  report.ratio('first hits against texts folded before', first.p50, median(peers.prepared));
  report.figure('texts', characters / MB, 'MB');
  report.figure('kept on disk, and in memory once searched', disk.bytes / MB, 'MB', {
    atMost: (characters / MB) * DISK_SHARE,
  });
  report.spread('a changed note until it is found', spread(figures.changed), {
    p95: { atMost: 1_000 },
  });
}
