// Served in place of /sw.js when a version must be withdrawn: it answers no request, forgets cached files and retires.
// It never touches IndexedDB: what a person wrote on this device stays.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function forgetCaches() {
  for (const name of await caches.keys()) await caches.delete(name);
}

async function retire() {
  await self.clients.claim();
  await forgetCaches();
  // The former worker may have been answering a request, and have cached its file after this.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await forgetCaches();
  await self.registration.unregister();
}
