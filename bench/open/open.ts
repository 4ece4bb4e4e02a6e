import type { Page } from '@playwright/test';
import { NetworkProxy } from '../../test/network/proxy.ts';
import { decodeClaims } from '../../src/domain/auth/claims.ts';
import { CLOSES, dayOf, localHour } from '../../server/program/demo/calendar.ts';
import { SIZE_TEXT } from '../practice.ts';
import type { Report } from '../report.ts';
import { WireClient } from '../server/client.ts';
import { rememberToken } from '../stage/browser.ts';
import { buildApp } from '../stage/build.ts';
import { READY_MS, untilReady } from '../stage/ready.ts';
import { type BenchServer, signIn, startServer } from '../stage/server.ts';
import { median } from '../statistics.ts';
import { openedIn, ProfileOnDisk } from './device.ts';

const ROUNDS = 5;
const SESSION_MS = 10 * 60_000;
/** No promise, but a start that has become twice as slow as it was shall be noticed. */
const AGAINST_STATIC = 20;
const SCREEN = '/app/agenda?visao=semana';
const SESSION = '[data-record]';

interface Stage {
  readonly server: BenchServer;
  readonly proxy: NetworkProxy;
  readonly origin: string;
  readonly token: string;
  readonly profile: ProfileOnDisk;
  /** One without a service worker, which would stand between the static page and the browser. */
  readonly bare: ProfileOnDisk;
}

/** The week as it stands, without any script: the least that a browser needs to show the same. */
const staticCopy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    );
    const { className } = document.documentElement;
    return `<!doctype html><html class="${className}" lang="pt-BR"><head><meta charset="utf-8"><style>${rules.join('\n')}</style></head><body>${document.body.innerHTML}</body></html>`;
  });

async function prepare({ origin, token, profile }: Stage): Promise<string> {
  const userId = decodeClaims(token)?.sub ?? '';
  return profile.withProcess(false, async (page) => {
    await rememberToken(page, token);
    await page.goto(origin + SCREEN);
    await page.locator(SESSION).first().waitFor({ timeout: READY_MS });
    await untilReady(page, userId);
    return staticCopy(page);
  });
}

const openOffline = ({ origin, profile, proxy }: Stage): Promise<number> => {
  proxy.set({ mode: 'refuse' });
  return profile.withProcess(true, (page) => openedIn(page, origin + SCREEN, SESSION));
};

/** The same content from the same origin, with nothing to load and nothing to run. */
const openStatic = ({ origin, bare }: Stage, body: string): Promise<number> =>
  bare.withProcess(true, async (page) => {
    const url = `${origin}/estatica.html`;
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
    return openedIn(page, url, SESSION);
  });

/** A session is booked elsewhere while this device is closed: how long until the opened app shows it. */
async function openLive(stage: Stage, round: number): Promise<number> {
  stage.proxy.set({ mode: 'pass' });
  const client = new WireClient(stage.server.origin, stage.token);
  const id = crypto.randomUUID();
  // After closing time, when nobody else has a session.
  const start = localHour(dayOf(Date.now()), CLOSES) + round * SESSION_MS;
  const startAt = new Date(start).toISOString();
  const endAt = new Date(start + SESSION_MS).toISOString();
  const name = 'appointment.create';
  const { results } = await client.push([{ name, args: { id, patientId: null, startAt, endAt } }]);
  if (results[0]?.status !== 'done') throw new Error(JSON.stringify(results[0]));
  return stage.profile.withProcess(true, (page) =>
    openedIn(page, stage.origin + SCREEN, `[data-record="${id}"]`),
  );
}

async function measure(report: Report, stage: Stage): Promise<void> {
  const copy = await prepare(stage);
  const runs: { offline: number; fixed: number; live: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    runs.push({
      offline: await openOffline(stage),
      fixed: await openStatic(stage, copy),
      live: await openLive(stage, round),
    });
  const of = (value: (run: (typeof runs)[number]) => number) => median(runs.map(value));
  report.figure(
    'offline, first useful screen: the week',
    of(({ offline }) => offline),
    'ms',
  );
  report.figure(
    'a static page of the same content',
    of(({ fixed }) => fixed),
    'ms',
  );
  const ratio = of((run) => run.offline / run.fixed);
  report.figure('the one against the other', ratio, '×', { atMost: AGAINST_STATIC });
  report.figure(
    'online, until a change from elsewhere is seen',
    of(({ live }) => live),
    'ms',
  );
}

export async function run(report: Report): Promise<void> {
  report.start('open', `a new browser process, CPU slowed down 4 times; ${SIZE_TEXT}`);
  await buildApp();
  const server = await startServer({ now: Date.now() });
  const proxy = await NetworkProxy.start(server.port);
  const [profile, bare] = [await ProfileOnDisk.create(), await ProfileOnDisk.create()];
  try {
    const origin = `http://localhost:${proxy.port}`;
    const token = await signIn(server.origin);
    await measure(report, { server, proxy, origin, token, profile, bare });
  } finally {
    await Promise.all([profile.remove(), bare.remove()]);
    await proxy.close();
    await server.stop();
  }
}
