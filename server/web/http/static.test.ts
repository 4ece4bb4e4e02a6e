import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStaticFiles, serveStatic } from './static.ts';

const PAGE = '<script type="importmap">{"imports":{}}</script><div id="root"></div>';
const CODE = 'export const answer = 42;';
let root: string;
let app: Hono;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sereno-static-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(root, 'sw.js'), 'worker');
  await writeFile(join(root, 'sw-kill.js'), 'killer');
  await writeFile(join(root, 'assets/index-Ab12Cd34.js'), CODE);
  await writeFile(join(root, 'assets/index-Ab12Cd34.js.map'), '{}');
  await writeFile(join(root, 'assets/index-Ab12Cd34.js.br'), brotliCompressSync(CODE));
  await writeFile(join(root, 'assets/index-Ab12Cd34.js.gz'), gzipSync(CODE));
  app = new Hono();
  app.use('*', serveStatic(await loadStaticFiles(root)));
  app.notFound((c) => c.text('nada', 404));
});

afterAll(() => rm(root, { recursive: true }));

const get = async (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers });

describe('static files', () => {
  it('lets a hashed file be kept for ever and asks again for the page and the worker', async () => {
    expect((await get('/assets/index-Ab12Cd34.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const path of ['/', '/index.html', '/sw.js', '/app/agenda'])
      expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  });

  it('sends the brotli copy where it is accepted, the gzip copy otherwise, and says so', async () => {
    const brotli = await get('/assets/index-Ab12Cd34.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('vary')).toBe('accept-encoding');
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(CODE);
    const gzip = await get('/assets/index-Ab12Cd34.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(await (await get('/assets/index-Ab12Cd34.js')).text()).toBe(CODE);
  });

  it('answers 304 to who has the file already', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answers every screen with the page, and a missing file or a source map with 404', async () => {
    expect(await (await get('/invite/abc')).text()).toBe(PAGE);
    for (const path of [
      '/assets/gone-00000000.js',
      '/assets/gone',
      '/x.png',
      '/assets/index-Ab12Cd34.js.map',
    ])
      expect((await get(path)).status).toBe(404);
    for (const path of ['/../package.json', '/assets/..%2f..%2fpackage.json'])
      expect((await get(path)).status).toBe(404);
  });

  it('allows no inline script but those that stand in the page', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*'/);
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('serves the worker that removes itself when told to', async () => {
    const killing = new Hono().use(
      '*',
      serveStatic(await loadStaticFiles(root), { killServiceWorker: true }),
    );
    expect(await (await killing.request('/sw.js')).text()).toBe('killer');
    expect(await (await get('/sw.js')).text()).toBe('worker');
  });
});
