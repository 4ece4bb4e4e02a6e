import { whenIdle } from './whenIdle.ts';

/** How long a first visit brings nothing but its first screen and its data. */
const START_MS = 3000;
/** With all scripts on the device: until the first screen stands. */
const REST = { longestMs: 1000, guessMs: 200 } as const;

/** Every script lies on this device, or no service worker will ever bring it. */
const isKept = (): boolean =>
  !('serviceWorker' in navigator) || navigator.serviceWorker.controller !== null;

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(() => whenIdle(resolve, REST), ms));

let started: Promise<void> | null = null;

/**
 * For what goes beyond the first screen: it comes once that one stands, and on a first visit does not share the line with it
 * and with the first data.
 */
export const afterStart =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    await (started ??= after(isKept() ? 0 : START_MS));
    return load();
  };
