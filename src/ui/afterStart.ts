import { whenIdle } from './whenIdle.ts';

/** How long a first visit brings nothing but its first screen and its data. */
const START_MS = 3000;

/** Every script lies on this device, or no service worker will ever bring it. */
const isKept = (): boolean =>
  !('serviceWorker' in navigator) || navigator.serviceWorker.controller !== null;

let started: Promise<void> | null = null;

const start = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, START_MS));

/**
 * For what goes beyond the first screen: on a first visit it does not share the line with that screen and the first data.
 * Later, with all scripts on the device, it is there at once.
 */
export const afterStart =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    if (!isKept()) await (started ??= start());
    return load();
  };

const SOON = { longestMs: 1000, guessMs: 200 } as const;

/** For what every screen can do without: besides, the page has to rest. */
export const atRest = <T>(load: () => Promise<T>) =>
  afterStart(async () => {
    await new Promise<void>((resolve) => void whenIdle(resolve, SOON));
    return load();
  });
