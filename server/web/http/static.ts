import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from '../endpoint/accepts.ts';
import { pagePolicy } from './security.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface StaticFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoded: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly headers: Readonly<Record<string, string>>;
}

export type StaticFiles = ReadonlyMap<string, StaticFile>;

const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;
const cacheControl = (path: string): string =>
  HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

function describe(path: string, body: Uint8Array<ArrayBuffer>): Record<string, string> {
  const isPage = path.endsWith('.html');
  return {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': cacheControl(path),
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    vary: 'accept-encoding',
    // A worker lives under the policy of its own script, so scripts carry the page's.
    'content-security-policy': pagePolicy(isPage ? new TextDecoder().decode(body) : ''),
  };
}

/** Reads a built client, with the compressed copies that stand beside its files, into memory. */
export async function loadStaticFiles(root: string): Promise<StaticFiles> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.map')) continue;
    const file = join(entry.parentPath, entry.name);
    contents.set(
      `/${relative(root, file).split(sep).join('/')}`,
      new Uint8Array(await readFile(file)),
    );
  }
  const files = new Map<string, StaticFile>();
  for (const [path, body] of contents) {
    if (ENCODINGS.some(([, suffix]) => path.endsWith(suffix))) continue;
    const encoded = new Map<string, Uint8Array<ArrayBuffer>>();
    for (const [encoding, suffix] of ENCODINGS) {
      const copy = contents.get(path + suffix);
      if (copy) encoded.set(encoding, copy);
    }
    files.set(path, { body, encoded, headers: describe(path, body) });
  }
  return files;
}

function send(c: Context, { body, encoded, headers }: StaticFile): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  const known = c.req
    .header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes((headers.etag ?? '').replace(/^W\//, ''))) return c.body(null, 304);
  for (const [encoding, copy] of encoded) {
    if (!accepts(c, encoding)) continue;
    c.header('content-encoding', encoding);
    return c.body(copy);
  }
  return c.body(body);
}

/** Whether a path names a screen of the app and no file. */
const isScreen = (path: string): boolean => extname(path) === '' && !path.startsWith('/assets/');

export interface StaticOptions {
  /** Serves the worker that removes itself in place of `/sw.js`. */
  readonly killServiceWorker?: boolean;
}

/** Answers files, and the page for the app's own routes. What it does not know goes on to the next handler. */
export const serveStatic = (
  files: StaticFiles,
  { killServiceWorker = false }: StaticOptions = {},
): MiddlewareHandler =>
  async function staticFiles(c, next) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const path = killServiceWorker && c.req.path === '/sw.js' ? '/sw-kill.js' : c.req.path;
    const file = files.get(path) ?? (isScreen(path) ? files.get('/index.html') : undefined);
    return file ? send(c, file) : next();
  };
