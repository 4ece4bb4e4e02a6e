import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** Beside Workbox's own caches, which hold what a first visit brings. */
const CACHE = 'sereno-later';
/** What the page says when it has nothing to do: see `src/app/serviceWorker.ts`. */
const BRING = 'BRING_LATER';
/** How many files at a time, so that the line stays free for the person. */
const LANES = 3;

/** What only Chromium tells of the line. */
interface Line {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** Whether the person may pay for what is loaded. */
const isMetered = ({ connection }: { readonly connection?: Line }): boolean =>
  connection?.saveData === true || connection?.type === 'cellular';

/**
 * Answers for the files that a first visit leaves out, and keeps each from its first use on; on a line that costs
 * nothing it brings them all when the page is idle, and at once where a new version follows an older one. Their names
 * carry a hash of their content, so that a version goes on with what the one before had.
 */
export function serveLater(files: readonly string[]): void {
  const known = new Set(files);
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && known.has(url.pathname),
    ({ request }) => fromCache(request),
  );
  const bring = async () => void (isMetered(navigator as object) || (await bringAll(files)));
  self.addEventListener('install', (event) => {
    // Whatever fails here comes when the page is idle.
    if (self.registration.active) event.waitUntil(bring().catch(() => undefined));
  });
  self.addEventListener('activate', (event) => event.waitUntil(forget(known)));
  self.addEventListener('message', (event) => {
    if ((event.data as { type?: string } | null)?.type === BRING) event.waitUntil(bring());
  });
}

async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  // A full disk must not stand between a person and a screen.
  if (answer.ok) await cache.put(request.url, answer.clone()).catch(() => undefined);
  return answer;
}

async function bringAll(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const waiting = [...files];
  const lane = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      // A line that breaks is tried again with the next file, or at the next idle moment.
      if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Files of older versions. */
async function forget(known: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  const old = (await cache.keys()).filter(({ url }) => !known.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
