import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const INSTALL_TIMEOUT_MS = 5 * 60_000;

const isRoot = (): boolean => process.getuid?.() === 0;

/** Chromium asks nobody at home, and starts as root too. */
export const chromiumArgs = (): string[] => [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-sync',
  '--no-first-run',
];

/** Where a Chromium stands: named by `CHROMIUM_PATH`, the system's, or Playwright's own; `null` where there is none. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : null;
  return [...SYSTEM, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: INSTALL_TIMEOUT_MS });

function install(): void {
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  } else {
    run('npx', 'playwright', 'install', 'chromium');
  }
}

export type Chromium =
  | { readonly path: string }
  /** Why there is none, in one line. */
  | { readonly missing: string };

/** Finds a Chromium, and installs one where there is none: Debian's as root, otherwise Playwright's. */
export function ensureChromium(): Chromium {
  const found = findChromium();
  if (found) return { path: found };
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { missing: `CHROMIUM_PATH=${named} does not exist` };
  try {
    install();
  } catch (error) {
    return { missing: `installing failed: ${(error as Error).message.split('\n')[0]}` };
  }
  const path = findChromium();
  return path ? { path } : { missing: 'installed, but not found afterwards' };
}
