import { parseArgs } from 'node:util';
import { Report } from './report.ts';

export interface BenchOptions {
  /** A folder such as `AI_ONNX_DIR` names: its model is measured by `reading`. */
  readonly onnx?: string | undefined;
}

export type Bench = (report: Report, options: BenchOptions) => Promise<void>;

const benches: Readonly<Record<string, () => Promise<{ readonly run: Bench }>>> = {
  size: () => import('./size/size.ts'),
  tap: () => import('./tap/tap.ts'),
  open: () => import('./open/open.ts'),
  agenda: () => import('./agenda/agenda.ts'),
  lists: () => import('./lists/lists.ts'),
  visit: () => import('./visit/visit.ts'),
  'first-sync': () => import('./first-sync/firstSync.ts'),
  search: () => import('./search/search.ts'),
  outbox: () => import('./outbox/outbox.ts'),
  fair: () => import('./fair/fair.ts'),
  merge: () => import('./merge/merge.ts'),
  reading: () => import('./reading/reading.ts'),
  server: () => import('./server/server.ts'),
  instances: () => import('./instances/instances.ts'),
  scale: () => import('./scale/scale.ts'),
};

/** Runs only when asked for by name: looking at it again and again would fit the rules to it. */
const HELD_OUT = 'reading-held-out';

const { positionals: asked, values: options } = parseArgs({
  options: { onnx: { type: 'string' } },
  allowPositionals: true,
});
const unknown = asked.filter((name) => !(name in benches) && name !== HELD_OUT);
if (unknown.length > 0) {
  console.error(`No bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

const report = new Report((line) => console.log(line));
for (const [name, load] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  try {
    await (await load()).run(report, options);
  } catch (error) {
    report.broken.push(`${name} failed: ${(error as Error).message}`);
    console.error(error);
  }
}
if (asked.includes(HELD_OUT))
  await (await import('./reading/reading.ts')).run(report, options, 'held-out');
if (report.broken.length > 0) console.log(`\nBroken limits:\n  ${report.broken.join('\n  ')}`);
// Browsers and servers are closed by now; whatever timer is left must not keep the process.
process.exit(report.broken.length > 0 ? 1 : 0);
