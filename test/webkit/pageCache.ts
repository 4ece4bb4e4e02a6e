import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../server/program/demo/people/accounts.ts';
import { TestServer } from '../e2e/harness/server.ts';
import { findWebKit, WebKit } from './driver.ts';

/**
 * Loads the app again and again in WebKitGTK, whose back/forward cache freezes pages with their
 * workers. Counts the loads that show data.
 *
 *   npx tsx test/webkit/pageCache.ts [loads]
 */
const LOADS = Number(process.argv[2] ?? 45);
/** A load that shows nothing for so long counts as hung. */
const PATIENCE_MS = 20_000;
const DRIVER_PORT = 4794;
const SCREENS = ['/app/pacientes', '/app/dashboard', '/app/agenda', '/app/notas'];
const WAYS = ['open', 'open', 'back', 'reload', 'forward'] as const;

interface Sight {
  readonly isShown: boolean;
  /** The header’s words about the data. */
  readonly header: string;
}

/** Runs in the page. A screen has more than its heading, and waits for nothing. */
function look(): Sight {
  const main = document.querySelector('main');
  const text = (main?.textContent ?? '').replaceAll(/\s+/g, '');
  const isShown = text.length > 150 && !main?.querySelector('progress');
  return { isShown, header: document.querySelector('header')?.textContent ?? '' };
}

interface Load {
  readonly ms: number;
  readonly sight: Sight | null;
}

async function untilShown(webkit: WebKit): Promise<Load> {
  const begun = Date.now();
  let sight: Sight | null = null;
  while (Date.now() - begun < PATIENCE_MS) {
    sight = await webkit.run(look).catch(() => null);
    if (sight?.isShown) return { ms: Date.now() - begun, sight };
    await sleep(100);
  }
  return { ms: Infinity, sight };
}

async function signIn(webkit: WebKit, url: string): Promise<void> {
  await webkit.open(`${url}/login`);
  await sleep(3000);
  await webkit.type('input[type="email"]', 'psicologa@demo.local');
  await webkit.type('input[type="password"]', DEMO_PASSWORD);
  await webkit.run(() => document.querySelector<HTMLElement>('button[type="submit"]')?.click());
  await sleep(3000);
  const { ms } = await untilShown(webkit);
  if (ms === Infinity) throw new Error('the first sign-in shows nothing');
}

async function loadOften(webkit: WebKit, url: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let load = 0; load < LOADS; load++) {
    const way = WAYS[load % WAYS.length] ?? 'open';
    if (way === 'open') await webkit.open(url + SCREENS[load % SCREENS.length]);
    else await webkit.go(way);
    const { ms, sight } = await untilShown(webkit);
    times.push(ms);
    if (ms === Infinity) console.log(`webkit: load ${load} (${way}) hangs; ${sight?.header}`);
  }
  return times;
}

function tell(times: readonly number[]): void {
  const shown = times.filter((ms) => ms !== Infinity).toSorted((a, b) => a - b);
  const hung = times.length - shown.length;
  const median = shown[Math.floor(shown.length / 2)];
  console.log(
    `webkit: ${shown.length} of ${times.length} loads show data, ${hung} hang; ` +
      `median ${median} ms, slowest ${shown.at(-1)} ms`,
  );
  if (hung > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const found = findWebKit();
  if ('missing' in found) return console.log(`webkit: NOT RUN, ${found.missing} is missing`);
  if (!existsSync('dist/server/main.js')) throw new Error('npm run build comes first');
  const server = await TestServer.start({ flags: ['--demo'] });
  try {
    const webkit = await WebKit.start(found.browser, DRIVER_PORT);
    try {
      await signIn(webkit, server.url);
      tell(await loadOften(webkit, server.url));
    } finally {
      await webkit.close();
    }
  } finally {
    await server.dispose();
  }
}

await main();
