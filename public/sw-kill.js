// Served in place of /sw.js when a version must be withdrawn: it retires itself and forgets cached files.
// It never touches IndexedDB: what a person wrote on this device stays.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
