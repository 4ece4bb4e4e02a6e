import { writeFileSync } from 'node:fs';
import { decodeClaims } from '../src/domain/auth/claims.ts';
import { ProfileOnDisk } from './open/device.ts';
import { paintedIn } from './agenda/change.ts';
import { rememberToken } from './stage/browser.ts';
import { buildApp } from './stage/build.ts';
import { untilAtRest, untilReady } from './stage/ready.ts';
import { signIn, startServer } from './stage/server.ts';
import { median } from './statistics.ts';

const which = process.argv[2] ?? 'report';
const S = which === 'report'
  ? { at: '/app/relatorios-financeiros', field: 'Período', values: ['tudo', '1ano'], ready: '[class*="MuiChartsSvgLayer-root"]' }
  : { at: '/app/historico?paciente=ana', field: 'Status', values: ['all', 'nao-compareceu'], ready: 'tbody [data-record]' };
await buildApp();
const server = await startServer({ now: Date.now() });
const profile = await ProfileOnDisk.create();
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
  await profile.withProcess(true, async (page) => {
    await page.goto(origin + S.at);
    await page.locator(S.ready).first().waitFor({ state: 'attached', timeout: 60000 });
    await page.waitForTimeout(2000);
    const id = await page.getByLabel(S.field, { exact: true }).getAttribute('id');
    const choose = `[id="${id}"]`;
    const all: number[] = [];
    for (let i = 0; i < 8; i++) { const t = await paintedIn(page, { choose, value: S.values[i % 2 ? 0 : 1]! }); if (i > 1) all.push(t); await page.waitForTimeout(300); }
    console.log('untraced', all.map(Math.round).join(' '), 'p50', Math.round(median(all)));
    const cdp = await page.context().browser()?.newBrowserCDPSession?.() ?? await page.context().newCDPSession(page);
    const events: any[] = [];
    cdp.on('Tracing.dataCollected', ({ value }: any) => events.push(...value));
    await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'blink.user_timing', 'v8.execute', 'disabled-by-default-v8.cpu_profiler'] } } as any);
    const changes: number[] = [];
    for (let i = 0; i < 6; i++) { await page.evaluate(() => { performance.mark('go'); }); changes.push(await paintedIn(page, { choose, value: S.values[i % 2 ? 0 : 1]! })); await page.evaluate(() => { performance.mark('end'); }); await page.waitForTimeout(200); }
    const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r));
    await cdp.send('Tracing.end'); await done;
    console.log('traced', changes.map(Math.round).join(' '), events.length);
    writeFileSync('/tmp/trace.json', JSON.stringify({ traceEvents: events }));
  });
} finally { await profile.remove(); await server.stop(); }
process.exit(0);
