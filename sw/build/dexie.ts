/**
 * Dexie as it is written for the browsers that we serve. What its package offers to bundlers is the script for those of 2015,
 * which is 2 kB larger, compressed, in the worker and again in the service worker.
 */
export const dexieOfToday = {
  find: /^dexie$/,
  replacement: 'dexie/dist/modern/dexie.min.mjs',
} as const;
