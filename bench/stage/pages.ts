import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { PageCalls } from '../pages/main.ts';

let built: Promise<string> | undefined;

async function buildOnce(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'sereno-bench-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../pages', import.meta.url)),
    logLevel: 'error',
    build: { outDir, target: 'es2022', emptyOutDir: true },
    worker: { format: 'es' },
  });
  return outDir;
}

/** The folder of the page in which benches run, built once a run: production code of ours and of the peers. */
export const buildPages = (): Promise<string> => (built ??= buildOnce());

type Calls = Record<string, (...args: never[]) => Promise<unknown>>;

/** Calls a bench in the page and waits for what it found. */
export async function callPage<K extends keyof PageCalls>(
  page: Page,
  name: K,
  ...args: Parameters<PageCalls[K]>
): Promise<Awaited<ReturnType<PageCalls[K]>>> {
  await page.waitForFunction(() => 'bench' in globalThis);
  return page.evaluate(
    ([call, given]) =>
      (globalThis as unknown as { bench: Calls }).bench[call]?.(...(given as never[])),
    [name, args as readonly unknown[]] as const,
  ) as Promise<Awaited<ReturnType<PageCalls[K]>>>;
}
