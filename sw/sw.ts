import { Queue } from 'workbox-background-sync';
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { GOOGLE_CALLBACK } from '../src/domain/contract/googleCallback.ts';
import { drainDevice } from './drain.ts';
import { serveLater } from './later.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE = '/index.html';
/** Workbox hears `workbox-background-sync:` and this name, the tag that `src/app/serviceWorker.ts` registers. */
const OUTBOX_QUEUE = 'sereno-outbox';
/**
 * Addresses that are no screens: the server's own, and files. A query may hold anything. And the one whose page the server
 * answers with other headers than the stored one has.
 */
const NOT_SCREENS = [
  /^\/api(\/|\?|$)/,
  /^[^?]*\.[^/?]+(\?|$)/,
  new RegExp(`^${GOOGLE_CALLBACK}(\\?|$)`),
];

const files = self.__WB_MANIFEST;
precacheAndRoute(files);
cleanupOutdatedCaches();
serveLater(self.__LATER_FILES);
// So that a screen first visited after the network has gone finds its files.
clientsClaim();

// In development nothing is precached, and the page comes from the server.
if (files.length > 0)
  registerRoute(new NavigationRoute(createHandlerBoundToURL(PAGE), { denylist: NOT_SCREENS }));

self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// The trigger alone: nothing is ever put into Workbox's queue, whose replay can lose what it holds and forgets it after
// a week. The outbox is the store. Where there is no Background Sync, Workbox drains when the worker starts.
new Queue(OUTBOX_QUEUE, { onSync: drainDevice });
