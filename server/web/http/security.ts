import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { GOOGLE_CALLBACK } from '../../../src/domain/contract/googleCallback.ts';
import { SERVER_HEADER } from '../../../src/domain/sync/serverHeader.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The content policy for a page: scripts of ours, and those inline ones (the import map) that stand in this HTML.
 * Styles may be inline: Emotion adds them while the page runs, and a nonce would protect nothing, because the service
 * worker answers with one stored page for as long as a version lives.
 */
export function pagePolicy(html: string): string {
  const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(inline)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

const HEADERS: Readonly<Record<string, string>> = {
  [SERVER_HEADER]: '1',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
};

/** The calendar's sign-in is a pop-up that answers to the page that opened it. */
const OPENER = 'cross-origin-opener-policy';

/** Marks every answer as ours and closes what a browser would otherwise allow. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value);
  // Where that pop-up comes back from Google, a policy of its own would cut it off from its opener.
  if (c.req.path !== GOOGLE_CALLBACK) c.res.headers.set(OPENER, 'same-origin-allow-popups');
  if (!c.res.headers.has('content-security-policy'))
    c.res.headers.set('content-security-policy', NOTHING);
};

/** Answers of the API belong to one person at one moment. */
export const privateAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
};

/** Cancels the body of an answer to HEAD. Nobody reads it, and a stream would stay open. */
export const endUnread: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.method === 'HEAD') await c.res.body?.cancel();
};
