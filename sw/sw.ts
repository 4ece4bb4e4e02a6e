import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { drainOfSession } from './drain.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE = '/index.html';
/** Under this tag the page asks to be helped out; see `src/app/serviceWorker.ts`. */
const OUTBOX_SYNC_TAG = 'sereno-outbox';
/** Addresses that are no screens: the server's own, and files. A query may hold anything. */
const NOT_SCREENS = [/^\/api(\/|\?|$)/, /^[^?]*\.[^/?]+(\?|$)/];

const files = self.__WB_MANIFEST;
precacheAndRoute(files);
cleanupOutdatedCaches();
// So that a screen first visited after the network has gone finds its files.
clientsClaim();

// In development nothing is precached, and the page comes from the server.
if (files.length > 0)
  registerRoute(new NavigationRoute(createHandlerBoundToURL(PAGE), { denylist: NOT_SCREENS }));

self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_SYNC_TAG) event.waitUntil(drainOfSession());
});
