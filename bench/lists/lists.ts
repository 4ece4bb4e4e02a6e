import type { Page } from '@playwright/test';
import { decodeClaims } from '../../src/domain/auth/claims.ts';
import { changeIn, clearOfTheMinute, paintedIn } from '../agenda/change.ts';
import { ProfileOnDisk } from '../open/device.ts';
import { SIZE_TEXT } from '../practice.ts';
import type { Report } from '../report.ts';
import { rememberToken } from '../stage/browser.ts';
import { buildApp } from '../stage/build.ts';
import { READY_MS, untilAtRest, untilReady } from '../stage/ready.ts';
import { signIn, startServer } from '../stage/server.ts';
import { openStill, stillOf } from './still.ts';
import { median, quantile, spread } from '../statistics.ts';

const CHANGES = 12;
const WARM_UP = 3;
const AGAINST_TABLE = 1.5;
/** What one measured change takes at most, its quiet included. */
const ONE_MS = 3_000;

/** Two choices in a field of a screen between which it goes back and forth, as a person chooses them. */
const SCREENS = [
  {
    name: 'history, another filter',
    at: '/app/historico?paciente=ana',
    field: 'Status',
    values: ['all', 'nao-compareceu'],
    ready: 'tbody [data-record]',
  },
  {
    name: 'report, another period',
    at: '/app/relatorios-financeiros',
    field: 'Período',
    values: ['tudo', '1ano'],
    ready: '[class*="MuiBarChart-root"]',
  },
] as const;
type Screen = (typeof SCREENS)[number];

async function turns(page: Page, work: (run: number) => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let run = -WARM_UP; run < CHANGES; run++) {
    await clearOfTheMinute(page, ONE_MS);
    const duration = await work(run + WARM_UP);
    if (run >= 0) taken.push(duration);
  }
  return taken;
}

async function measure(report: Report, page: Page, bare: Page, origin: string, screen: Screen) {
  const { name, at, values, ready } = screen;
  await page.goto(origin + at);
  await page.locator(ready).first().waitFor({ state: 'attached', timeout: READY_MS });
  await page.waitForTimeout(2_000);
  const first = await stillOf(page);
  const id = await page.getByLabel(screen.field, { exact: true }).getAttribute('id');
  const choose = `[id="${id}"]`;
  const value = (run: number) => values[(run + 1) % 2] ?? values[0];
  const ours = await turns(page, (run) => paintedIn(page, { choose, value: value(run) }));
  // The last change led to the other state.
  const rows = await openStill(bare, [first, await stillOf(page)]);
  const table = await turns(bare, () => changeIn(bare, '#next'));
  report.spread(name, spread(ours));
  report.spread(`${name}: the same ${rows} rows ready made`, spread(table));
  report.ratio(`${name}, against the table, p50`, median(ours), median(table), {
    atMost: AGAINST_TABLE,
  });
  report.ratio(`${name}, against the table, p95`, quantile(ours, 0.95), quantile(table, 0.95));
}

export async function run(report: Report): Promise<void> {
  report.start('lists', `CPU slowed down 4 times; ${SIZE_TEXT}`);
  await buildApp();
  const server = await startServer({ now: Date.now() });
  const [profile, bare] = [await ProfileOnDisk.create(), await ProfileOnDisk.create()];
  try {
    const token = await signIn(server.origin);
    const origin = `http://localhost:${server.port}`;
    await profile.withProcess(false, async (page) => {
      await rememberToken(page, token);
      const userId = decodeClaims(token)?.sub ?? '';
      await page.goto(`${origin}/app/historico`);
      await untilReady(page, userId);
      await untilAtRest(page, userId);
    });
    for (const screen of SCREENS)
      await profile.withProcess(true, (page) =>
        bare.withProcess(true, (other) => measure(report, page, other, origin, screen)),
      );
  } finally {
    await profile.remove();
    await bare.remove();
    await server.stop();
  }
}
