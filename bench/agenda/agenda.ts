import type { Page } from '@playwright/test';
import { occupies } from '../../src/domain/appointments/state.ts';
import { decodeClaims } from '../../src/domain/auth/claims.ts';
import { ProfileOnDisk } from '../open/device.ts';
import { largePractice, mainPsychologist, SIZE_TEXT } from '../practice.ts';
import type { Report } from '../report.ts';
import { rememberToken } from '../stage/browser.ts';
import { buildApp } from '../stage/build.ts';
import { READY_MS, untilAtRest, untilReady } from '../stage/ready.ts';
import { signIn, startServer } from '../stage/server.ts';
import { median, quantile, spread } from '../statistics.ts';
import { changeIn, clearOfTheMinute } from './change.ts';
import { type Dragged, dragOne } from './drag.ts';
import { openTable } from './table.ts';

const CHANGES = 24;
const WARM_UP = 4;
/** While the device still works by itself, which lasts less than a minute. */
const EARLY_CHANGES = 8;
const DRAGS = 5;
const AGAINST_TABLE = 1.5;
const LONGEST_TASK_MS = 50;
/** What one measured change takes at most, its quiet included. */
const ONE_MS = 3_000;
const DAY_MS = 86_400_000;

const VIEWS = [
  { view: 'mes', name: 'month', back: '[aria-label="Mês anterior"]', days: 35 },
  { view: 'semana', name: 'week', back: '[aria-label="Semana anterior"]', days: 7 },
] as const;
type View = (typeof VIEWS)[number];

/** How many sessions stand in so many days, on average over the weeks that are measured. */
function eventsIn(days: number, now: number): number {
  const practice = largePractice(now);
  const { id } = mainPsychologist(practice);
  const from = new Date(now - CHANGES * days * DAY_MS).toISOString();
  const to = new Date(now).toISOString();
  const inSight = practice.appointments.filter(
    (one) =>
      one.psychologistId === id &&
      (occupies(one) || one.status === 'completed') &&
      one.startAt >= from &&
      one.startAt < to,
  );
  return Math.round(inSight.length / CHANGES);
}

interface Turned {
  readonly page: Page;
  /** The button that turns it. */
  readonly selector: string;
}

/** In turns: what else the machine does meanwhile slows all of them down alike. @returns of each page its milliseconds */
async function changes(turned: readonly Turned[], count = CHANGES): Promise<number[][]> {
  const taken = turned.map((): number[] => []);
  for (let run = -WARM_UP; run < count; run++)
    for (const [index, { page, selector }] of turned.entries()) {
      await clearOfTheMinute(page, ONE_MS);
      const duration = await changeIn(page, selector);
      if (run >= 0) taken[index]?.push(duration);
    }
  return taken;
}

/** A new device, which still makes the words for its search while its person turns the months. */
async function measureEarly(report: Report, page: Page, origin: string): Promise<void> {
  const [{ view, back }] = VIEWS;
  await page.goto(`${origin}/app/agenda?visao=${view}`);
  await page.locator(back).waitFor();
  const [taken = []] = await changes([{ page, selector: back }], EARLY_CHANGES);
  report.spread('month, in the first minute', spread(taken));
}

async function measureView(report: Report, page: Page, bare: Page, origin: string, view: View) {
  const events = eventsIn(view.days, Date.now());
  await page.goto(`${origin}/app/agenda?visao=${view.view}`);
  await page.locator(view.back).waitFor();
  await page.waitForTimeout(2_000);
  await openTable(bare, events);
  const [ours = [], table = []] = await changes([
    { page, selector: view.back },
    { page: bare, selector: '#next' },
  ]);
  report.spread(`${view.name}: to the one before`, spread(ours));
  report.spread(`${view.name}: a table of ${events} events`, spread(table));
  const limit = { atMost: AGAINST_TABLE };
  report.ratio(`${view.name} against the table, p50`, median(ours), median(table), limit);
  report.ratio(`${view.name} against the table, p95`, quantile(ours, 0.95), quantile(table, 0.95));
}

async function measureDrag(report: Report, page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/app/agenda?visao=semana`);
  // In the next week everything is still to come.
  await page.locator('[aria-label="Próxima semana"]').click();
  await page.locator('[data-record][aria-keyshortcuts="M"]:visible').first().waitFor();
  await page.waitForTimeout(1_000);
  const drags: Dragged[] = [];
  for (let run = 0; run < DRAGS; run++) drags.push(await dragOne(page));
  const longest = Math.max(...drags.map(({ longestTask }) => longestTask));
  report.figure('dragging a session: longest task', longest, 'ms', { atMost: LONGEST_TASK_MS });
  report.figure(
    'dragging a session: longest time between two frames, p50 of the drags',
    median(drags.map(({ longestFrame }) => longestFrame)),
    'ms',
  );
}

export async function run(report: Report): Promise<void> {
  report.start('agenda', `CPU slowed down 4 times; ${SIZE_TEXT}`);
  await buildApp();
  const server = await startServer({ now: Date.now() });
  const profile = await ProfileOnDisk.create();
  try {
    const token = await signIn(server.origin);
    const userId = decodeClaims(token)?.sub ?? '';
    const origin = `http://localhost:${server.port}`;
    await profile.withProcess(false, async (page) => {
      await rememberToken(page, token);
      await page.goto(`${origin}/app/agenda?visao=semana`);
      await page.locator('[data-record]').first().waitFor({ timeout: READY_MS });
      await untilReady(page, userId);
    });
    await profile.withProcess(true, (page) => measureEarly(report, page, origin));
    await profile.withProcess(false, async (page) => {
      await page.goto(`${origin}/app/agenda?visao=semana`);
      await untilAtRest(page, userId);
    });
    const bare = await ProfileOnDisk.create();
    try {
      for (const view of VIEWS)
        await profile.withProcess(true, (page) =>
          bare.withProcess(true, (other) => measureView(report, page, other, origin, view)),
        );
      await profile.withProcess(true, (page) => measureDrag(report, page, origin));
    } finally {
      await bare.remove();
    }
  } finally {
    await profile.remove();
    await server.stop();
  }
}
