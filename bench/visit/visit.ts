import { NetworkProxy } from '../../test/network/proxy.ts';
import { decodeClaims } from '../../src/domain/auth/claims.ts';
import { openedIn, ProfileOnDisk } from '../open/device.ts';
import type { Report } from '../report.ts';
import { rememberToken } from '../stage/browser.ts';
import { buildApp } from '../stage/build.ts';
import { READY_MS, untilReady } from '../stage/ready.ts';
import { signIn, startServer } from '../stage/server.ts';
import { median } from '../statistics.ts';

const ROUNDS = 7;
/** What Lighthouse calls a slow 3G network. */
const SLOW_3G = { mode: 'pass', latencyMs: 200, kbps: 400 } as const;
/** Who waits for such a network waits for seconds; the rest is what the device does. */
const AGAINST_NONE = 1.3;
const SCREEN = '/app/patient-dashboard';
/** Drawn with the next session and the figures. */
const SESSION = 'ul[aria-label="Agendamentos recentes"] > li';

/**
 * A patient's second visit: the files and the sessions are on the device, so that a slow network makes nobody wait. Each
 * visit is a new browser process, CPU slowed down four times.
 */
export async function run(report: Report): Promise<void> {
  report.start('visit', 'a patient’s second visit, a new browser process, CPU slowed down 4 times');
  await buildApp();
  const server = await startServer({ now: Date.now(), practice: 'demo' });
  const proxy = await NetworkProxy.start(server.port);
  const profile = await ProfileOnDisk.create();
  const url = `http://localhost:${proxy.port}${SCREEN}`;
  const open = () => profile.withProcess(true, (page) => openedIn(page, url, SESSION));
  try {
    const token = await signIn(server.origin, 'paciente@demo.local');
    proxy.set(SLOW_3G);
    const first = await profile.withProcess(true, async (page) => {
      await rememberToken(page, token);
      const shown = await openedIn(page, url, SESSION);
      proxy.set({ mode: 'pass', latencyMs: 0, kbps: 0 });
      await page.locator(SESSION).first().waitFor({ timeout: READY_MS });
      await untilReady(page, decodeClaims(token)?.sub ?? '');
      return shown;
    });
    const [slow, none]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      proxy.set(SLOW_3G);
      slow.push(await open());
      proxy.set({ mode: 'refuse' });
      none.push(await open());
    }
    report.figure('the first visit, on slow 3G', first, 'ms');
    report.figure('on slow 3G, first useful screen', median(slow), 'ms');
    report.figure('without a network', median(none), 'ms');
    report.ratio('the one against the other', median(slow), median(none), {
      atMost: AGAINST_NONE,
    });
  } finally {
    await profile.remove();
    await proxy.close();
    await server.stop();
  }
}
