import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import type { Report } from '../report.ts';
import { rememberToken, withPage } from '../stage/browser.ts';
import { buildApp } from '../stage/build.ts';
import { signIn, startServer } from '../stage/server.ts';

const LOGIN_KB = 175;
const APP_KB = 260;
const PATIENT_KB = 200;

interface Scripts {
  /** What the page itself runs, in kB as gzip sends it. */
  readonly page: number;
  readonly worker: number;
}

const gzipKb = async (answer: Response): Promise<number> =>
  gzipSync(await answer.body(), { level: 9 }).length / 1000;

/** Loads a path and waits until the text is seen and nothing more is asked for. */
async function scriptsOf(page: Page, url: string, seen: string): Promise<Scripts> {
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (/\.js(\?|$)/.test(answer.url())) answers.push(answer);
  });
  await page.goto(url);
  await page.getByText(seen, { exact: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    answers.map(async (answer) => ({
      worker: answer.url().includes('worker'),
      kb: await gzipKb(answer),
    })),
  );
  const total = (worker: boolean) =>
    sizes.filter((one) => one.worker === worker).reduce((sum, { kb }) => sum + kb, 0);
  return { page: total(false), worker: total(true) };
}

export async function run(report: Report): Promise<void> {
  report.start('size', 'gzip script that a first visit loads, without the service worker');
  await buildApp();
  const server = await startServer({ now: Date.now(), practice: 'demo' });
  try {
    // The events' stream would never let the network rest; without a service worker nothing is precached.
    const load = (path: string, seen: string, token?: string) =>
      withPage(
        async (page) => {
          await page.route('**/api/sync/events*', (route) => route.abort());
          if (token) await rememberToken(page, token);
          return scriptsOf(page, `${server.origin}${path}`, seen);
        },
        // As most visitors: elsewhere a message says which clock the times stand on.
        { serviceWorkers: 'block', timezoneId: 'America/Sao_Paulo' },
      );
    const login = await load('/login', 'Entrar');
    report.figure('/login', login.page, 'kB', { atMost: LOGIN_KB });
    const app = await load('/app', 'Agenda', await signIn(server.origin));
    report.figure('/app, first screen', app.page, 'kB', { atMost: APP_KB });
    report.figure('sync worker, loaded beside the page', app.worker, 'kB');
    const token = await signIn(server.origin, 'paciente@demo.local');
    const portal = await load('/app/patient-dashboard', 'Meu Dashboard', token);
    report.figure('/app/patient-dashboard', portal.page, 'kB', { atMost: PATIENT_KB });
  } finally {
    await server.stop();
  }
}
