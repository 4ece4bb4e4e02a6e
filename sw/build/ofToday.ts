/**
 * Dexie as it is written for the browsers that we serve. What its package offers to bundlers is the script for those of 2015,
 * which is 2 kB larger, compressed, in the worker and again in the service worker.
 */
export const dexieOfToday = {
  find: /^dexie$/,
  replacement: 'dexie/dist/modern/dexie.min.mjs',
} as const;

/** The router's store asks React for what React has had since its version 18, and carries a copy for those before. */
export const storeOfToday = {
  find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
  replacement: 'use-sync-external-store/with-selector.js',
} as const;
